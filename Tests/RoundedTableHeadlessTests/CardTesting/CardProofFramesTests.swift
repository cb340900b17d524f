import CardTesting
import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Our cards in every frame of updates and gestures, by the same proof that apps use.
@MainActor @Suite struct CardProofFramesTests {
  private let follower = MoveFollower()

  private func screen(
    _ sections: String..., isEditing: Bool = false,
    _ change: (HeldScreen.DataSource) -> Void = { _ in }
  ) -> HeldScreen {
    .movable(sections, following: follower, isEditing: isEditing, change)
  }

  /// Looks at every frame until nothing moves any more.
  private func prove(
    _ screen: HeldScreen, innerRadius: CGFloat = 0, _ body: () -> Void
  ) throws {
    let proof = CardProof(of: screen.tableView, innerRadius: innerRadius)
    proof.start()
    body()
    HeadlessClock.advance(by: 0.5)
    try proof.stop()
    screen.settle()
  }

  @Test func ofAllKindsOfUpdates() throws {
    try HeadlessClock.held {
      let screen = screen("A:abc", "B:de")
      for sections in [["A:abcx", "B:de"], ["A:bc", "B:xde"], ["B:edxc", "A:b"], ["A:abcdefgh"]] {
        try prove(screen) {
          screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: true)
        }
      }
      try prove(screen) {
        screen.dataSource.applySnapshotUsingReloadData(LetterSnapshot(["A:ab", "B:cd"]))
      }
      try prove(screen) { screen.apply("A:ab", "B:cde", reconfiguring: ["a", "d"]) }
      try prove(screen) {
        screen.tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .left)
      }
      try prove(screen) { screen.tableView.reloadData() }
    }
  }

  @Test func ofRowsAndCardsThatStandApart() throws {
    try HeadlessClock.held {
      let screen = screen("A:abc", "B:de") {
        $0.style.cardSpacing = 8
        $0.style.rowSpacing = 4
        $0.style.innerRadius = 4
      }
      for sections in [["A:abcx", "B:de"], ["A:bc", "B:xde"], ["B:edxc", "A:b"]] {
        try prove(screen, innerRadius: 4) {
          screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: true)
        }
      }
    }
  }

  @Test func ofAnUpdateThatInterruptsAnother() throws {
    try HeadlessClock.held {
      let screen = screen("A:abc")
      try prove(screen) {
        screen.apply("A:abcd")
        HeadlessClock.advance(by: 0.1)
        screen.apply("A:bc")
        HeadlessClock.advance(by: 0.1)
        screen.apply("A:xbcd")
      }
    }
  }

  @Test(arguments: [false, true]) func underReduceMotion(_ fadesRows: Bool) throws {
    var device = HeadlessDevice.phone
    device.reduceMotion = true
    try HeadlessVariations.fadesRowsUnderReduceMotion.with(fadesRows) {
      try HeadlessDevice.with(device) {
        try HeadlessClock.held {
          let screen = HeldScreen(device)
          screen.apply("A:abc", "B:d")
          screen.settle()
          for sections in [["A:abcx", "B:d"], ["A:bcx", "B:"], ["B:xcb"]] {
            try prove(screen) {
              screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: true)
            }
          }
        }
      }
    }
  }

  @Test(arguments: [false, true]) func ofASwipe(separates: Bool) throws {
    try HeadlessClock.held {
      let screen = screen("A:abcde") { $0.style.separatesSwipedRows = separates }
      try prove(screen) {
        screen.swipe("c")
        HeadlessClock.advance(by: 0.1)
        screen.closeSwipe()
      }
      try prove(screen) { screen.swipe("e") }
      try prove(screen) { HeadlessHand(screen.tableView).tapAction(0) }
      #expect(screen.drawnSigns("abcd") == "╭││╰")
    }
  }

  @Test func ofADrag() throws {
    try HeadlessClock.held {
      let screen = screen("A:abxc", "B:defg", isEditing: true)
      try prove(screen) {
        screen.lift("x")
        for (section, row) in [(0, 3), (0, 0), (1, 2), (1, 4), (1, 0)] {
          screen.carry(to: section, row)
          HeadlessClock.advance(by: 0.12)
        }
        screen.drop()
      }
      #expect(screen.drawnSigns("abcxdefg") == "╭│╰╭│││╰")
    }
  }

  /// The delegate does not say where the row is: its former card stays open.
  @Test func aDragThatNobodyFollowsIsFound() throws {
    HeadlessClock.held {
      let screen = screen("A:abc", "B:defg", isEditing: true)
      follower.follows = false
      let wrong = #expect(throws: WrongFrame.self) {
        try prove(screen) {
          screen.lift("a")
          screen.carry(to: 1, 2)
        }
      }
      #expect(wrong?.indexPath == IndexPath(row: 1, section: 0))
      #expect(wrong?.expected == [.topLeft, .topRight])
    }
  }

  @Test func whileTheTableScrolls() throws {
    try HeadlessClock.held {
      let screen = screen("A:abcdefghijklmnopqrstuvwxyz")
      try prove(screen) {
        screen.apply("A:abcdefghijklmn", "B:opqrstuvwxyz")
        HeadlessClock.advance(by: 0.1)
        HeadlessHand(screen.tableView).scroll(by: 500)
      }
    }
  }

  /// The picture shows the frame, in which rows are on their way.
  @Test func thePictureShowsTheWrongFrame() throws {
    try HeadlessClock.held {
      let screen = screen("A:abc")
      let wrong = #expect(throws: WrongFrame.self) {
        try prove(screen) {
          screen.apply("A:xabc")
          HeadlessClock.advance(by: 0.15)
          let mask = CAShapeLayer()
          mask.path =
            UIBezierPath(
              roundedRect: CGRect(x: 16, y: 0, width: 358, height: 44), cornerRadius: 12
            ).cgPath
          screen.cell("b")?.layer.mask = mask
        }
      }
      let picture = try #require(wrong?.picture)
      let view = UIImageView(image: picture)
      #expect(view.frame.size == screen.window.bounds.size)
      let svg = HeadlessDrawing(of: view).svg(title: "\(String(describing: wrong))")
      #expect(svg.contains("mask="))
      #expect(svg.contains("translate(0 57)"), "the row above is half-way from 35 to 79")
    }
  }

  @Test func outsideAWindowThereIsNothingToLookAt() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      CardProof(of: UITableView(frame: .zero, style: .plain)).start()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("isn't in a window"))
  }
}
