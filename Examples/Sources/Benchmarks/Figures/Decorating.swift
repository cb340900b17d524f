import RoundedTable
@_spi(Headless) import UIKit

/// What it takes to decorate a reused cell in the style that it already has.
package struct Decorating: Encodable {
  package let allocations: Double
  package let views: Double
  package let layers: Double
  package let seconds: Spread

  @MainActor package init(times: Int = 100) {
    let decorator = CardDecorator()
    let screen = ContenderScreen(.plain)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    screen.tableView.addSubview(cell)
    let cards = [CapPosition.top, .middle, .bottom, .single].map {
      Card(position: $0, style: CardStyle())
    }
    func decorateAll() {
      UIView.performWithoutAnimation {
        for card in cards { decorator.decorate(cell, as: card, animated: false) }
      }
    }
    decorateAll()
    screen.window.layoutIfNeeded()
    decorateAll()
    let costs = (0..<times).map { _ in screen.cost { decorateAll() } }
    let count = Double(times * cards.count)
    allocations = Double(costs.map(\.allocations).reduce(0, +)) / count
    views = Double(costs.map(\.views).reduce(0, +)) / count
    layers = Double(costs.map(\.layers).reduce(0, +)) / count
    seconds = Spread(costs.map { $0.seconds / Double(cards.count) })
  }
}
