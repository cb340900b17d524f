import UIKit

extension UIKitQuestion {
  /// What cards assume of visual effects and of titles.
  static let effectsAndTitles = [
    effectsInControls, widthOfHeaders, placesOfTitles, paddingOfGroupedTables,
  ]

  /// What may end the process, and so comes after everything else.
  static let dangerous = [maskAboveEffect]

  /// Whether a mask above a visual effect view throws, as its documentation says.
  ///
  /// No mask of a lid's is ever above one. If nothing happens here, it could be.
  static let maskAboveEffect = UIKitQuestion("a mask above a visual effect") { trial in
    let (around, mask) = (UIView(frame: trial.host.bounds), UIView(frame: trial.host.bounds))
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    effect.frame = around.bounds
    around.addSubview(effect)
    trial.host.addSubview(around)
    around.layoutIfNeeded()
    mask.backgroundColor = .black
    mask.frame.origin.y = 100
    around.mask = mask
    around.layoutIfNeeded()
    // Until it has been drawn.
    try? await Task.sleep(nanoseconds: 200_000_000)
    trial.note("nothing is thrown, and the effect is \(effect.effect == nil ? "gone" : "kept")")
  }

  /// Which controls contain visual effect views of UIKit's own.
  ///
  /// Rows with a switch, slider or segmented control are cut as if they had none. Others that have
  /// one would not be cut.
  static let effectsInControls = UIKitQuestion("visual effects in controls") { trial in
    @MainActor func effects(in view: UIView) -> Int {
      view.subviews.map { effects(in: $0) }.reduce(view is UIVisualEffectView ? 1 : 0, +)
    }
    let field = UITextField()
    field.text = "text"
    let controls: [UIView] = [
      UISwitch(), UISlider(), UISegmentedControl(items: ["one", "two"]),
      UIButton(configuration: .filled()), field,
    ]
    for control in controls {
      control.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      trial.host.addSubview(control)
      control.layoutIfNeeded()
      trial.note("\(type(of: control)): \(effects(in: control))")
    }
    let table = FactTable(in: trial.host)
    table.start("a")
    if let cell = trial.cell("a", in: table) {
      cell.accessoryType = .detailDisclosureButton
      table.layOut()
      trial.note("cell: \(effects(in: cell))")
    }
  }

  @MainActor private static func titled(
    _ style: UITableView.Style, in trial: FactTrial
  ) -> (UITableView, TitledSource) {
    let table = UITableView(frame: trial.host.bounds, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = TitledSource(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    trial.host.addSubview(table)
    return (table, source)
  }

  private final class TitledSource: UITableViewDiffableDataSource<Int, Character> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Title" }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "Footer" }
  }

  @MainActor private static func label(in view: UIView) -> UILabel? {
    view as? UILabel ?? view.subviews.lazy.compactMap { label(in: $0) }.first
  }

  /// How wide the headers of a table are, and where they begin.
  ///
  /// In plain tables on visionOS they hug their text, and cards are as wide as rows all the same.
  package static let widthOfHeaders = UIKitQuestion("width of headers") { trial in
    for (name, style) in UITableView.Style.named where style != .insetGrouped {
      let (table, source) = titled(style, in: trial)
      await source.apply(FactTable.snapshot("ab"), animatingDifferences: false)
      table.layoutIfNeeded()
      let frame = table.headerView(forSection: 0)?.frame
      let place = frame.map { "\($0.width) wide from \($0.minX)" } ?? "not there"
      trial.note("\(name): \(place) in \(table.bounds.width), content \(table.contentSize.width)")
    }
  }

  /// How much more space a title in a grouped table has above its text than below it, which is
  /// outside the card if the title is inside; the other way round for footers.
  ///
  /// Assumed before iOS 26: 8.5 for headers and 8 for footers, and 0 since.
  static let placesOfTitles = UIKitQuestion("space above and below titles") { trial in
    for (name, style) in UITableView.Style.named {
      let (table, source) = titled(style, in: trial)
      var snapshot = FactTable.Snapshot()
      snapshot.appendSections([0, 1])
      for section in 0...1 {
        snapshot.appendItems([section == 0 ? "a" : "b"], toSection: section)
      }
      await source.apply(snapshot, animatingDifferences: false)
      table.layoutIfNeeded()
      for section in 0...1 {
        let views = [table.headerView(forSection: section), table.footerView(forSection: section)]
        for (kind, view) in zip(["header", "footer"], views) {
          guard let view, let text = label(in: view) else { continue }
          view.layoutIfNeeded()
          let place = text.convert(text.bounds, to: view)
          trial.note(
            "\(name) \(kind) \(section): \(place.minY - view.bounds.minY) above, "
              + "\(view.bounds.maxY - place.maxY) below")
        }
      }
    }
  }

  /// Whether a grouped table heeds `sectionHeaderTopPadding`.
  ///
  /// Cards with titles above and below them are kept apart by it.
  static let paddingOfGroupedTables = UIKitQuestion("top padding in grouped tables") { trial in
    for padding in [UITableView.automaticDimension, 0, 40] as [CGFloat] {
      let (table, source) = titled(.grouped, in: trial)
      table.sectionHeaderTopPadding = padding
      var snapshot = FactTable.Snapshot()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["a"], toSection: 0)
      snapshot.appendItems(["b"], toSection: 1)
      await source.apply(snapshot, animatingDifferences: false)
      table.layoutIfNeeded()
      let rows = [0, 1].map { table.rectForRow(at: IndexPath(row: 0, section: $0)) }
      trial.note("padding \(padding): \(rows[1].minY - rows[0].maxY) between rows")
    }
  }
}
