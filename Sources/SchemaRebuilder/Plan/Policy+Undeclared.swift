extension Policy {
  /// What becomes of the objects of the file that the schema does not name, kind by kind.
  ///
  /// What a tombstone names goes whatever is said here.
  public struct Undeclared: Hashable, Sendable {
    /// Tables, virtual ones too.
    public var tables: Treatment
    /// Views.
    public var views: Treatment
    /// Triggers.
    public var triggers: Treatment
    /// Indexes of declared tables; those of other tables stay and go with their tables.
    public var indexes: Treatment

    /// What becomes of an object.
    public enum Treatment: String, Hashable, Sendable, Codable, CaseIterable {
      /// It stays and is reported.
      case keep
      /// It goes; a table that holds rows only where that is allowed.
      case drop
      /// It is the hazard ``Hazard/Code/undeclared``; allowed by name, it stays.
      case refuse
    }

    /// Makes the rules for each kind; by default only indexes go.
    public init(
      tables: Treatment = .keep,
      views: Treatment = .keep,
      triggers: Treatment = .keep,
      indexes: Treatment = .drop
    ) {
      self.tables = tables
      self.views = views
      self.triggers = triggers
      self.indexes = indexes
    }

    /// Everything goes.
    public static let dropped: Undeclared = Undeclared(
      tables: .drop,
      views: .drop,
      triggers: .drop,
      indexes: .drop
    )
  }
}

extension Policy.Undeclared: Codable {
  /// Reads the rules; a kind that is not named has its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    tables = try values.decodeIfPresent(Treatment.self, forKey: .tables) ?? tables
    views = try values.decodeIfPresent(Treatment.self, forKey: .views) ?? views
    triggers = try values.decodeIfPresent(Treatment.self, forKey: .triggers) ?? triggers
    indexes = try values.decodeIfPresent(Treatment.self, forKey: .indexes) ?? indexes
  }
}
