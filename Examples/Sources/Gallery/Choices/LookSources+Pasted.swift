import Screens

extension LookSources {
  /// Looks from the page, as different as they can be, for screens like those of the gallery.
  private static var looks: [(name: String, look: LookChoice)] {
    var accounts = LookChoice()
    (accounts.radius, accounts.fill, accounts.edge) = (.twelve, .gradient, .shadow)
    (accounts.title, accounts.gaps) = (.none, .cards)
    var basket = LookChoice()
    (basket.radius, basket.fill, basket.edge) = (.twentySix, .color, .outline)
    (basket.title, basket.gaps) = (.inside, .rows)
    var trip = LookChoice()
    (trip.fill, trip.title) = (.material, .inside)
    return [
      ("Accounts", accounts), ("Basket", basket), ("Settings", LookChoice()), ("Trip", trip),
    ]
  }

  /// The complete screen of the README, with code of the page in place of its own look.
  package static func pasted(in readme: String) -> (name: String, text: String) {
    let screen = completeScreen(in: readme)
    let screens = looks.map { name, look in
      let lines = screen.flatMap { line in
        line == styleMark ? look.code(for: .dataSource).map { "    \($0)" } : [line]
      }
      return (["extension \(name)Look {"] + lines.map { $0.isEmpty ? $0 : "  \($0)" } + ["}"])
        .joined(separator: "\n")
    }
    let makers = looks.map { "    { \($0.name)Look.ContactsScreen(style: .grouped) }," }
    let spaces = looks.map { "enum \($0.name)Look {}" }
    let text = """
      import RoundedTable
      import UIKit

      /// The complete screen of the README, with looks of the page pasted into it.
      @MainActor package enum PastedLooks {
        package static let all: [() -> UIViewController] = [
      \(makers.joined(separator: "\n"))
        ]
      }

      \(spaces.joined(separator: "\n"))

      \(screens.joined(separator: "\n\n"))

      """
    return ("PastedLooks.swift", text)
  }

  /// Stands where the look is set.
  private static let styleMark = "<style>"

  /// The lines of the screen, without those that import modules and set its look.
  private static func completeScreen(in readme: String) -> [String] {
    var lines: [String] = []
    var isScreen = false
    var isLook = false
    for line in readme.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("nonisolated enum Section") { isScreen = true }
      if !isScreen { continue }
      if line == "```" { break }
      if line == "    dataSource.style.radius = 20" {
        lines.append(styleMark)
        isLook = true
      }
      if line.hasPrefix("    var snapshot") { isLook = false }
      // In here, lines are longer.
      let code = line.firstRange(of: "  //").map { line[..<$0.lowerBound] } ?? line
      if !isLook { lines.append(String(code)) }
    }
    return lines
  }
}
