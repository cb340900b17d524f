/// Neither, either or both of headers and footers.
///
/// It's a number, and not a set, whose code the compiler would write for these two values alone.
struct HeaderKinds: OptionSet {
  static let both: HeaderKinds = [HeaderKinds(.header), HeaderKinds(.footer)]

  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }

  init(_ kind: HeaderKind) { self.init(rawValue: kind == .header ? 1 : 2) }

  func contains(_ kind: HeaderKind) -> Bool { contains(HeaderKinds(kind)) }

  mutating func insert(_ kind: HeaderKind) { insert(HeaderKinds(kind)) }
}
