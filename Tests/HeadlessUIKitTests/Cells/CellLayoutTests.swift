import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor struct CellLayoutTests {
  @Test func aCellWithAShortTextIs44PointsHigh() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
  }

  @Test func aSubtitleMakesItHigher() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Place"
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height > 46)
  }

  @Test func constraintsDecideTheHeightOfACellOfTheAppsOwn() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 3),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -4),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 27)
  }

  /// As UIKit asks cells that their app lays out itself.
  @Test func aSizeOfTheAppsOwnDecidesTheHeightOfARow() {
    final class Cell: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 90)
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting.height == 90)
  }

  @Test func anAccessoryTakesItsRoomFromTheContent() {
    let stage = CellStage(cells: .default) { $0.accessoryView = UISwitch() }
    let cell = stage[0]
    let accessory = cell.accessoryView
    #expect(accessory?.superview === cell)
    #expect(accessory?.frame.maxX == cell.bounds.width - cell.directionalLayoutMargins.trailing)
    #expect(abs((accessory?.center.y ?? 0) - cell.bounds.midY) < 0.5)
    #expect(cell.contentView.frame.maxX < accessory?.frame.minX ?? 0)
  }

  @Test func rightToLeftMirrorsTheParts() {
    var device = HeadlessDevice.phone
    device.layoutDirection = .rightToLeft
    HeadlessDevice.with(device) {
      let stage = CellStage(on: device, cells: .default) { $0.accessoryView = UISwitch() }
      let cell = stage[0]
      #expect(cell.accessoryView?.frame.minX == cell.directionalLayoutMargins.trailing)
      #expect(cell.contentView.frame.maxX == cell.bounds.width)
    }
  }

  @Test func theSystemsAccessoriesAreRealViews() {
    let types: [UITableViewCell.AccessoryType] = [
      .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
    for type in types {
      let stage = CellStage(cells: .default) { $0.accessoryType = type }
      #expect(stage[0].contentView.frame.maxX < stage[0].bounds.width)
      stage[0].accessoryType = .none
      stage.layOut()
      #expect(stage[0].contentView.frame.maxX == stage[0].bounds.width)
    }
  }

  @Test func contentKeepsItsMarginWhileEditingShiftsIt() {
    let stage = CellStage(cells: .default) { $0.textLabel?.text = "Name" }
    let cell = stage[0]
    let start = cell.textLabel.map { cell.convert($0.bounds, from: $0).minX } ?? 0
    #expect(start == cell.directionalLayoutMargins.leading)
    stage.table.setEditing(true, animated: false)
    stage.layOut()
    #expect(cell.isEditing)
    #expect(cell.contentView.frame.minX == 40)
    let shifted = cell.textLabel.map { cell.convert($0.bounds, from: $0).minX } ?? 0
    #expect(shifted == start + 40)
  }

  @Test func theBackgroundStaysPutWhileEditing() {
    let stage = CellStage(.grouped, cells: .default) { $0.backgroundView = UIView() }
    stage.table.setEditing(true, animated: false)
    stage.layOut()
    let cell = stage[0]
    #expect(cell.backgroundView?.frame == cell.bounds)
    #expect(cell.subviews.first === cell.backgroundView)
  }

  @Test func editingMovesTheContentInTime() {
    let stage = CellStage(cells: .default)
    HeadlessClock.held {
      stage.table.setEditing(true, animated: true)
      let layer = stage[0].contentView.layer
      #expect(layer.frame.minX == 40)
      HeadlessClock.advance(by: 0.15)
      let shown = layer.presentation()?.frame.minX ?? 0
      #expect(shown > 0 && shown < 40)
      HeadlessClock.advance(by: 1)
      #expect(layer.presentation()?.frame.minX == 40)
    }
  }

  @Test func controlsLeaveInTimeAndAreThenGone() {
    let stage = CellStage(cells: .default)
    let cell = stage[0]
    let without = cell.subviews.count
    HeadlessClock.held {
      stage.table.setEditing(true, animated: false)
      stage.layOut()
      #expect(cell.subviews.count == without + 1)
      stage.table.setEditing(false, animated: true)
      #expect(cell.contentView.frame.minX == 0)
      #expect(cell.subviews.count == without + 1)
      HeadlessClock.advance(by: 1)
      #expect(cell.subviews.count == without)
    }
  }

  @Test(arguments: [true, false]) func aSwipedCellMovesAsOneAndKeepsItsMargins(
    movesFrame: Bool
  ) {
    HeadlessVariations.swipesMoveFrames.with(movesFrame) {
      let stage = CellStage(cells: .default) {
        $0.textLabel?.text = "Name"
        $0.backgroundView = UIView()
      }
      let cell = stage[0]
      let margins = cell.contentView.directionalLayoutMargins
      let frame = cell.frame
      let hand = HeadlessHand(stage.table)
      hand.swipe(IndexPath(row: 0, section: 0), .trailing)
      stage.layOut()
      #expect(cell.configurationState.isSwiped)
      #expect(cell.frame.minX == (movesFrame ? -74 : 0))
      #expect(cell.frame.size == frame.size)
      #expect(cell.convert(CGPoint.zero, from: cell.contentView).x == 0)
      #expect(stage.table.convert(CGPoint.zero, from: cell.contentView).x < 0)
      #expect(stage.table.convert(CGPoint.zero, from: cell.backgroundView).x < 0)
      #expect(cell.contentView.directionalLayoutMargins == margins)
    }
  }

  @Test func separatorsHideWhileTheRowIsSelected() {
    let stage = CellStage(cells: .default)
    let cell = stage[0]
    func lines() -> [UIView] {
      cell.subviews.filter { !$0.isHidden && $0.frame.height < 1 && $0.frame.height > 0 }
    }
    #expect(lines().count == 1)
    cell.isSelected = true
    #expect(lines().isEmpty)
    cell.isSelected = false
    #expect(lines().count == 1)
  }

  /// Insets of zero make a separator as long as the cell (Apple:
  /// UITableView.SeparatorInsetReference.fromCellEdges).
  @Test func separatorsFromEdgeToEdgeStaySoWhileEditing() {
    let stage = CellStage(cells: .default)
    func starts() -> [CGFloat] {
      stage.layOut()
      return stage[0].subviews.filter { $0.frame.height > 0 && $0.frame.height < 1 }.map(
        \.frame.minX)
    }
    stage.table.setEditing(true, animated: false)
    #expect(starts() == [56])
    stage.table.separatorInset = .zero
    #expect(starts() == [0])
    stage.table.separatorInset.left = 10
    #expect(starts() == [50])
    stage.table.separatorInset.left = 0
    stage.table.separatorInsetReference = .fromAutomaticInsets
    #expect(starts() == [56])
    stage[0].separatorInset = .zero
    #expect(starts() == [0])
  }

  private final class InsettingCell: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      separatorInset = UIEdgeInsets(top: 0, left: safeAreaInsets.left + 48, bottom: 0, right: 0)
    }
  }

  /// NetNewsWire's cells do so.
  @Test func aSeparatorInsetMayBeSetInEveryLayout() {
    var device = HeadlessDevice.phone
    device.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)
    let faults = HeadlessFaults.during {
      let window = UIWindow(device: device)
      let table = UITableView(frame: window.bounds, style: .plain)
      let source = OneRow()
      table.register(InsettingCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      window.addSubview(table)
      window.isHidden = false
      for _ in 0..<3 {
        table.visibleCells.first?.setNeedsLayout()
        window.layoutIfNeeded()
      }
    }
    #expect(faults == [])
  }

  private final class OneRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  @Test(arguments: [false, true])
  func contentPinnedToTheCellsSafeAreaIsBackAfterEditing(_ isTurned: Bool) {
    let device = isTurned ? HeadlessDevice.phone.rotated : .phone
    HeadlessClock.held {
      HeadlessDevice.with(device) {
        let view = UIView()
        let stage = CellStage(on: device) { path in
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          guard path.row == 1 else { return cell }
          view.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(view)
          NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: cell.safeAreaLayoutGuide.leadingAnchor),
            view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 20),
            view.heightAnchor.constraint(equalToConstant: 20),
          ])
          return cell
        }
        stage.layOut()
        @MainActor func place() -> CGFloat { view.convert(view.bounds, to: stage.table).minX }
        let before = place()
        #expect(before == device.safeAreaInsets.left)
        for isEditing in [true, false] {
          stage.table.setEditing(isEditing, animated: true)
          HeadlessClock.advance(by: 1)
          stage.layOut()
        }
        #expect(place() == before)
      }
    }
  }

  @Test func linesAroundSectionsStayWholeWhileEditing() {
    let stage = CellStage(.grouped, cells: .default)
    stage.table.setEditing(true, animated: false)
    stage.layOut()
    let lines = stage[2].subviews.filter { $0.frame.height > 0 && $0.frame.height < 1 }
    #expect(lines.map(\.frame.minX) == [0])
  }

  @Test func insetGroupedClipsTheCellItself() {
    let stage = CellStage(.insetGrouped, cells: .default)
    #expect(stage[0].layer.masksToBounds)
    #expect(stage[0].layer.cornerRadius == 10)
    #expect(stage[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(stage[1].layer.cornerRadius == 0)
  }
}
