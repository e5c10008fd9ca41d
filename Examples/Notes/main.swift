import Foundation
import SchemaRebuilderCLI

let tool = CommandLineTool(
  schema: NotesSchema.schema,
  version: NotesSchema.version,
  name: "notes-db"
)
exit(tool.run(Array(CommandLine.arguments.dropFirst())))
