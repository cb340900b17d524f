import Foundation

/// What a scroll view remembers beside its bounds.
struct ScrollState {
  var adjustedInset = UIEdgeInsets.zero
  var isDragging = false
  /// Counts the animated scrolls: a step of an older one does nothing.
  var animation = 0
  /// Whether the content moved toward its end last.
  var isTowardsEnd = true
  var lastOffset = CGPoint.zero
}
