/// The content view of a cell or header, and the configuration that it was made from.
struct ContentSlot {
  var view: UIView
  var configuration: (any UIContentConfiguration)?
}
