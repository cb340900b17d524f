import UIKit

/// The `backgroundView` of a dressed cell, which draws the card inside the cell's safe area.
///
/// UIKit makes background views as large as the cell. The view knows nothing of its cell's state: it reports what happens to it.
package final class CardRowView: CardPartView {
  /// What happens to the view.
  enum Event {
    /// The cell has put something else in its place.
    case removed
    /// Its shape has got a frame or other corners.
    case shaped
    /// It has been laid out.
    case laidOut
    /// The row has another height than its slice was made for.
    case sized
    /// It has entered or left a window.
    case left
    /// Its traits have changed.
    case traits
    /// A backdrop has come or gone.
    case fill
    /// The app has set a colour on its background view, in whose place it finds the card.
    case color(UIColor?)
  }

  var report: (Event) -> Void = { _ in }
  /// The owner of the card.
  weak var slot: UIView?
  private weak var cell: UITableViewCell?
  /// Whether the card has been laid out since it was last shown without an animation.
  private var isPlaced = true

  package override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { report(.color(newValue)) }
  }

  package override func setUp() {
    super.setUp()
    followMarginsOfCell()
  }

  /// The fill of a card, with a view of the app's in it.
  struct Fill {
    var color: UIColor?
    var gradient: CardGradient?
    /// A view of the app's, in front of the colour.
    var view: UIView?
  }

  /// Shows a card, animated if called inside an animation block.
  func show(_ card: Card, fill: Fill) {
    let hasOtherStyle = card.resolved !== self.card.resolved
    show(card)
    show(fill)
    // Only what is on screen changes in step with the rows. Elsewhere the cell's place, size and margins are not known yet.
    if isPlaced, UIView.areAnimationsEnabled, cell?.isInSight == true {
      layOutShape()
      // Lines are where they were if only the position has changed.
      if hasOtherStyle { report(.laidOut) }
    } else {
      isPlaced = false
      setNeedsLayout()
    }
  }

  func show(_ fill: Fill) {
    shape.fillView.show(fill.color, fill.gradient)
    shape.fillView.host(fill.view)
  }

  /// Gives up the app's view.
  func release() { shape.fillView.host(nil) }

  package override func layoutSubviews() {
    super.layoutSubviews()
    if isPlaced { layOutShape() } else { place() }
    report(.laidOut)
  }

  /// Lays out a card that appears finished, also in an animated update.
  private func place() {
    isPlaced = true
    UIView.performWithoutAnimation {
      layOutShape()
      shape.draw()
    }
  }

  private func layOutShape() {
    layOutShape(in: cardRect(for: card))
    if let slice, slice.rowHeight != bounds.height { report(.sized) }
    report(.shaped)
  }

  /// Invalidates the layout with every layout of the cell.
  ///
  /// A cell sets the frame whenever it is laid out. A colour that the cell sets in its own layout is noticed this way.
  package override var frame: CGRect { didSet { setNeedsLayout() } }

  package override func sidesDidChange() { setNeedsLayout() }

  package override class var observesTraits: Bool { true }

  package override func traitsDidChange() {
    report(.traits)
    super.traitsDidChange()
  }

  /// Notices that the cell has removed its card: there is no callback for it.
  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let superview = superview as? UITableViewCell {
      cell = superview
    } else if superview == nil {
      report(.removed)
    }
  }

  /// Cells enter their table after they were dressed, and may leave it while they are marked.
  package override func didMoveToWindow() {
    super.didMoveToWindow()
    report(.left)
  }

  override func backdropDidChange() { report(.fill) }

  override var seenFrame: CGRect? {
    guard let cell, cell.isInSight else { return nil }
    return cell.layer.presentation()?.frame ?? cell.frame
  }
}

extension UIView {
  /// Makes a background's margins exactly those of the cell, which decide where content begins.
  func followMarginsOfCell() {
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = .zero
  }
}
