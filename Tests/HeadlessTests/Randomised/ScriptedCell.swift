@_spi(Headless) import UIKit

/// A cell that can be the first responder, as one with a text field in it.
final class ScriptedCell: UITableViewCell {
  override var canBecomeFirstResponder: Bool { true }
}
