import UIKit

/// What the cells of a table have counted.
@MainActor final class CellCounter {
  var provided = 0
  /// How often the state of a cell was asked for, from which it has to be built each time.
  var states = 0
  /// How often it was asked for in cells that were neither provided in the same frame nor came into
  /// sight.
  var statesOfOthers = 0
  /// How often something was put behind a cell.
  var backgrounds = 0
  /// The number of the current frame.
  var frame = 0
}

/// A cell that counts how often it is asked for its state, and how often its background is set.
final class CountingCell: UITableViewCell {
  private var counter: CellCounter?
  /// The frame in which it was provided, or came into sight.
  private var frameWhenNew = -1

  /// Called by the provider.
  func count(in counter: CellCounter) {
    self.counter = counter
    counter.provided += 1
    frameWhenNew = counter.frame
  }

  override var isHidden: Bool {
    didSet {
      if oldValue, !isHidden, let counter { frameWhenNew = counter.frame }
    }
  }

  override var configurationState: UICellConfigurationState {
    if let counter {
      counter.states += 1
      if frameWhenNew != counter.frame { counter.statesOfOthers += 1 }
    }
    return super.configurationState
  }

  override var backgroundView: UIView? {
    get { super.backgroundView }
    set {
      counter?.backgrounds += 1
      super.backgroundView = newValue
    }
  }

  /// Counts background configurations, which cannot be overridden, where they put a view behind the
  /// cell: they change one that is there.
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview === subviews.first, subview !== super.backgroundView { counter?.backgrounds += 1 }
  }
}
