import UIKit

/// What a row, a header or a footer draws of its card: the shape with its fill and outline, and
/// behind it the shadow.
package class CardBackgroundView: PlainView {
  /// The card that is shown.
  package private(set) final var card = Card.none
  final let shape = CardShapeView()
  private final var shadowView: CardShadowView?

  /// The share of what is drawn across the card; nil until the table's layout has given the part a
  /// place.
  final var slice: RowSlice? {
    didSet {
      guard slice != oldValue || slicedPiece != card.piece else { return }
      slicedPiece = card.piece
      shape.slice = slice ?? .whole
      layOutShadow()
    }
  }

  /// The piece of the card that had the slice: it may have become another one since.
  private final var slicedPiece: CapPosition?

  /// Whether the slice is that of the card that is shown.
  final var isSliced: Bool { slice != nil && slicedPiece == card.piece }

  /// Whether a view behind the rows fills the card, so that this one does not.
  final var showsBackdrop = false { didSet { if showsBackdrop != oldValue { setNeedsLayout() } } }

  /// The upper edge of the part in its table as it is on screen now; nil if it is not in sight.
  final var seenTop: CGFloat? {
    guard let row = enclosing(UITableViewCell.self) ?? superview, row.window != nil, !row.isHidden
    else { return nil }
    return (row.layer.presentation() ?? row.layer).frame.minY + shape.frame.minY
  }

  package override func setUp() {
    addSubview(shape)
  }

  func show(_ card: Card) {
    self.card = card
    shape.show(card)
  }

  /// Lays out the part in the coordinates of this view.
  final func layOutShape(in rect: CGRect) {
    if shape.frame != rect {
      shape.frame = rect
      // In the motion of the frame, which may be a gap that comes or goes. Its layout comes later.
      shape.draw()
    }
    layOutShadow()
  }

  package override func sidesDidChange() { setNeedsLayout() }

  package override class var observesTraits: Bool { true }

  private func layOutShadow() {
    // In front of a backdrop, which casts its own, a shadow would be seen through the row.
    guard let shadow = card.shadow, !showsBackdrop else {
      shadowView?.removeFromSuperview()
      shadowView = nil
      return
    }
    let view = shadowView ?? CardShadowView()
    if shadowView == nil {
      shadowView = view
      insertSubview(view, at: 0)
    }
    view.show(shadow, of: card, slice, isSliced: isSliced, in: shape.frame)
  }
}

/// What happens to the views of a card, which know nothing of the cell that they are in.
enum CardEvent {
  /// The cell has put something else in the place of the card.
  case displaced
  /// The card has been laid out.
  case laidOut
  /// The card has another shape, and lies where it was.
  case shaped
  /// The selection has come or gone, or has begun to fade.
  case marked
  /// The app has set a color on its own background, in whose place it finds the view.
  case colored(UIColor?)
}

/// The owner of a card, to which its views tell what happens to them.
@MainActor protocol CardOwner: AnyObject {
  func heard(_ event: CardEvent, from view: UIView)
}

/// The `backgroundView` of a decorated cell, which draws the card inside the cell's safe area.
///
/// UIKit makes background views as large as the cell. The view knows nothing of its cell's state:
/// its owner fills it, and is told what happens to it.
package final class CellBackgroundView: CardBackgroundView {
  weak var owner: (any CardOwner)?
  /// Whether the card has been laid out since it was last shown without an animation.
  private var isPlaced = true

  package override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { owner?.heard(.colored(newValue), from: self) }
  }

  package override func setUp() {
    super.setUp()
    followMarginsOfCell()
  }

  /// Shows a card, animated if called inside an animation block.
  override func show(_ card: Card) {
    let hasOtherStyle = card.resolved !== self.card.resolved
    super.show(card)
    // Only what is on screen changes in step with the rows. Elsewhere the cell's place, size and
    // margins are not known yet.
    if isPlaced, UIView.areAnimationsEnabled, enclosing(UITableViewCell.self)?.isInSight == true {
      layOut(hasOtherStyle ? .laidOut : .shaped)
    } else {
      isPlaced = false
      setNeedsLayout()
    }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard !isPlaced else { return layOut(.laidOut) }
    // A card appears finished, also in an animated update.
    isPlaced = true
    UIView.performWithoutAnimation { layOut(.laidOut) }
  }

  private func layOut(_ event: CardEvent) {
    let former = shape.frame
    layOutShape(in: cardRect(for: card))
    // Beside a gap, the part is elsewhere in another position, and with it the line below.
    owner?.heard(shape.frame == former ? event : .laidOut, from: self)
  }

  /// Invalidates the layout with every layout of the cell.
  ///
  /// A cell sets the frame whenever it is laid out. A color that the cell sets in its own layout
  /// is noticed this way.
  package override var frame: CGRect { didSet { setNeedsLayout() } }

  /// Notices that the cell has removed its card: there is no callback for it.
  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { owner?.heard(.displaced, from: self) }
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

/// A row's share of what is drawn across its card: where the card is, seen from the row.
///
/// A gradient's line and a shadow's path follow from it. All of them change linearly with the
/// frames of rows, which UIKit animates with one curve: so the shares of neighbors meet in every
/// frame of an update in which rows keep their heights.
struct RowSlice: Equatable {
  /// How far the row's top edge is below the card's, in points.
  var offset: CGFloat
  /// The height of the row, in points.
  var rowHeight: CGFloat
  /// The height of the card, in points.
  var cardHeight: CGFloat
  /// The room for a shadow above the row, in points: it falls on no other row.
  var roomAbove = CGFloat.infinity
  /// The room for a shadow below the row, in points.
  var roomBelow = CGFloat.infinity

  /// The slice of a row that is its card.
  static let whole = RowSlice(offset: 0, rowHeight: 1, cardHeight: 1)

  /// The line of a gradient in the unit square that a layer stretches to the row's size (Apple:
  /// CAGradientLayer.startPoint).
  func line(
    _ direction: CardGradient.Direction, isMirrored: Bool
  ) -> (start: CGPoint, end: CGPoint) {
    // A row that is hidden by its height has one from where it grows.
    let height = max(rowHeight, 1)
    switch direction {
    case .vertical:
      return (
        CGPoint(x: 0.5, y: -offset / height), CGPoint(x: 0.5, y: (cardHeight - offset) / height)
      )
    case .diagonal:
      // How fast colors change along either side of the row, and so along the line.
      let card = max(cardHeight, .leastNonzeroMagnitude)
      let step = CGPoint(x: 0.5, y: height / (2 * card))
      let length = step.x * step.x + step.y * step.y
      func point(_ color: CGFloat) -> CGPoint {
        let x = color * step.x / length
        return CGPoint(x: isMirrored ? 1 - x : x, y: color * step.y / length)
      }
      let first = -offset / (2 * card)
      return (point(first), point(first + 1))
    }
  }
}
