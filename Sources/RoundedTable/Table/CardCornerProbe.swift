import UIKit

/// Asks the system which radius a card has in its place: concentric with what contains the table, and not less than usual.
///
/// Cards are drawn with the radius as a number, on every system in the same way.
@available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *)
final class CardCornerProbe: UIView {
  /// What inset-grouped tables have been seen to use.
  ///
  /// Apple documents no radius. Shipping apps that draw such cards themselves have settled on this one for iOS 26, where they had
  /// 10 before: RevenueCat's customer center (`CustomerCenterStylingUtilities`), MyTonWallet (`insetSectionCornerRadius`).
  private static let usual: CGFloat = 26

  /// Tells that the radius is another than the one that was returned last.
  var onChange: (() -> Void)?
  private var returned: Double?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    cornerConfiguration = .corners(radius: .containerConcentric(minimum: Self.usual))
  }

  required init?(coder: NSCoder) {
    fatalError("CardCornerProbe is made by a data source")
  }

  /// The radius of a card with some inset that fills what is to be seen of a table.
  func radius(inset: Double, in tableView: UITableView) -> Double {
    // As large as a card may be: the radius depends on the view's geometry (Apple: UIView.effectiveRadius(corner:)).
    let visible = tableView.bounds
    frame = CGRect(
      x: inset, y: visible.minY, width: max(0, visible.width - 2 * inset), height: visible.height)
    let radius = current
    returned = radius
    return radius
  }

  private var current: Double {
    let radius = effectiveRadius(corner: .allCorners)
    return Double(radius.isFinite ? max(Self.usual, radius) : Self.usual)
  }

  /// Asks again: UIKit calls this when what the radius depends on has changed, because it is asked here.
  override func layoutSubviews() {
    super.layoutSubviews()
    if let returned, current != returned { onChange?() }
  }
}
