import Testing
@_spi(Headless) import UIKit
import UIKitFacts

/// The trials can tell one answer of a system from another.
@MainActor struct UIKitQuestionTests {
  private func shownWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController(nibName: nil, bundle: nil)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func answer(to question: UIKitQuestion, _ answers: [String: String]) async -> String {
    await HeadlessVariations.with(answers) {
      let window = shownWindow()
      return Task.immediate { await question.answer(in: window) }
    }.value
  }

  /// The variations that questions with another name ask about; nil where none answers.
  private static let variations: [String: String?] = [
    "indicators and index under an inset": nil, "default focusEffect and hoverStyle": nil,
    "copies of a focusEffect": nil, "one view for both selections": nil,
    "duration, curve and keys of row animations": "rowAnimationDuration",
    "rows that slide out": nil, "offset of a narrower table": "narrowedTablesStayAside",
    "the indicator of a grouped table": "scrollIndicator",
    "defaults of new tables": "separatorInsetNamesEnd",
    "the background's frame in each layout": "layoutsSetBackgroundFrames",
    "a view in the cell": nil, "inset-grouped cards": nil,
    "a selection and its content": nil, "fill of a configuration": nil, "paths made alike": nil,
    "a table's header under an inset": nil,
    "a view behind cells and their layout": nil,
    "a follower and floating headers": nil, "the animations of rows and headers": nil,
    "a mask above a visual effect": nil, "visual effects in controls": nil,
    "width of headers": nil, "space above and below titles": nil,
    "top padding in grouped tables": nil,
    "the radius of a concentric probe": nil, "additionalSafeAreaInsets in a SwiftUI host": nil,
  ]

  @Test func everyAnswerLooksDifferent() async throws {
    var tried = 0
    for question in UIKitQuestion.all {
      guard let named = Self.variations[question.name, default: question.name] else {
        #expect(await answer(to: question, [:]) != "", "\(question.name)")
        continue
      }
      let variation = try #require(
        HeadlessVariations.all.first { $0.name == named }, "\(question.name)")
      var seen: Set<String> = []
      for choice in variation.answers {
        var device = HeadlessDevice.phone
        device.systemVersion =
          ["wideMargins", "separatorInsetNamesEnd"].contains(named) ? "26.0" : "15.0"
        seen.insert(
          await HeadlessDevice.with(device) {
            Task.immediate { await answer(to: question, [named: choice]) }
          }.value)
      }
      #expect(seen.count == variation.answers.count, "\(question.name): \(seen)")
      tried += 1
    }
    #expect(tried >= 25)
  }

  // MARK: What no variation answers

  private func seen(_ body: (FactTrial) -> Void) -> String {
    let trial = FactTrial(in: shownWindow())
    body(trial)
    return trial.end().seen
  }

  /// A cell that returns another copy of its focus effect each time.
  private final class CopyingCell: UITableViewCell {
    override var focusEffect: UIFocusEffect? {
      get { (super.focusEffect as? UIFocusHaloEffect)?.copied }
      set { super.focusEffect = newValue }
    }
  }

  /// A cell that stores its focus effect as it is.
  private final class StoringCell: UITableViewCell {
    private var stored: UIFocusEffect?
    override var focusEffect: UIFocusEffect? {
      get { stored }
      set { stored = newValue }
    }
  }

  @Test func copiesOfAFocusEffectAreSeen() async {
    #expect(
      await answer(to: .focusEffectCopies, [:])
        == "a copy is stored; the same each time; later changes do not reach it")
    #expect(
      seen { UIKitQuestion.noteFocusEffect(of: CopyingCell(), in: $0) }
        == "a copy is stored; another copy each time; later changes do not reach it")
    #expect(
      seen { UIKitQuestion.noteFocusEffect(of: StoringCell(), in: $0) }
        == "stored as it is; the same each time; later changes reach it")
  }

  /// A host that may set the insets of what it contains in each layout.
  private final class Host: UIViewController {
    let hosted = UINavigationController(
      rootViewController: UIViewController(nibName: nil, bundle: nil))
    var writes = false

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(hosted)
      view.addSubview(hosted.view)
      hosted.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if writes { hosted.additionalSafeAreaInsets = .zero }
    }
  }

  @Test(arguments: [false, true]) func insetsThatAHostSetsBackAreSeen(_ writes: Bool) async {
    let host = Host(nibName: nil, bundle: nil)
    host.writes = writes
    let window = shownWindow()
    window.rootViewController = host
    window.layoutIfNeeded()
    let seen = await UIKitQuestion.swiftUIHost.answer(in: window)
    #expect(seen.contains("later turn: kept") != writes, "\(seen)")
    #expect(host.hosted.additionalSafeAreaInsets == .zero)
    #expect(host.additionalSafeAreaInsets == .zero)
    #expect(await answer(to: .swiftUIHost, [:]) == "nothing is hosted in this window")
  }

  /// A cell in which no view is both backgrounds.
  private final class SeparateCell: UITableViewCell {
    override var multipleSelectionBackgroundView: UIView? {
      didSet {
        guard let view = multipleSelectionBackgroundView else { return }
        if selectedBackgroundView === view { selectedBackgroundView = nil }
      }
    }
  }

  @Test func whatMayEndTheProcessComesLast() {
    #expect(UIKitQuestion.all.last?.name == "a mask above a visual effect")
  }

  @Test func headersThatHugTheirTextAreSeen() async {
    var device = HeadlessDevice.pad
    device.userInterfaceIdiom = .vision
    let seen = await HeadlessDevice.with(device) {
      Task.immediate { await answer(to: .widthOfHeaders, [:]) }
    }.value
    #expect(seen.contains(/plain: [0-9.]{2,5} wide from 0.0 in 390.0/), "\(seen)")
    #expect(await answer(to: .widthOfHeaders, [:]).contains("plain: 390.0 wide"))
  }

  @Test func aSelectionInFrontOfTheContentIsSeen() async {
    #expect(
      await answer(to: .selectionInFront, [:])
        == "selected: behind it; scrolled away and back: behind it")
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let selection = UIView()
    cell.multipleSelectionBackgroundView = selection
    #expect(
      seen { UIKitQuestion.noteSelection(of: cell, "now", in: $0) } == "now: not shown")
    cell.addSubview(selection)
    #expect(
      seen { UIKitQuestion.noteSelection(of: cell, "now", in: $0) } == "now: in front of it")
  }

  @Test func aViewThatOneSelectionLosesIsSeen() async {
    #expect(
      await answer(to: .sharedSelection, [:])
        == "both keep it; both keep it; shown; shown in editing mode")
    #expect(
      seen { UIKitQuestion.noteSharedSelection(of: SeparateCell(), in: $0) }
        == "multipleSelectionBackgroundView takes it from [\"selectedBackgroundView\"]; both keep it"
    )
  }
}

extension UIFocusHaloEffect {
  fileprivate var copied: UIFocusEffect? { copy() as? UIFocusEffect }
}
