import Testing
@_spi(Headless) import UIKit

@MainActor struct CellSelectionTests {
  /// Counts how often it was put in and taken out.
  private final class Probe: UIView {
    var moves: [Bool] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      moves.append(newSuperview != nil)
    }
  }

  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  private let background = UIView()
  private let selected = Probe()

  init() {
    cell.backgroundView = background
    cell.selectedBackgroundView = selected
  }

  @Test func theSelectedBackgroundIsThereOnlyWhileSelected() {
    #expect(selected.moves.isEmpty)
    cell.isSelected = true
    #expect(selected.superview === cell)
    #expect(selected.frame == cell.bounds)
    cell.isSelected = false
    #expect(selected.superview == nil)
    #expect(selected.moves == [true, false])
  }

  @Test func highlightCountsAsWell() {
    cell.isHighlighted = true
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(selected.moves == [true])
    cell.isSelected = false
    #expect(selected.moves == [true, false])
  }

  @Test func itStandsJustAboveTheBackgroundView() {
    cell.isHighlighted = true
    #expect(cell.subviews[0] === background)
    #expect(cell.subviews[1] === selected)
    #expect(cell.subviews[2] === cell.contentView)
  }

  @Test func aBackgroundViewThatComesLaterGoesBelow() {
    cell.isSelected = true
    let late = UIView()
    cell.backgroundView = late
    #expect(cell.subviews[0] === late)
    #expect(cell.subviews[1] === selected)
  }

  @Test func anAnimatedDeselectionFadesFirst() {
    HeadlessClock.held {
      cell.setSelected(true, animated: false)
      cell.setSelected(false, animated: true)
      #expect(selected.superview === cell)
      #expect(selected.alpha == 0)
      HeadlessClock.advance(by: 1)
      #expect(selected.superview == nil)
      #expect(selected.alpha == 1)
    }
  }

  @Test func selectingAgainEndsTheFade() {
    HeadlessClock.held {
      cell.setSelected(true, animated: false)
      cell.setSelected(false, animated: true)
      HeadlessClock.advance(by: 0.1)
      cell.setSelected(true, animated: false)
      HeadlessClock.advance(by: 1)
      #expect(selected.superview === cell)
      #expect(selected.alpha == 1)
    }
  }

  @Test func selectionStyleNoneShowsNothing() {
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(cell.isSelected)
    #expect(selected.superview == nil)
  }

  @Test func withoutASelectedViewTheSystemShowsGray() {
    cell.selectedBackgroundView = nil
    cell.isSelected = true
    #expect(cell.selectedBackgroundView == nil)
    #expect(cell.subviews[1].backgroundColor == .systemGray4)
    #expect(cell.subviews[0] === background)
  }

  @Test func anOpaqueContentViewStaysOpaque() {
    cell.contentView.backgroundColor = .white
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(cell.contentView.backgroundColor == .white)
  }

  @Test func theDefaultBackgroundTurnsGrayWhileSelected() {
    let stage = CellStage(.grouped, cells: .default)
    stage[0].setSelected(true, animated: false)
    stage.layOut()
    #expect(stage[0].backgroundConfiguration?.backgroundColor == .systemGray4)
    stage[0].setSelected(false, animated: false)
    stage.layOut()
    #expect(
      stage[0].backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func multipleSelectionHasABackgroundOfItsOwn() {
    let stage = CellStage(cells: .default) {
      $0.selectedBackgroundView = UIView()
      $0.multipleSelectionBackgroundView = UIView()
    }
    stage[0].isSelected = true
    #expect(stage[0].selectedBackgroundView?.superview === stage[0])
    stage[0].isSelected = false
    stage.table.allowsMultipleSelection = true
    stage[1].isSelected = true
    #expect(stage[1].multipleSelectionBackgroundView?.superview === stage[1])
    #expect(stage[1].selectedBackgroundView?.superview == nil)
  }
}
