import RoundedTable
import UIKit
public import UIKitFacts

/// Tries on the device at hand every fact about UIKit that cards rest on.
///
/// A tap on Run tries them one after another; each row then shows whether its fact holds, and what
/// was seen.
public final class SelfCheckScreen: UITableViewController {
  private lazy var dataSource = RoundedDiffableDataSource<CheckSection, UIKitFact>(
    tableView: tableView, style: CardStyle()
  ) { [unowned self] tableView, indexPath, fact in
    let cell = tableView.dequeueReusableCell(withIdentifier: "fact", for: indexPath)
    fill(cell, with: fact)
    return cell
  }

  /// What has been found so far.
  public private(set) var findings: [UIKitFact: UIKitFact.Finding] = [:]

  private var outcome: String {
    guard findings.count == UIKitFact.all.count else { return "\(findings.count) tried" }
    let failed = findings.values.filter { !$0.holds }.count
    return failed == 0 ? "All \(findings.count) hold" : "\(failed) do not hold"
  }

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "Self-check"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Run",
      primaryAction: UIAction(title: "Run") { [weak self] _ in
        guard let self else { return }
        Task { await self.run() }
      })
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows the facts, none of them tried.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fact")
    var snapshot = NSDiffableDataSourceSnapshot<CheckSection, UIKitFact>()
    snapshot.appendSections([.facts])
    snapshot.appendItems(UIKitFact.all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Tries every fact anew; does nothing while the screen is in no window.
  public func run() async {
    guard let window = view.window else { return }
    navigationItem.rightBarButtonItem?.isEnabled = false
    findings = [:]
    for fact in UIKitFact.all {
      findings[fact] = await fact.check(in: window)
      var snapshot = dataSource.snapshot()
      snapshot.reconfigureItems([fact])
      await dataSource.apply(snapshot)
    }
    title = outcome
    navigationItem.rightBarButtonItem?.isEnabled = true
  }

  private func fill(_ cell: UITableViewCell, with fact: UIKitFact) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = fact.name
    content.secondaryText = findings[fact]?.seen ?? "not tried"
    content.image = UIImage(systemName: symbol(for: findings[fact]))
    content.imageProperties.tintColor = color(for: findings[fact])
    cell.contentConfiguration = content
    cell.selectionStyle = .none
  }

  private func symbol(for finding: UIKitFact.Finding?) -> String {
    guard let finding else { return "circle" }
    return finding.holds ? "checkmark.circle.fill" : "xmark.circle.fill"
  }

  private func color(for finding: UIKitFact.Finding?) -> UIColor {
    guard let finding else { return .tertiaryLabel }
    return finding.holds ? .systemGreen : .systemRed
  }
}

nonisolated private enum CheckSection: Hashable, Sendable {
  case facts
}
