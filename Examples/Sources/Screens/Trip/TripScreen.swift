import RoundedTable
public import UIKit

/// A journey on glass over the evening sky: each day is a card with its name inside, and the flight
/// is one of another kind.
///
/// A tap on the plus adds something to the last day.
public final class TripScreen: UITableViewController {
  private lazy var dataSource = DataSource(
    tableView: tableView, style: .day,
    tableStyle: TableStyle(followsReadableWidth: true, sectionSpacing: 24)
  ) { tableView, indexPath, row in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.contentConfiguration = row.content
    cell.accessoryView = row.trailingLabel
    cell.selectionStyle = .none
    return cell
  }

  private var trip: Trip
  private var isDelayed = false

  /// Creates the screen, with a journey that is made up.
  public convenience init() {
    self.init(Trip.example)
    title = "Lisbon"
  }

  package init(_ trip: Trip) {
    self.trip = trip
    super.init(style: .grouped)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addIdea() })
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows the flight and the days.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundView = SkyView()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    dataSource.sectionStyle = { name, style in if name == nil { style = .flight } }
    dataSource.rowStyle = { row, style in
      if case .delay = row { style.color = UIColor(0xC2410C) }
    }
    show(animated: false)
  }

  /// Names days in a color that is legible.
  public override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .quiet
  }

  /// Says that the flight leaves later.
  public func delayFlight() {
    isDelayed = true
    show(animated: true)
  }

  /// Adds the next idea to the last day.
  public func addIdea() {
    guard let last = trip.days.indices.last, !trip.ideas.isEmpty else { return }
    trip.days[last].stops.append(trip.ideas.removeFirst())
    show(animated: true)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<String?, TripRow>()
    snapshot.appendSections([nil])
    snapshot.appendItems([.flight(trip.flight)])
    if isDelayed { snapshot.appendItems([.delay(trip.flight.delay)]) }
    let details = isDelayed ? trip.flight.delayedDetails : trip.flight.details
    snapshot.appendItems(details.map { .detail($0) })
    for day in trip.days {
      snapshot.appendSections([day.name])
      snapshot.appendItems(day.stops.map { .stop($0) })
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

nonisolated private enum TripRow: Hashable, Sendable {
  case flight(Trip.Flight)
  case delay(String)
  case detail([String])
  case stop(Trip.Stop)

  /// What stands at the end of the row.
  @MainActor var trailingLabel: UILabel? {
    let label = UILabel()
    switch self {
    case .flight, .delay: return nil
    case .detail(let pair):
      label.text = pair.last
      label.textColor = .white
    case .stop(let stop):
      label.text = stop.time
      label.textColor = .quiet
    }
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.sizeToFit()
    return label
  }

  @MainActor var content: UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    switch self {
    case .flight(let flight):
      content.image = UIImage(systemName: "airplane")
      content.text = flight.route
      content.secondaryText = flight.number
      content.textProperties.font = .preferredFont(forTextStyle: .title3)
      content.makeWhite()
    case .delay(let text):
      content.image = UIImage(systemName: "exclamationmark.circle.fill")
      content.text = text
      content.makeWhite()
    case .detail(let pair):
      content.text = pair.first
      content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
      content.makeWhite()
      content.textProperties.color = .white.withAlphaComponent(0.9)
    case .stop(let stop):
      content.image = UIImage(systemName: stop.symbol)
      content.imageProperties.tintColor = .label
      content.text = stop.name
      content.secondaryText = stop.place
      content.secondaryTextProperties.color = .quiet
    }
    return content
  }
}

extension UIListContentConfiguration {
  nonisolated fileprivate mutating func makeWhite() {
    imageProperties.tintColor = .white
    textProperties.color = .white
    secondaryTextProperties.color = .white.withAlphaComponent(0.9)
  }
}

private final class DataSource: RoundedDiffableDataSource<String?, TripRow> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section) ?? nil
  }
}

extension CardStyle {
  fileprivate static var day: CardStyle {
    var style = CardStyle(radius: 26)
    style.enclosesHeader = true
    style.separator = nil
    style.fill = .material(.systemThinMaterial)
    style.outline = CardOutline(color: UIColor.white.withAlphaComponent(0.3), width: 1)
    style.shadow = CardShadow(opacity: 0.25, radius: 10, offset: CGSize(width: 0, height: 5))
    return style
  }

  fileprivate static var flight: CardStyle {
    var style = CardStyle(radius: 26)
    style.fill = .gradient(
      CardGradient(colors: [UIColor(0x1D4ED8), UIColor(0x6D28D9)]))
    style.shadow = CardShadow(opacity: 0.3, radius: 10, offset: CGSize(width: 0, height: 5))
    style.separator = nil
    return style
  }
}
