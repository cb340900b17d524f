import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor struct ConfigurationTests {
  private func state(
    _ change: (inout UICellConfigurationState) -> Void
  ) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    change(&state)
    return state
  }

  @Test func aListBackgroundTurnsGrayWhenSelectedAndBack() {
    let selected = UIBackgroundConfiguration.listPlainCell().updated(
      for: state { $0.isSelected = true })
    #expect(selected.backgroundColor == .systemGray4)
    #expect(selected.updated(for: state { _ in }) == .listPlainCell())
  }

  @Test func aColorOfTheAppsOwnIsLeftAlone() {
    var configuration = UIBackgroundConfiguration.listPlainCell()
    configuration.backgroundColor = .red
    #expect(configuration.updated(for: state { $0.isSelected = true }).backgroundColor == .red)
  }

  @Test func noColorMeansTheTintColor() {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = nil
    #expect(configuration.resolvedBackgroundColor(for: .green) == .green)
    configuration.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(configuration.resolvedBackgroundColor(for: .green) == .blue)
  }

  @Test func configurationsCompareTheirValues() {
    var first = UIBackgroundConfiguration.clear()
    let second = first
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    first.backgroundInsets.leading = 4
    #expect(first != second)
    var text = UIListContentConfiguration.cell()
    #expect(text == .cell())
    text.textProperties.numberOfLines = 1
    #expect(text != .cell())
  }

  @Test func customStatesAreKept() {
    let key = UIConfigurationStateCustomKey("unread")
    let state = state { $0[key] = true }
    #expect(state[key] == AnyHashable(true))
    #expect(state != self.state { _ in })
  }

  @Test func insetsAndRadiusShapeTheBackgroundButNotACustomView() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let custom = UIView()
    var configuration = UIBackgroundConfiguration.clear()
    configuration.customView = custom
    configuration.cornerRadius = 8
    configuration.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = configuration
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    cell.layoutIfNeeded()
    custom.superview?.layoutIfNeeded()
    #expect(custom.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(custom.layer.cornerRadius == 0)
  }
}
