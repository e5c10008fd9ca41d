import Foundation
import SchemaRebuilder

struct Message: Codable {
  var id: Int
  var text: String
  var sent: Date?
  var isRead = false
}

nonisolated enum MessageSchema {
  static let schema = Schema { Table(for: Message.self, defaults: ["isRead": false]) }
}
