public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public enum DragState: Hashable, Sendable {
    case none, lifting, dragging
  }

  public enum DropState: Hashable, Sendable {
    case none, notTargeted, targeted
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

@available(*, unavailable)
extension UICellConfigurationState: Sendable {}
