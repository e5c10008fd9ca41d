// What the library takes within a process that is running already, as `bare.c` does for SQLite.
//
//     InProcessBenchmark launch DATABASE SCHEMA COUNT     a launch at which the version is equal
//     InProcessBenchmark difference DATABASE SCHEMA COUNT  reading and comparing both schemas
//     InProcessBenchmark plan DATABASE SCHEMA COUNT       the whole way to a plan, rehearsal included
//
// Each prints "wall cpu", the seconds of all rounds together.

import SchemaRebuilder

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

func now(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func text(of path: String) -> String {
  guard let file = fopen(path, "r") else { return "" }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
  return String(decoding: bytes, as: UTF8.self)
}

let arguments = CommandLine.arguments
guard arguments.count == 5, let count = Int(arguments[4]) else { exit(64) }
let path = arguments[2]
let rebuilder = try Rebuilder(Schema(sql: text(of: arguments[3])), version: 1)

func round() throws {
  switch arguments[1] {
  case "launch": _ = try rebuilder.run(at: path)
  case "difference": _ = try rebuilder.difference(at: path)
  case "plan": _ = try rebuilder.plan(at: path)
  default: exit(64)
  }
}

let wall = now(CLOCK_MONOTONIC)
let cpu = now(CLOCK_PROCESS_CPUTIME_ID)
for _ in 0..<count { try round() }
print(now(CLOCK_MONOTONIC) - wall, now(CLOCK_PROCESS_CPUTIME_ID) - cpu)
