/// The labels and the image of the four cell styles, made when they are asked for.
struct CellLabels {
  enum Part {
    case text, detail
  }

  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?

  var isEmpty: Bool { text == nil && detail == nil && image == nil }
}
