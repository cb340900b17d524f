/// What does not hold of single manners, each as "manner: check: moments".
///
/// A line begins with "plain: " or "grouped: " where the other table style holds, or fails in other moments.
enum MannerFailures {
  /// Differences that are meant, or that no data source can take away; the diagnosis names what an app can change.
  ///
  /// A picture from edge to edge covers round corners unless the style clips content. A table that isn't its controller's root
  /// view, or has index titles, cannot give its cards' inset to the safe area. A card keeps its shape whatever radius and insets the
  /// background has whose colour it takes. On the colour of an opaque content view, which UIKit would let cover it, the selection is
  /// seen.
  static let deliberate = """
    picture over the whole width: corners: at rest but editing, dragged, end of state 5, mirrored and editing
    cells as a nib makes them: fill: touched, tapped, mirrored and touched
    background with radius and insets: corners: at rest
    among other views, content at the edges: distance: always
    index titles, content at the edges: distance: always
    """

  /// Defects that are waiting to be mended; a line goes with its defect.
  static let known = """
<<<<<<< HEAD
    lines from edge to edge: lines: editing, dragged, mirrored and editing
    background view in updateConfiguration: card: editing at once
    background view in layoutSubviews: lines: editing, dragged, not editing, mirrored and editing
=======
    picture over the whole width: distance: swiped
    margins of the cell's own: distance: swiped
    margins of the content view's own: distance: swiped
    cells as a nib makes them: fill: touched, tapped, mirrored and touched
    frames set in layoutSubviews: distance: swiped
    lines from edge to edge: lines: editing, dragged, mirrored and editing
    background in updateConfiguration: card: always
    background in updateConfiguration: corners: at rest but state 2, dragged
    background in updateConfiguration: lines: at rest
    coloured background in updateConfiguration: card: always
    coloured background in updateConfiguration: corners: at rest but state 2, dragged
    coloured background in updateConfiguration: lines: at rest
    background view in updateConfiguration: card: always but editing at once
    background view in updateConfiguration: corners: at rest but state 2, dragged
    background view in updateConfiguration: lines: at rest
    background in a handler set once: card: always
    background in a handler set once: corners: at rest but state 2, dragged
    background in a handler set once: lines: at rest
    background in a handler set at every dequeue: card: always
    background in a handler set at every dequeue: corners: at rest but state 2, dragged
    background in a handler set at every dequeue: lines: at rest
    background edited in a handler: card: always
    background edited in a handler: corners: at rest but state 2, dragged
    background edited in a handler: lines: at rest
    background edited in the provider: fill: touched, tapped, mirrored and touched
    background in willDisplay: card: always
    background in willDisplay: corners: at rest but state 2, editing, dragged, not editing
    background in willDisplay: lines: at rest
    background view in willDisplay: card: always
    background view in willDisplay: corners: at rest but state 2, editing, dragged, not editing
    background view in willDisplay: lines: at rest
    background in prepareForReuse: fill: mirrored and touched
    background in layoutSubviews: card: always
    background in layoutSubviews: corners: at rest
    background in layoutSubviews: lines: at rest
    background view in layoutSubviews: card: always
    background view in layoutSubviews: corners: at rest
    background view in layoutSubviews: lines: at rest
    clear background: card: always
    clear background: corners: at rest
    clear background: fill: at rest
    background cleared in updateConfiguration: card: state 1 at once, state 1 on its way, state 1, swiped at once, swiped, action tapped at once, swipe closed, state 2 at once, state 2 on its way, state 2, dragged
    background cleared in updateConfiguration: corners: state 1, swiped, swipe closed, state 2, dragged
    background cleared in updateConfiguration: fill: state 1, swiped, swipe closed, state 2, dragged
    background cleared in updateConfiguration: lines: at rest
    background with a colour transformer: card: always
    background with a colour transformer: corners: at rest but state 2, dragged
    background with a colour transformer: lines: at rest
    background with a view: card: always
    background with a view: corners: at rest but state 2, dragged
    background with a view: fill: state 1, swiped, swipe closed, state 2, dragged
    background with a view: lines: at rest
    background with radius and insets: card: always
    background with radius and insets: corners: state 1, swiped, swipe closed, state 2, dragged
    background with radius and insets: lines: at rest
>>>>>>> 230b0605a736d41919551a2a5daab58eb4e39045
    """

  /// Whether there is no card to examine.
  static func losesCards(_ manner: String) -> Bool {
    expected(manner).contains { $0.contains("\(manner): card: ") }
  }

  static func expected(_ manner: String) -> [String] {
    let lines = (deliberate + "\n" + known).split(separator: "\n").map(String.init)
    return lines.filter { line in
      ["", "plain: ", "grouped: "].contains { line.hasPrefix("\($0)\(manner): ") }
    }
    .sorted()
  }

  static func lines(
    _ manner: String, _ plain: [RowCheck: String], _ grouped: [RowCheck: String]
  ) -> [String] {
    RowCheck.allCases.flatMap { check -> [String] in
      let text = "\(manner): \(check): "
      guard plain[check] != grouped[check] else { return plain[check].map { [text + $0] } ?? [] }
      let sides = [("plain: ", plain[check]), ("grouped: ", grouped[check])]
      return sides.compactMap { side, moments in moments.map { side + text + $0 } }
    }
    .sorted()
  }
}
