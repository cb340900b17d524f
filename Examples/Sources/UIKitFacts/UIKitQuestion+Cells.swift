import UIKit

extension UIKitQuestion {
  static let cells = [
    defaultBackgroundReturns, laysOutOnNewState, measuringLaysOutBackgrounds, selectionPlace,
    selectionAwaitsLayout, customContentMargins,
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
}
