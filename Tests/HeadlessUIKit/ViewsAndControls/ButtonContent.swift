/// What a button shows in each of its states, and the views that show it.
struct ButtonContent {
  var type = UIButton.ButtonType.custom
  var titles: [UInt: String] = [:]
  var images: [UInt: UIImage] = [:]
  var label: UILabel?
  var imageView: UIImageView?

  mutating func set(title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
  mutating func set(image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }

  // A state without a value of its own shows the normal one.
  func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }
  func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }
}
