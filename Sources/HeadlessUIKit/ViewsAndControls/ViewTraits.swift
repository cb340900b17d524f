/// The traits of a view: what it overrides, what it last had in a window, and who wants to know of
/// a change.
struct ViewTraits {
  var overrides = TraitValues()
  var last: UITraitCollection?
  var registrations: [TraitChangeRegistration] = []
}
