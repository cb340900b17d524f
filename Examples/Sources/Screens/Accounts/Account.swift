import RoundedTable
import UIKit

/// An account at a bank, as its server describes it.
nonisolated package struct Account: Hashable, Sendable, Identifiable {
  /// Money that has come or gone.
  package struct Entry: Hashable, Sendable {
    var text: String
    var amount: String

    package init(_ text: String, _ amount: String) {
      self.text = text
      self.amount = amount
    }
  }

  /// The bank's colors for its accounts.
  package enum Look: Hashable, Sendable {
    case everyday, savings, travel, shares
  }

  package var id: Int
  package var look: Look
  package var name: String
  package var number: String
  package var balance: String
  package var entries: [Entry]

  package init(
    id: Int, look: Look, name: String, number: String, balance: String, entries: [Entry]
  ) {
    self.id = id
    self.look = look
    self.name = name
    self.number = number
    self.balance = balance
    self.entries = entries
  }
}

extension Account {
  nonisolated static let examples = [
    Account(
      id: 1, look: .everyday, name: "Everyday", number: "•••• 4711", balance: "€2,480.20",
      entries: [
        Entry("Corner bakery", "−€4.60"), Entry("Salary", "+€3,120.00"), Entry("Rent", "−€980.00"),
      ]),
    Account(
      id: 2, look: .savings, name: "Savings", number: "•••• 0815", balance: "€9,150.00",
      entries: [Entry("Standing order", "+€250.00"), Entry("Interest", "+€18.30")]),
    Account(
      id: 3, look: .travel, name: "Lisbon in June", number: "•••• 1968", balance: "€640.00",
      entries: [Entry("Flight", "−€210.00"), Entry("From everyday", "+€300.00")]),
    Account(
      id: 4, look: .shares, name: "Shares", number: "•••• 2718", balance: "€5,312.75",
      entries: [Entry("World fund", "+€86.10"), Entry("Fee", "−€2.40")]),
  ]
}

extension Account.Look {
  var symbol: String {
    switch self {
    case .everyday: "creditcard.fill"
    case .savings: "banknote.fill"
    case .travel: "suitcase.fill"
    case .shares: "chart.bar.fill"
    }
  }

  /// From one corner of the card to the other, dark enough for white text.
  var colors: [UIColor] {
    switch self {
    case .everyday: [UIColor(0x3A36C8), UIColor(0x7A45E0)]
    case .savings: [UIColor(0x04636B), UIColor(0x0B7560)]
    case .travel: [UIColor(0xA31D45), UIColor(0xB3401B)]
    case .shares: [UIColor(0x16264F), UIColor(0x2F5FA8)]
    }
  }
}
