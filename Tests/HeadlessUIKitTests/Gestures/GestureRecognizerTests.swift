import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// What a finger's touches mean to gesture recognizers, and to the rows and controls under them.
@MainActor @Suite struct GestureRecognizerTests {
  private final class Target: NSObject {}

  private let screen = ListScreen([texts(0..<5)])
  private var hand: HeadlessHand { HeadlessHand(screen.table) }

  /// A recognizer that writes down the states in which it sends its action.
  private final class Diary {
    var entries: [String] = []
  }
  private let diary = Diary()

  private func attach<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView
  ) -> Recognizer {
    recognizer.onAction = { [diary] in diary.entries.append("\(name) \($0.state)") }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func doubleTap() -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = 2
    return recognizer
  }

  // MARK: Rows

  /// The well-known mistake: a recognizer that closes the keyboard keeps rows from being selected.
  @Test func aTapThatIsRecognizedIsNoneOfTheRows() throws {
    let root = try #require(screen.table.superview)
    let tap = attach(UITapGestureRecognizer(), "tap", to: root)
    hand.tap(.row(1))
    #expect(diary.entries == ["tap ended"])
    #expect(screen.selected.isEmpty)
    #expect(screen.cell(1)?.isHighlighted == false)
    tap.cancelsTouchesInView = false
    hand.tap(.row(1))
    #expect(diary.entries == ["tap ended", "tap ended"])
    #expect(screen.selected == [.row(1)])
    tap.isEnabled = false
    hand.tap(.row(2))
    #expect(diary.entries.count == 2)
    #expect(screen.selected == [.row(1), .row(2)])
    #expect(tap.state == .possible)
  }

  @Test func aRowThatCannotBeHighlightedStillGetsGestures() {
    screen.table.allowsSelection = false
    _ = attach(UITapGestureRecognizer(), "tap", to: screen.table)
    hand.tap(.row(1))
    #expect(diary.entries == ["tap ended"])
    #expect(screen.selected.isEmpty)
  }

  @Test func aViewInARowHasItsOwnTaps() throws {
    let cell = try #require(screen.cell(1))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    cell.contentView.addSubview(picture)
    let tap = attach(UITapGestureRecognizer(), "picture", to: picture)
    #expect(hand.tap(picture))
    #expect(diary.entries == ["picture ended"])
    #expect(screen.selected.isEmpty)
    #expect(picture.gestureRecognizers == [tap])
    hand.tap(.row(1))
    #expect(diary.entries.count == 1)
    #expect(screen.selected == [.row(1)])
    picture.removeGestureRecognizer(tap)
    #expect(picture.gestureRecognizers == nil)
    #expect(tap.view == nil)
    hand.tap(picture)
    #expect(screen.selected == [.row(1), .row(1)])
  }

  @Test func aHeaderIsTapped() throws {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    screen.table.tableHeaderView = header
    screen.layOut()
    let tap = attach(UITapGestureRecognizer(), "header", to: header)
    var place: CGPoint?
    tap.onAction = { place = $0.location(in: header) }
    #expect(hand.tap(header))
    #expect(place == CGPoint(x: 195, y: 30))
    #expect(screen.selected.isEmpty)
    #expect(tap.location(in: header) == .zero)
  }

  @Test func aViewBehindAnotherIsNotTapped() throws {
    let (view, cover) = (UIView(frame: screen.table.frame), UIView(frame: screen.table.frame))
    screen.window.addSubview(view)
    screen.window.addSubview(cover)
    _ = attach(UITapGestureRecognizer(), "view", to: view)
    #expect(!hand.tap(view))
    #expect(diary.entries.isEmpty)
  }

  // MARK: Several recognizers

  @Test func theInnerRecognizerKeepsTheOuterOneFromTheTap() throws {
    let root = try #require(screen.table.superview)
    _ = attach(UITapGestureRecognizer(), "inner", to: screen.table)
    _ = attach(UITapGestureRecognizer(), "outer", to: root)
    hand.tap(.row(1))
    #expect(diary.entries == ["inner ended"])
  }

  @Test func oneTapIsRecognizedBeforeTwo() {
    _ = attach(UITapGestureRecognizer(), "once", to: screen.table)
    _ = attach(doubleTap(), "twice", to: screen.table)
    hand.tap(.row(1), times: 2)
    #expect(diary.entries == ["once ended", "twice ended"])
    #expect(screen.selected.isEmpty)
  }

  // MARK: Controls

  private func button(in view: UIView) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(button)
    for (event, name) in [(UIControl.Event.touchUpInside, "up"), (.touchCancel, "cancel")] {
      button.addAction(
        UIAction { [diary] _ in diary.entries.append("button \(name)") }, for: event)
    }
    return button
  }

  /// A button comes before the recognizers of views around it, and after its own.
  @Test func aButtonIsTappedBeforeItsSuperview() throws {
    let content = try #require(screen.cell(1)).contentView
    let button = button(in: content)
    _ = attach(UITapGestureRecognizer(), "cell", to: content)
    hand.tap(button)
    #expect(diary.entries == ["button up"])
    diary.entries = []
    _ = attach(UITapGestureRecognizer(), "own", to: button)
    hand.tap(button)
    #expect(diary.entries == ["own ended", "button cancel"])
    #expect(!button.isHighlighted)
    #expect(screen.selected.isEmpty)
  }

  // MARK: Long presses

  @Test func aLongPressBeginsMovesAndEnds() throws {
    let press = attach(UILongPressGestureRecognizer(), "press", to: screen.table)
    let finger = try #require(hand.beginPress(.row(1)))
    #expect(diary.entries == ["press began"])
    #expect(screen.cell(1)?.isHighlighted == false)
    finger.move(to: try #require(screen.cell(3)))
    #expect(screen.table.indexPathForRow(at: press.location(in: screen.table)) == .row(3))
    finger.end()
    #expect(diary.entries == ["press began", "press changed", "press ended"])
    #expect(screen.selected.isEmpty)
    #expect(press.state == .possible)
  }

  @Test func aShortPressIsNoLongOne() {
    let press = attach(UILongPressGestureRecognizer(), "press", to: screen.table)
    hand.longPress(.row(1), for: 0.4)
    #expect(diary.entries.isEmpty)
    #expect(screen.selected == [.row(1)])
    press.minimumPressDuration = 0.3
    hand.longPress(.row(2), for: 0.4)
    #expect(diary.entries == ["press began", "press ended"])
    #expect(screen.selected == [.row(1)])
  }

  @Test func aLongPressIsNoTap() {
    _ = attach(UITapGestureRecognizer(), "tap", to: screen.table)
    _ = attach(UILongPressGestureRecognizer(), "press", to: screen.table)
    hand.longPress(.row(1))
    #expect(diary.entries == ["press began", "press ended"])
    diary.entries = []
    hand.tap(.row(1))
    #expect(diary.entries == ["tap ended"])
  }

  @Test func aFingerThatMovesTooEarlyDoesNotPress() throws {
    _ = attach(UILongPressGestureRecognizer(), "press", to: screen.table)
    let finger = try #require(hand.beginPress(.row(1), for: 0.1))
    finger.move(to: try #require(screen.cell(3)))
    finger.end()
    #expect(diary.entries.isEmpty)
  }

  @Test func aRecognizerThatIsTurnedOffIsCancelled() throws {
    let press = attach(UILongPressGestureRecognizer(), "press", to: screen.table)
    let finger = try #require(hand.beginPress(.row(1)))
    press.isEnabled = false
    finger.end()
    #expect(diary.entries == ["press began", "press cancelled"])
  }

  // MARK: Targets and subclasses

  @Test func targetsAreKeptAndFoundAgain() {
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: Selector("tapped"))
    tap.addTarget(target, action: Selector("alsoTapped"))
    #expect(tap.actions == [Selector("tapped"), Selector("alsoTapped")])
  }

  @Test func aRecognizerIsOneViewsAlone() {
    let (tap, first, second) = (UITapGestureRecognizer(), UIView(), UIView())
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil)
    #expect(tap.view === second)
    first.gestureRecognizers = [tap]
    #expect(second.gestureRecognizers == nil)
    first.gestureRecognizers = nil
    #expect(tap.view == nil)
  }

  /// Recognizes a touch as soon as it begins.
  private final class TouchRecognizer: UIGestureRecognizer {
    var resets = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      state = .began
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      state = .ended
    }
    override func reset() {
      super.reset()
      resets += 1
    }
  }

  @Test func aSubclassFollowsTheTouches() {
    let recognizer = attach(TouchRecognizer(), "touch", to: screen.table)
    #expect(!hand.touchDown(.row(1)))
    #expect(diary.entries == ["touch began"])
    hand.touchUp()
    #expect(diary.entries == ["touch began", "touch ended"])
    #expect(recognizer.resets > 0 && recognizer.state == .possible)
    #expect(screen.selected.isEmpty)
  }
}
