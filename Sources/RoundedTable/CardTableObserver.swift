import UIKit

/// A hidden view in a dressed table that notices what no data source is told: the table's new size and new traits.
///
/// It also marks the table as dressed: a second data source that takes the table over finds the first one's installer here.
final class CardTableObserver: UIView {
  private var onChange: (() -> Void)?
  private var installer: (any TableInstaller)?
  private var width: CGFloat = 0

  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = .flexibleWidth
  }

  required init?(coder: NSCoder) {
    fatalError("CardTableObserver is made by a data source")
  }

  /// The observer of a table that is dressed already, by whatever data source.
  static func find(in tableView: UITableView) -> CardTableObserver? {
    tableView.subviews.lazy.compactMap { $0 as? CardTableObserver }.first
  }

  func install(_ installer: any TableInstaller, _ style: CardStyle, on tableView: UITableView) {
    if superview !== tableView {
      width = tableView.bounds.width
      frame = CGRect(x: 0, y: 0, width: width, height: 0)
      tableView.insertSubview(self, at: 0)
    }
    self.installer = installer
    installer.install(style, on: tableView)
  }

  func observe(_ onChange: @escaping () -> Void) { self.onChange = onChange }

  /// Takes the installer's work and the observer itself off the table.
  func takeOff() {
    onChange = nil
    if let tableView = superview as? UITableView { installer?.uninstall(from: tableView) }
    installer = nil
    removeFromSuperview()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width != width else { return }
    width = bounds.width
    onChange?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    onChange?()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onChange?()
  }
}
