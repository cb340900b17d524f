@_spi(Headless) import UIKit

/// A table that tells when it gets another width, and when it is asked to measure its rows again.
final class ScriptedTable: UITableView {
  /// Called before an empty batch that the script has not asked for.
  var willMeasure: (() -> Void)?
  /// Called after it.
  var onMeasuring: (() -> Void)?
  /// Called before the table is laid out in another width.
  var onNewWidth: (() -> Void)?
  private var width: CGFloat = 0
  /// Whether the script itself is at work on the table.
  var isScripted = false

  override func layoutSubviews() {
    if bounds.width != width {
      width = bounds.width
      onNewWidth?()
    }
    super.layoutSubviews()
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let isMeasuring = updates == nil && !isScripted
    if isMeasuring { willMeasure?() }
    super.performBatchUpdates(updates, completion: completion)
    if isMeasuring { onMeasuring?() }
  }

  func perform(_ script: (UITableView) -> Void) {
    isScripted = true
    script(self)
    isScripted = false
  }
}
