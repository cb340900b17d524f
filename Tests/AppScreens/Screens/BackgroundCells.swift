import UIKit

/// Apple's own pattern: the background by the state, in `updateConfiguration(using:)`.
final class UpdatingBackgroundCell: LabelCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
    if state.isHighlighted || state.isSelected { background.backgroundColor = .systemTeal }
    backgroundConfiguration = background
  }

  override func show(_ letter: String) {
    super.show(letter)
    isUserInteractionEnabled = letter != "e"
  }
}

/// The same with a color of the app's for every state.
final class ColoredBackgroundCell: LabelCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = state.isSelected ? .systemOrange : .systemYellow
    backgroundConfiguration = background
  }
}

/// A background view that is made anew whenever the state changes.
final class UpdatingViewCell: LabelCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let view = UIView()
    view.backgroundColor = state.isHighlighted ? .systemGreen : .systemMint
    backgroundView = view
  }
}

/// A handler that is set once.
final class HandlerCell: LabelCell {
  override func setUp() {
    super.setUp()
    configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.backgroundColor = state.isSelected ? .systemPurple : .systemPink
      cell.backgroundConfiguration = background
    }
  }
}

/// A handler that edits what is there.
final class EditingHandlerCell: LabelCell {
  override func setUp() {
    super.setUp()
    configurationUpdateHandler = { cell, state in
      var background = cell.backgroundConfiguration ?? .listGroupedCell()
      background.backgroundColor = state.isHighlighted ? .systemGray : .systemIndigo
      cell.backgroundConfiguration = background
    }
  }
}

/// No background.
final class ClearCell: LabelCell {
  override func setUp() {
    super.setUp()
    backgroundConfiguration = .clear()
  }
}

/// The background is cleared whenever the state changes.
final class UpdatingClearCell: LabelCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    backgroundConfiguration = .clear()
  }
}

/// A color that a transformer makes of another.
final class TransformingCell: LabelCell {
  override func setUp() {
    super.setUp()
    configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
      background.backgroundColor = .systemBlue
      background.backgroundColorTransformer = UIConfigurationColorTransformer { color in
        state.isSelected ? color : color.withAlphaComponent(0.3)
      }
      cell.backgroundConfiguration = background
    }
  }
}

/// A view in the background.
final class CustomViewCell: LabelCell {
  private let stripe: UIView = {
    let view = UIView()
    view.backgroundColor = .systemBrown
    return view
  }()

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var background = UIBackgroundConfiguration.clear()
    background.customView = stripe
    backgroundConfiguration = background
  }
}

/// A background with a radius and insets of its own.
final class InsetBackgroundCell: LabelCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
    background.backgroundColor = .systemCyan
    background.cornerRadius = 6
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 4, bottom: 2, trailing: 4)
    backgroundConfiguration = background
  }
}

/// The background is set when the cell goes back to the pool.
final class ReusingCell: LabelCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = .systemGreen
    backgroundConfiguration = background
  }
}

/// The background is set at every layout.
final class LayingOutCell: LabelCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    let color: UIColor = bounds.width > 500 ? .systemGreen : .systemMint
    guard backgroundConfiguration?.backgroundColor != color else { return }
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = color
    backgroundConfiguration = background
  }
}

/// Colors as of old: the cell's own, and a selected background.
final class OldColorsCell: LabelCell {
  override func setUp() {
    super.setUp()
    backgroundColor = .systemYellow
    let selected = UIView()
    selected.backgroundColor = .systemRed
    selectedBackgroundView = selected
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    label.textColor = highlighted ? .systemBlue : .label
  }
}
