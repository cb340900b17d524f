import UIKit

extension UIKitQuestion {
  static let cells = [
    defaultBackgroundReturns, laysOutOnNewState, measuringLaysOutBackgrounds, selectionPlace,
    selectionCoversContent, selectionAwaitsLayout, customContentMargins, equatesPaths,
    focusEffectCopies, sharedSelection,
  ]

  static let defaultBackgroundReturns = UIKitQuestion("defaultBackgroundReturns") { trial in
    let finding = await UIKitFact.defaultBackground.check(beside: trial)
    trial.note("\(finding.holds): \(finding.seen)")
  }

  static let laysOutOnNewState = UIKitQuestion("laysOutOnNewState") { trial in
    let table = FactTable(in: trial.host) { $0.selectionStyle = .none }
    table.start("ab")
    guard let cell = trial.cell("a", in: table) else { return }
    let before = cell.layouts
    cell.isHighlighted = true
    table.tableView.layoutIfNeeded()
    trial.note("\(cell.layouts > before)")
  }

  private final class CountedView: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  static let measuringLaysOutBackgrounds = UIKitQuestion("measuringLaysOutBackgrounds") { trial in
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let background = CountedView()
    cell.backgroundView = background
    cell.textLabel?.text = "Text"
    trial.host.addSubview(cell)
    _ = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    trial.note("\(background.layouts > 0)")
    cell.removeFromSuperview()
  }

  static let selectionPlace = UIKitQuestion("selectionPlace") { trial in
    let (between, selected) = (UIView(), UIView())
    let table = FactTable(in: trial.host) {
      $0.backgroundView = UIView()
      $0.selectedBackgroundView = selected
    }
    table.start("a")
    guard let cell = trial.cell("a", in: table), let background = cell.backgroundView else {
      return
    }
    cell.insertSubview(between, aboveSubview: background)
    cell.isSelected = true
    table.layOut()
    guard let place = cell.subviews.firstIndex(of: selected),
      let other = cell.subviews.firstIndex(of: between)
    else { return trial.note("no selection") }
    trial.note(place < other ? "aboveBackground" : "belowContent")
  }

  static let selectionCoversContent = UIKitQuestion("selectionCoversContent") { trial in
    let table = FactTable(in: trial.host) { cell in
      guard cell.backgroundView == nil else { return }
      cell.backgroundView = UIView()
      cell.selectedBackgroundView = UIView()
    }
    table.tableView.allowsMultipleSelectionDuringEditing = true
    table.start("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    table.tableView.setEditing(true, animated: false)
    table.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    for row in [40, 0] {
      table.tableView.contentOffset.y = 44 * CGFloat(row)
      table.layOut()
    }
    guard let cell = trial.cell("b", in: table), let view = cell.selectedBackgroundView,
      let place = cell.subviews.firstIndex(of: view),
      let content = cell.subviews.firstIndex(of: cell.contentView)
    else { return trial.note("no selection") }
    trial.note("\(place > content)")
  }

  static let selectionAwaitsLayout = UIKitQuestion("selectionAwaitsLayout") { trial in
    let selected = UIView()
    let table = FactTable(in: trial.host) {
      $0.backgroundView = UIView()
      $0.selectedBackgroundView = selected
    }
    table.start("a")
    guard let cell = trial.cell("a", in: table) else { return }
    cell.isSelected = true
    trial.note("\(selected.superview == nil)")
  }

  /// Content of an app's own.
  private struct Content: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { ContentView(self) }
    func updated(for state: any UIConfigurationState) -> Content { self }
  }

  private final class ContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
  }

  static let customContentMargins = UIKitQuestion("customContentMargins") { trial in
    let table = FactTable(in: trial.host) { $0.contentConfiguration = Content() }
    table.start("a")
    guard let cell = trial.cell("a", in: table) else { return }
    let (content, own) = (cell.contentView.directionalLayoutMargins, cell.directionalLayoutMargins)
    trial.note("leading \(content.leading) in a cell with \(own.leading)")
  }

  static let equatesPaths = UIKitQuestion("equatesPaths") { trial in
    let box = CGRect(x: 0, y: 0, width: 100, height: 44)
    let paths = (0..<2).map { _ in UIBezierPath(roundedRect: box, cornerRadius: 10).cgPath }
    trial.note("\(paths[0] == paths[1])")
  }

  /// Whether a cell stores a copy of a focus effect, and whether it returns the same object each
  /// time.
  package static let focusEffectCopies = UIKitQuestion("copies of a focusEffect") { trial in
    let table = FactTable(in: trial.host)
    table.start("a")
    guard let cell = trial.cell("a", in: table) else { return }
    noteFocusEffect(of: cell, in: trial)
  }

  @MainActor package static func noteFocusEffect(of cell: UITableViewCell, in trial: FactTrial) {
    let effect = UIFocusHaloEffect(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 44), cornerRadius: 10, curve: .continuous)
    effect.position = .inside
    cell.focusEffect = effect
    guard let halo = cell.focusEffect as? UIFocusHaloEffect else { return trial.note("no halo") }
    trial.note(halo === effect ? "stored as it is" : "a copy is stored")
    trial.note(cell.focusEffect === halo ? "the same each time" : "another copy each time")
    effect.position = .outside
    let position = (cell.focusEffect as? UIFocusHaloEffect)?.position
    trial.note(position == .inside ? "later changes do not reach it" : "later changes reach it")
  }

  /// Whether one view can be a cell's background for a single selection and for several.
  package static let sharedSelection = UIKitQuestion("one view for both selections") { trial in
    let table = FactTable(in: trial.host)
    table.tableView.allowsMultipleSelectionDuringEditing = true
    table.start("a")
    guard let cell = trial.cell("a", in: table) else { return }
    noteSharedSelection(of: cell, in: trial)
    for isEditing in [false, true] {
      table.tableView.setEditing(isEditing, animated: false)
      table.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
      table.layOut()
      let isShown = cell.selectedBackgroundView?.superview != nil
      trial.note((isShown ? "" : "not ") + "shown" + (isEditing ? " in editing mode" : ""))
    }
  }

  @MainActor package static func noteSharedSelection(of cell: UITableViewCell, in trial: FactTrial)
  {
    let view = UIView()
    let properties = [
      ("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
      ("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView),
    ]
    for order in [properties, properties.reversed()] {
      for (_, property) in order { cell[keyPath: property] = nil }
      for (_, property) in order { cell[keyPath: property] = view }
      let lost = order.filter { cell[keyPath: $0.1] !== view }.map(\.0)
      trial.note(lost.isEmpty ? "both keep it" : "\(order[1].0) takes it from \(lost)")
    }
  }
}
