import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// What a finger's touches mean to gesture recognizers, and to the rows and controls under them.
@MainActor @Suite struct GestureRecognizerTests {
  private final class Target: NSObject {}

  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var isSimultaneous = false
    var touched: [UIView?] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      touched.append(touch.view)
      return receives
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
  }

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

  @Test func aRowIsHighlightedAtOnceOrWhenNoGestureWasRecognized() {
    let twice = attach(doubleTap(), "twice", to: screen.table)
    #expect(hand.touchDown(.row(1)))
    hand.cancelTouch()
    twice.delaysTouchesBegan = true
    #expect(!hand.touchDown(.row(1)))
    #expect(screen.cell(1)?.isHighlighted == false)
    hand.touchUp()
    #expect(screen.selected == [.row(1)])
    #expect(diary.entries.isEmpty)
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
    #expect(tap.location(in: header) == .zero && tap.numberOfTouches == 0)
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
    let inner = attach(UITapGestureRecognizer(), "inner", to: screen.table)
    _ = attach(UITapGestureRecognizer(), "outer", to: root)
    hand.tap(.row(1))
    #expect(diary.entries == ["inner ended"])
    let delegate = Delegate()
    delegate.isSimultaneous = true
    inner.delegate = delegate
    hand.tap(.row(1))
    #expect(diary.entries == ["inner ended", "inner ended", "outer ended"])
    #expect(delegate.touched.count == 1)
  }

  @Test func oneTapIsRecognizedBeforeTwoUnlessItHasToWait() {
    let once = attach(UITapGestureRecognizer(), "once", to: screen.table)
    let twice = attach(doubleTap(), "twice", to: screen.table)
    hand.tap(.row(1), times: 2)
    #expect(diary.entries == ["once ended", "twice ended"])
    diary.entries = []
    once.require(toFail: twice)
    hand.tap(.row(1), times: 2)
    #expect(diary.entries == ["twice ended"])
    hand.tap(.row(1))
    #expect(diary.entries == ["twice ended", "once ended"])
    #expect(screen.selected.isEmpty)
  }

  @Test func aDelegateMayRefuse() throws {
    let delegate = Delegate()
    let tap = attach(UITapGestureRecognizer(), "tap", to: screen.table)
    tap.delegate = delegate
    delegate.begins = false
    hand.tap(.row(1))
    #expect(screen.selected == [.row(1)])
    #expect(delegate.touched == [try #require(screen.cell(1)).contentView])
    (delegate.begins, delegate.receives) = (true, false)
    hand.tap(.row(2))
    #expect(screen.selected == [.row(1), .row(2)])
    #expect(diary.entries.isEmpty)
  }

  private final class ReluctantView: UIView {
    override func gestureRecognizerShouldBegin(
      _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
  }

  @Test func aViewMayRefuse() throws {
    let view = ReluctantView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    try #require(screen.cell(0)).contentView.addSubview(view)
    _ = attach(UITapGestureRecognizer(), "tap", to: view)
    hand.tap(view)
    #expect(diary.entries.isEmpty)
    #expect(screen.selected == [.row(0)])
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
    tap.removeTarget(target, action: Selector("tapped"))
    #expect(tap.actions == [Selector("alsoTapped")])
    tap.removeTarget(nil, action: nil)
    #expect(tap.actions.isEmpty)
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
