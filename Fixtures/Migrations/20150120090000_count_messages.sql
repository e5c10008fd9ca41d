UPDATE conversation
  SET messages = (SELECT count(*) FROM message WHERE conversation = conversation.id);
CREATE TRIGGER message_added AFTER INSERT ON message BEGIN
  UPDATE conversation SET messages = messages + 1 WHERE id = new.conversation;
END;
CREATE TRIGGER message_gone AFTER DELETE ON message BEGIN
  UPDATE conversation SET messages = messages - 1 WHERE id = old.conversation;
END;
