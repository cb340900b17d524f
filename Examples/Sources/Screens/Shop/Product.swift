/// Something that the shop sells.
nonisolated package struct Product: Hashable, Sendable {
  /// Whose picture it has.
  package enum Kind: Hashable, Sendable, CaseIterable {
    case apples, bananas, carrots, bread, cheese
  }

  var kind: Kind
  var name: String
  var unit: String
  /// What one costs, in cents.
  var price: Int

  package init(_ kind: Kind, _ name: String, _ unit: String, price: Int) {
    self.kind = kind
    self.name = name
    self.unit = unit
    self.price = price
  }
}

/// The shelves of a shop, what it calls a basket and its total, and its currency.
nonisolated package struct Market: Hashable, Sendable {
  package struct Shelf: Hashable, Sendable {
    var name: String
    var products: [Product]

    package init(_ name: String, _ products: [Product]) {
      self.name = name
      self.products = products
    }
  }

  var shelves: [Shelf]
  var basket: String
  var total: String
  var currency: String

  package init(shelves: [Shelf], basket: String, total: String, currency: String) {
    self.shelves = shelves
    self.basket = basket
    self.total = total
    self.currency = currency
  }

  /// An amount of cents, as it stands on a price tag.
  func text(ofPrice cents: Int) -> String {
    let rest = cents % 100
    return "\(currency)\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension Market {
  nonisolated static let example = Market(
    shelves: [
      Shelf(
        "Fruit and vegetables",
        [
          Product(.apples, "Apples", "1 kg", price: 240),
          Product(.bananas, "Bananas", "1 kg", price: 180),
          Product(.carrots, "Carrots", "A bunch", price: 150),
        ]),
      Shelf(
        "From the counter",
        [
          Product(.bread, "Rye bread", "750 g", price: 420),
          Product(.cheese, "Mountain cheese", "300 g", price: 560),
        ]),
    ], basket: "Basket", total: "Total", currency: "€")
}
