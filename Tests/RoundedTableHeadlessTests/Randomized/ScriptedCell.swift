@_spi(Headless) import UIKit

/// A cell that can be the first responder, as one with a text field in it.
class ScriptedCell: UITableViewCell {
  override var canBecomeFirstResponder: Bool { true }
}

/// A cell that assigns its background in every state, as Apple's examples do.
final class UpdatingCell: ScriptedCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    backgroundConfiguration = RowLook.updating.configuration(for: state)
  }
}
