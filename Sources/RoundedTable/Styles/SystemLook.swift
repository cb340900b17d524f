/// The system's values for what a style leaves to the system.
struct SystemLook: Hashable {
  /// The radius of a card.
  var radius = Capabilities.formerRadius
  /// The distance from the sides of the screen to a card, and from the card's sides to its content.
  var margin = 16.0
  /// The distance from a card's trailing edge to the lines in it.
  var lineEnd = 0.0
  /// Whether the user has asked for shapes that do not depend on colours.
  var wantsOutlines = false
}
