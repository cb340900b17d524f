/// Something that the shop sells.
nonisolated enum Product: String, Hashable, Sendable, CaseIterable {
  case apples = "Apples"
  case pears = "Pears"
  case bananas = "Bananas"
  case carrots = "Carrots"
  case bread = "Rye bread"
  case cheese = "Mountain cheese"

  static let fruit: [Product] = [.apples, .pears, .bananas, .carrots]
  static let counter: [Product] = [.bread, .cheese]

  /// What one costs, in cents.
  var price: Int {
    switch self {
    case .apples: 240
    case .pears: 290
    case .bananas: 180
    case .carrots: 150
    case .bread: 420
    case .cheese: 560
    }
  }

  var unit: String {
    switch self {
    case .apples, .pears, .bananas: "1 kg"
    case .carrots: "A bunch"
    case .bread: "750 g"
    case .cheese: "300 g"
    }
  }

  /// An amount of cents, as it stands on a price tag.
  static func text(ofPrice cents: Int) -> String {
    let rest = cents % 100
    return "€\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
