import Foundation

/// Where the parts of a cell stand, in its own coordinates.
struct CellGeometry {
  static let editingShift: CGFloat = 40
  static let controlSide: CGFloat = 22
  static let contentGap: CGFloat = 10
  private static let reorderSize = CGSize(width: 24, height: 16)

  var content = CGRect.zero
  var accessory = CGRect.zero
  var control = CGRect.zero
  var reorder = CGRect.zero

  struct Input {
    var size: CGSize
    var margins: NSDirectionalEdgeInsets
    /// The part of the safe area that content keeps out of.
    var safeArea = NSDirectionalEdgeInsets.zero
    /// What the section index takes at the trailing edge.
    var indexWidth: CGFloat = 0
    var isShifted = false
    var showsControl = false
    var showsReorder = false
    var accessory: CGSize?
    var accessoryGap = CellGeometry.contentGap
    var isMirrored = false
    var scale: CGFloat = 1
  }

  init(_ input: Input) {
    let size = input.size
    func centered(_ part: CGSize, x: CGFloat) -> CGRect {
      let y = ((size.height - part.height) / 2 * input.scale).rounded() / input.scale
      return CGRect(x: x, y: y, width: part.width, height: part.height)
    }
    let side = Self.controlSide
    control = centered(
      CGSize(width: side, height: side),
      x: input.showsControl ? input.margins.leading : -side - input.margins.leading)

    var end = size.width - input.margins.trailing - input.indexWidth
    var contentEnd = size.width - input.safeArea.trailing - input.indexWidth
    reorder = centered(Self.reorderSize, x: size.width + input.margins.trailing)
    if input.showsReorder {
      reorder.origin.x = end - Self.reorderSize.width
      end = reorder.minX - Self.contentGap
      contentEnd = end
    }
    if let part = input.accessory {
      accessory = centered(part, x: end - part.width)
      contentEnd = accessory.minX - input.accessoryGap
    }
    let start = input.safeArea.leading + (input.isShifted ? Self.editingShift : 0)
    content = CGRect(
      x: start, y: 0, width: max(0, contentEnd - start), height: size.height)
    if input.isMirrored { mirror(in: size.width) }
  }

  private mutating func mirror(in width: CGFloat) {
    content = content.mirrored(in: width)
    accessory = accessory.mirrored(in: width)
    control = control.mirrored(in: width)
    reorder = reorder.mirrored(in: width)
  }
}
