/* From here on versions have milliseconds. */
CREATE INDEX message_by_conversation ON message (conversation, id)
