import RoundedTable
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct PreviewParametersTests {
  private func parameters(_ screen: CardScreen, _ item: String) -> [UIPreviewParameters] {
    guard let indexPath = screen.dataSource.indexPath(for: item) else { return [] }
    return [
      screen.dataSource.previewParameters(forRowAt: indexPath),
      screen.dataSource.dragPreviewParameters(forRowAt: indexPath),
    ]
    .compactMap(\.self)
  }

  @Test func theyHaveTheShapeOfTheRowsPartOfTheCard() throws {
    let screen = CardScreen()
    screen.show("A:abc", "B:d")
    for item in ["a", "b", "c", "d"] {
      let cell = try #require(screen.cell(item))
      let parameters = parameters(screen, item)
      #expect(parameters.count == 2)
      for parameters in parameters {
        #expect(parameters.visiblePath?.cgPath == screen.dataSource.cardPath(for: cell).cgPath)
        #expect(parameters.backgroundColor == .clear)
      }
    }
    screen.show("A:ab")
    let path = parameters(screen, "b").first?.visiblePath
    #expect(path?.contains(CGPoint(x: 17, y: 43)) == false)
  }

  @Test func whereAViewFillsTheCardTheyHaveItsFallback() {
    let screen = CardScreen()
    func backgrounds(_ fill: CardFill) -> [UIColor?] {
      screen.dataSource.style.fill = fill
      return parameters(screen, "a").map { $0.backgroundColor }
    }
    screen.dataSource.style.shadow = CardShadow()
    screen.show("A:ab")
    #expect(backgrounds(.color(.systemPink)) == [.clear, .clear])
    let gradient = CardGradient(colors: [.systemRed, .systemBlue])
    #expect(backgrounds(.gradient(gradient)) == [.clear, .clear])
    let view = CardFill.view(id: 1, fallback: .systemTeal) { UIView(frame: .zero) }
    #expect(backgrounds(view) == [.systemTeal, .systemTeal])
  }

  @Test func withoutACardOrACellThereAreNone() {
    let screen = CardScreen()
    screen.dataSource.sectionStyle = { section, style in if section == "B" { style = .noCard } }
    screen.show("A:a", "B:b")
    #expect(parameters(screen, "a").count == 2)
    #expect(parameters(screen, "b").isEmpty)
    let nowhere = IndexPath(row: 7, section: 0)
    #expect(screen.dataSource.previewParameters(forRowAt: nowhere) == nil)
    #expect(screen.dataSource.dragPreviewParameters(forRowAt: nowhere) == nil)
    screen.dataSource.uninstall()
    #expect(parameters(screen, "a").isEmpty)
  }

  @Test func aRowFarOutOfSightHasNone() {
    let screen = CardScreen()
    screen.show("A:abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    #expect(parameters(screen, "a").count == 2)
    #expect(parameters(screen, "Z").isEmpty)
  }
}
