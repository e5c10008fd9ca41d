// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SchemaRebuilder",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "SchemaRebuilder", targets: ["SchemaRebuilder"]),
    .library(name: "SchemaRebuilderCLI", targets: ["SchemaRebuilderCLI"]),
    .library(name: "SchemaRebuilderTesting", targets: ["SchemaRebuilderTesting"]),
    .executable(name: "rebuilder", targets: ["rebuilder"]),
  ],
  traits: [
    .default(enabledTraits: ["SystemSQLite"]),
    .trait(name: "SystemSQLite", description: "Links the system's SQLite."),
    .trait(name: "SQLCipher", description: "Links SQLCipher, for encrypted databases."),
  ],
  targets: [
    // SQLite's C functions. Which library has them is for the traits to say. Its name is one that no
    // other package will have: SwiftPM takes each name once.
    .target(
      name: "SchemaRebuilderCSQLite",
      linkerSettings: [
        .linkedLibrary("sqlite3", .when(traits: ["SystemSQLite"])),
        .linkedLibrary("sqlcipher", .when(traits: ["SQLCipher"])),
      ]
    ),
    .target(name: "SchemaRebuilder", dependencies: ["SchemaRebuilderCSQLite"]),
    .target(name: "SchemaRebuilderCLI", dependencies: ["SchemaRebuilder"]),
    .executableTarget(name: "rebuilder", dependencies: ["SchemaRebuilderCLI"]),
    .target(name: "SchemaRebuilderTesting", dependencies: ["SchemaRebuilder"]),
    .testTarget(
      name: "SchemaRebuilderTests",
      dependencies: ["SchemaRebuilder", "SchemaRebuilderTesting"]
    ),
    .testTarget(
      name: "SchemaRebuilderCLITests",
      dependencies: ["SchemaRebuilderCLI", "SchemaRebuilderExample"]
    ),
    // It is in no product, so that packages which depend on this one do not build it.
    .executableTarget(
      name: "SchemaRebuilderExample",
      dependencies: ["SchemaRebuilderCLI"],
      path: "Examples/Notes"
    ),
    // A schema must also compile beside libraries that have types of the same names, and where
    // everything is on the main actor unless it says otherwise.
    .target(name: "SwiftUIStandIn", path: "Tests/StandIns/SwiftUIStandIn"),
    .target(name: "SwiftDataStandIn", path: "Tests/StandIns/SwiftDataStandIn"),
    .target(name: "GRDBStandIn", path: "Tests/StandIns/GRDBStandIn"),
    .target(name: "SQLiteStandIn", path: "Tests/StandIns/SQLiteStandIn"),
    .testTarget(
      name: "SchemaRebuilderNamesTests",
      dependencies: [
        "SchemaRebuilder", "SwiftUIStandIn", "SwiftDataStandIn", "GRDBStandIn", "SQLiteStandIn",
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// A program for libFuzzer has no `main` of its own: it links with `--sanitize=fuzzer` alone.
if Context.environment["FUZZ"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "ParserFuzz",
      dependencies: ["SchemaRebuilder", "SchemaRebuilderCSQLite"],
      path: "Tests/Fuzz",
      exclude: ["words.dict"]
    )
  )
}

// What `make bench` measures within one process.
if Context.environment["BENCHMARKS"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "InProcessBenchmark",
      dependencies: ["SchemaRebuilder"],
      path: "Benchmarks/InProcess"
    )
  )
}
