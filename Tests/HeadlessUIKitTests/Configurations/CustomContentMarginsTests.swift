import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct CustomContentMarginsTests {
  private struct Configuration: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { ContentView(self) }
    func updated(for state: any UIConfigurationState) -> Configuration { self }
  }
  private final class ContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: Configuration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func margins(_ configuration: any UIContentConfiguration) -> NSDirectionalEdgeInsets {
    let screen = ListScreen([])
    screen.onMake = { $0.contentConfiguration = configuration }
    screen.lists = [["a"]]
    screen.table.reloadData()
    screen.layOut()
    return screen.cell(0)?.contentView.directionalLayoutMargins ?? .zero
  }

  @Test func theViewHasItsOwnMarginsAtFirst() {
    #expect(margins(Configuration()).leading == 8)
  }

  @Test func theViewMayHaveTheCells() {
    HeadlessVariations.customContentMargins.with(.cells) {
      #expect(margins(Configuration()).leading == 16)
      #expect(margins(Configuration()).top == 11)
    }
  }

  @Test(arguments: HeadlessVariations.ContentMargins.allCases)
  func listContentDoesNotDependOnIt(answer: HeadlessVariations.ContentMargins) {
    let standard = margins(UIListContentConfiguration.cell())
    HeadlessVariations.customContentMargins.with(answer) {
      #expect(margins(UIListContentConfiguration.cell()) == standard)
    }
  }
}
