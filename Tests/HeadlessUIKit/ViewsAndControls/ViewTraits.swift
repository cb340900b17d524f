/// The traits of a view: what it overrides, what it last had in a window, and who wants to know of
/// a change.
struct ViewTraits {
  var last: UITraitCollection?
  /// What it reads since it has left its window, if that is what the device has.
  var outside: UITraitCollection?
  var registrations: [TraitChangeRegistration] = []
}
