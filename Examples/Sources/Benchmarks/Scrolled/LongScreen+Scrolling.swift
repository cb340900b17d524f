import AllocationCounter
@_spi(Headless) import UIKit

extension LongScreen {
  private static let step: CGFloat = 14

  /// Finds out which frames need a new cell, from the first after the jump to the last before the
  /// run of hidden rows comes into sight.
  func rehearsal() -> [Bool] {
    jump()
    var frames: [Bool] = []
    let end = tableView.rectForRow(at: table.last).maxY
    while tableView.bounds.maxY + Self.step <= end {
      let before = counter.provided
      showNext()
      frames.append(counter.provided > before)
    }
    return frames
  }

  /// Shows all that is between the place that is jumped to and the last rows.
  func scrollToEnd() {
    jump()
    for _ in 0..<30 { showNext() }
  }

  /// Scrolls on by small steps from one of the two places, and counts one kind of frames.
  ///
  /// - Parameters:
  ///   - frames: Which frames need a new cell.
  ///   - kind: Which frames are counted.
  /// - Returns: What they took.
  func scroll(through frames: [Bool], counting kind: FrameKind) -> FrameCounts {
    if kind == .afterwards { showTop() } else { jump() }
    var counts = FrameCounts()
    for needsCell in frames {
      if kind.isCounted(needsCell: needsCell) {
        counts = counts + count()
      } else {
        showNext()
      }
    }
    return kind == .arrival ? count() : counts
  }

  private func jump() {
    showTop()
    // Not `scrollToRow(at:at:animated:)`, which leaves room for a bar, in which the rows above
    // would be in sight.
    show(at: tableView.rectForRow(at: table.first).minY)
    settle()
  }

  private func showTop() {
    show(at: -tableView.adjustedContentInset.top)
    settle()
  }

  private func showNext() { show(at: tableView.contentOffset.y + Self.step) }

  /// Shows the next frame, in a method that a profiler can tell from others.
  @inline(never) private func showCountedFrame() { showNext() }

  private func count() -> FrameCounts {
    counter.frame += 1
    let (rectangles, provided) = (tableView.rectangles, counter.provided)
    let (states, others) = (counter.states, counter.statesOfOthers)
    let (backgrounds, allocations) = (counter.backgrounds, allocation_count())
    showCountedFrame()
    var counts = FrameCounts()
    counts.allocations = Int(allocation_count() - allocations)
    counts.frames = 1
    counts.cells = counter.provided - provided
    counts.rectangles = tableView.rectangles - rectangles
    counts.mostRectangles = counts.rectangles
    counts.states = counter.states - states
    counts.statesOfOthers = counter.statesOfOthers - others
    counts.backgrounds = counter.backgrounds - backgrounds
    return counts
  }
}
