import AppScreens
import UIKit

/// Built in `viewDidLoad` into an implicitly unwrapped property.
final class ViewDidLoadScreen: ScreenController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var dataSource: Letters!

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = makeLetters()
    show(0)
  }
  override func show(_ step: Int) {
    dataSource.apply(ScreenScript.snapshot(step), animatingDifferences: step > 0)
  }
}

/// Built by a lazy property when the first snapshot comes.
final class LazyScreen: ScreenController {
  private lazy var dataSource = makeLetters()

  override func show(_ step: Int) { dataSource.apply(ScreenScript.snapshot(step)) }
}

/// The table is the controller's view.
final class LoadViewScreen: ScreenController {
  private var dataSource: Letters?

  override func loadView() {
    view = table
    dataSource = makeLetters()
  }
  override func show(_ step: Int) {
    dataSource?.apply(ScreenScript.snapshot(step), animatingDifferences: step % 2 == 1)
  }
}

/// The app assigns `dataSource` once more, although the data source has done so.
final class AssignedAgainScreen: ScreenController {
  private lazy var dataSource = makeLetters()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = dataSource
  }
  override func show(_ step: Int) {
    dataSource.apply(ScreenScript.snapshot(step))
    table.dataSource = dataSource
  }
}

/// The table is replaced at run time, and its data source with it.
final class ReplacedTableScreen: ScreenController {
  private lazy var dataSource = makeLetters()

  override func show(_ step: Int) {
    if step == 2 {
      table.removeFromSuperview()
      table = stage.makeTable()
      dataSource = makeLetters()
      viewDidLoad()
    }
    dataSource.apply(ScreenScript.snapshot(step))
  }
}

/// The table is pinned by constraints, under a search field's worth of header.
final class PinnedScreen: ScreenController {
  private lazy var dataSource = makeLetters()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.translatesAutoresizingMaskIntoConstraints = false
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 56))
    table.tableFooterView = UIView()
    table.contentInset.bottom = 20
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
  override func show(_ step: Int) { dataSource.apply(ScreenScript.snapshot(step)) }
}
