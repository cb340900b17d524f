import RoundedTable
public import UIKit

/// What a watch has measured: each card has the color of what it shows, and a tap opens it.
///
/// Segments above the table choose a day or a week.
public final class HealthScreen: UIViewController, UITableViewDelegate {
  /// The table below the segments.
  public let tableView = UITableView(frame: .zero, style: .grouped)
  private let segments: UISegmentedControl
  /// How wide the segments and the cards are where there is room, in points.
  private static let columnWidth = 672.0
  private let metrics: [Metric]
  private var open: Set<Metric.ID> = []

  private lazy var dataSource = RoundedDiffableDataSource<Metric.ID, HealthRow>(
    tableView: tableView, style: .metric,
    tableStyle: TableStyle(
      maximumWidth: HealthScreen.columnWidth, sectionSpacing: 12, backgroundColor: .systemBackground
    )
  ) { [unowned self] tableView, indexPath, row in
    let name = row.part == .bars ? "bars" : "row"
    let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
    fill(cell, with: row)
    return cell
  }

  /// Creates the screen, with values that are made up.
  public convenience init() {
    self.init(Metric.examples, spans: ["Day", "Week"])
    title = "Health"
  }

  package init(_ metrics: [Metric], spans: [String]) {
    self.metrics = metrics
    segments = UISegmentedControl(items: spans)
    super.init(nibName: nil, bundle: nil)
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows the values of a day.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layOut()
    segments.selectedSegmentIndex = 0
    segments.addAction(
      UIAction { [weak self] _ in self?.show(animated: true) }, for: .valueChanged)
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.register(BarsCell.self, forCellReuseIdentifier: "bars")
    dataSource.sectionStyle = { kind, style in
      style.fill = .color(kind.paper)
      style.outline = CardOutline(color: kind.color, width: 1.5)
    }
    show(animated: false)
  }

  private func layOut() {
    for part in [segments, tableView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let leading = segments.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
    leading.priority = .defaultHigh
    NSLayoutConstraint.activate([
      segments.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
      leading, segments.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      segments.widthAnchor.constraint(lessThanOrEqualToConstant: Self.columnWidth),
      tableView.topAnchor.constraint(equalTo: segments.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func span(of kind: Metric.ID) -> Metric.Span? {
    metrics.first { $0.id == kind }?.spans[segments.selectedSegmentIndex]
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Metric.ID, HealthRow>()
    for metric in metrics {
      snapshot.appendSections([metric.id])
      snapshot.appendItems([HealthRow(metric.id, .title), HealthRow(metric.id, .bars)])
      if open.contains(metric.id), let span = span(of: metric.id) {
        snapshot.appendItems(span.details.indices.map { HealthRow(metric.id, .detail($0)) })
      }
    }
    let shown = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(shown.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func fill(_ cell: UITableViewCell, with row: HealthRow) {
    guard let metric = metrics.first(where: { $0.id == row.metric }),
      let span = span(of: row.metric)
    else { return }
    let color = metric.kind.color
    var content = UIListContentConfiguration.valueCell()
    switch row.part {
    case .title:
      content.image = UIImage(systemName: metric.kind.symbol)
      content.imageProperties.tintColor = color
      content.text = metric.name
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.textProperties.color = color
      content.secondaryText = span.value
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .title3)
      content.secondaryTextProperties.color = .label
    case .bars:
      (cell as? BarsCell)?.show(span.bars, color: color)
      return
    case .detail(let index):
      content.text = span.details[index].first
      content.secondaryText = span.details[index].last
      content.secondaryTextProperties.color = .quiet
    }
    cell.contentConfiguration = content
  }

  /// Opens what is measured, or closes it.
  public func toggle(section: Int, animated: Bool = true) {
    open.formSymmetricDifference([metrics[section].id])
    show(animated: animated)
  }

  /// Opens the card that is tapped, or closes it.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    toggle(section: indexPath.section)
  }
}

nonisolated private struct HealthRow: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case title, bars
    case detail(Int)
  }

  var metric: Metric.ID
  var part: Part

  init(_ metric: Metric.ID, _ part: Part) {
    self.metric = metric
    self.part = part
  }
}

extension CardStyle {
  fileprivate static var metric: CardStyle {
    var style = CardStyle(radius: 28)
    style.separator = nil
    return style
  }
}
