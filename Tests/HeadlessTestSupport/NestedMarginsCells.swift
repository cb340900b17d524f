import UIKit

/// A stack pinned to the content view's edges that keeps to the margins which reach it.
package final class StackCell: UITableViewCell {
  package let stack = UIStackView()

  package override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "words ", count: 40)
    let around = UIStackView(arrangedSubviews: [label])
    for stack in [stack, around] {
      stack.axis = .vertical
      stack.isLayoutMarginsRelativeArrangement = true
      stack.preservesSuperviewLayoutMargins = true
    }
    stack.addArrangedSubview(around)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    stack.pinToEdges(of: contentView)
  }
  package required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A box pinned to the content view's edges, its label to the box's margins.
package final class BoxCell: UITableViewCell {
  package override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    let label = UILabel()
    label.text = "words"
    box.preservesSuperviewLayoutMargins = true
    box.addSubview(label)
    contentView.addSubview(box)
    for view in [box, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    box.pinToEdges(of: contentView)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
    ])
  }
  package required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
  package func pinToEdges(of view: UIView) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
