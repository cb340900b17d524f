import Testing
@_spi(Headless) import UIKit

/// Views that are made of a type which is known later: `T()`.
@MainActor @Suite struct TypesOfViewsTests {
  private final class FramedView: UIView {
    var frames = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      frames += 1
    }
    required init?(coder: NSCoder) { fatalError("made in code") }
  }

  private final class SubtitleCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: "subtitle")
    }
    required init?(coder: NSCoder) { fatalError("made in code") }
  }

  private final class TitledView: UIView {
    let title: String
    init(title: String = "none", frame: CGRect = .zero) {
      self.title = title
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { fatalError("made in code") }
  }

  private func make<View: UIView>(_ type: View.Type) -> View { View() }
  private func make<View: UIView>(_ type: View.Type, _ frame: CGRect) -> View {
    View(frame: frame)
  }
  private let box = CGRect(x: 1, y: 2, width: 30, height: 40)

  @Test func aGenericFunctionMakesTheViewThatIsMeant() {
    #expect(make(FramedView.self).frames == 1)
    #expect(make(FramedView.self, box).frames == 1)
    #expect(make(FramedView.self, box).frame == box)
    #expect(make(UILabel.self).superview == nil)
    #expect(make(UISwitch.self).intrinsicContentSize == UISwitch().intrinsicContentSize)
    #expect(make(UITableView.self, box).style == .plain)
  }

  @Test func aCellIsMadeByItsOwnInitializer() {
    let cell = make(SubtitleCell.self)
    #expect(cell.reuseIdentifier == "subtitle")
    #expect(cell.detailTextLabel != nil)
    #expect(make(UITableViewHeaderFooterView.self).reuseIdentifier == nil)
  }

  @Test func aTypeInAListMakesItsViews() {
    let types: [UIView.Type] = [UIView.self, FramedView.self, UILabel.self, SubtitleCell.self]
    let views = types.map { $0.init() }
    for (type, view) in zip(types, views) { #expect(Swift.type(of: view) == type) }
    for type in types where !(type is UITableViewCell.Type) {
      let view = type.init(frame: box)
      #expect(Swift.type(of: view) == type)
      #expect(view.frame == box)
    }
  }

  @Test func initializersOfTheClassItselfComeFirst() {
    #expect(TitledView().title == "none")
    #expect(TitledView(frame: box).title == "none")
    #expect(FramedView().frames == 1)
    let view: UIView = .init(frame: box)
    #expect(view.frame == box)
  }

  @Test func aFunctionOfAllViewsMakesItsOwn() {
    #expect(FramedView.forLayout().frames == 1)
    #expect(!UILabel.forLayout().translatesAutoresizingMaskIntoConstraints)
  }

  /// With the words of Swift on all systems.
  @Test func aViewWithoutThatInitializerTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let types: [UIView.Type] = [TitledView.self]
      _ = types.map { $0.init() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Use of unimplemented initializer 'init(frame:)'"))
  }
}

extension UIView {
  /// As apps have it for views that constraints place.
  fileprivate static func forLayout() -> Self {
    let view = Self()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }
}
