import UIKit

// An app's code as it stood before Swift concurrency: nothing of it says which actor it belongs to,
// and it is called on the main queue. UIKit's classes are imported from Objective-C, so Swift 5
// lets it pass.

protocol ListView: AnyObject {
  func show(_ titles: [String])
  func present(_ controller: UIViewController)
}

class ListPresenter: NSObject {
  private weak var view: ListView?
  private let cache = NSCache<NSString, UIImage>()
  private var isEditing = false
  private var table: UITableView?
  private var action: UISwipeActionsConfiguration?

  init(view: ListView) {
    self.view = view
    super.init()
  }

  func start(in table: UITableView) {
    self.table = table
    table.rowHeight = 44
    table.separatorStyle = .none
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.backgroundView = makeEmptyView()
    UIView.animate(withDuration: 0.2) { table.alpha = 1 }
  }

  func makeEmptyView() -> UIView {
    let label = UILabel()
    label.text = "Nothing"
    label.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [label])
    stack.axis = .vertical
    NSLayoutConstraint.activate([label.heightAnchor.constraint(equalToConstant: 20)])
    return stack
  }

  func toggle() {
    isEditing.toggle()
    table?.setEditing(isEditing, animated: !UIAccessibility.isReduceMotionEnabled)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.navigationItem.title = UIDevice.current.systemVersion
    view?.present(controller)
    action = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
    ])
  }

  func finish() { table?.window?.endEditing(UIApplication.shared.applicationState == .active) }
}

/// A delegate whose methods belong to nobody in particular.
final class ListDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

func makeList(with delegate: UITableViewDelegate?) -> UITableView {
  let table = UITableView(frame: .zero, style: .plain)
  table.delegate = delegate
  return table
}
