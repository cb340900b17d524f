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

  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    cornerConfiguration = .corners(radius: .containerConcentric(minimum: Self.usual))
  }

  required init?(coder: NSCoder) {
    fatalError("CardCornerProbe is made by a data source")
  }

  /// The radius of a card with some inset in a table of some width.
  func radius(inset: Double, width: CGFloat) -> Double {
    frame = CGRect(x: inset, y: 0, width: max(0, width - 2 * inset), height: 0)
    return Double(effectiveRadius(corner: .allCorners))
  }
}
