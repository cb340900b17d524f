import AppScreens
import UIKit

/// What most of the screens share: a table that fills the view, and a delegate that notes what it
/// is told.
class ScreenController: BareScreenController, UITableViewDelegate {}

/// The same for screens that are asked for more: a protocol that a class has adopted isn't asked
/// on Linux for what a subclass adds.
class BareScreenController: UIViewController, DrivenScreen {
  let stage: Stage
  var table: UITableView

  init(_ stage: Stage) {
    self.stage = stage
    table = stage.makeTable()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letters"
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.delegate = self as? any UITableViewDelegate
    if table !== view { view.addSubview(table) }
  }

  func show(_ step: Int) {}

  /// What most providers do.
  func cell(_ indexPath: IndexPath, _ text: String) -> UITableViewCell {
    stage.note("cell \(text) at \(indexPath)")
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = text
    return cell
  }

  // MARK: UITableViewDelegate

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    stage.note("will display \(indexPath)")
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    stage.note("did end displaying \(indexPath)")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    stage.note("should highlight \(indexPath)")
    return true
  }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    stage.note("will select \(indexPath)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stage.note("did select \(indexPath)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    stage.note("did deselect \(indexPath)")
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    stage.note("will edit \(indexPath)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    stage.note("did edit \(String(describing: indexPath))")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    stage.note("did scroll to \(scrollView.contentOffset.y)")
  }
}

extension BareScreenController {
  typealias Letters = DiffableDataSource<String, String>

  /// The plainest data source over the controller's table.
  func makeLetters() -> Letters {
    Letters(tableView: table) { [weak self] _, indexPath, item in
      self?.cell(indexPath, item)
    }
  }
}
