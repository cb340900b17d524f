/// The traits of a view: what it overrides, what it last had, and who wants to know of a change.
struct ViewTraits {
  var overrides: UITraitCollection?
  var last: UITraitCollection?
  var observers: [TraitObserver] = []
}
