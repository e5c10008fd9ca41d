/// One token of SQL text; white space and comments are none.
struct Token: Hashable, Sendable {
  /// What the token is, as far as its spelling tells.
  enum Kind: Hashable, Sendable {
    /// A bare word: a keyword or a name.
    case word
    /// `"x"`: a name, or a string where no such name is known.
    case quotedName
    /// `[x]` or `` `x` ``.
    case bracketName
    /// `'x'`: a string, or a name where only a name may stand.
    case string
    /// `x'…'`.
    case blob
    /// An integer or floating-point number.
    case number
    /// `?`, `?1`, `:x`, `@x`, `$x` or `#x`.
    case variable
    /// Everything else: operators, parentheses, commas, dots and semicolons.
    case punctuation
  }

  /// What the token is.
  let kind: Kind
  /// Where the token stands, in UTF-8 bytes.
  let range: Range<Int>
}
