/// What a view tells assistive technologies, as it was set.
struct ViewAccessibility {
  var isElement = false
  var elements: [Any]?
  var hidesElements = false
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
}
