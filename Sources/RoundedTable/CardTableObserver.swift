import UIKit

/// A view without any look in a dressed table that notices what no data source is told: the table's new size and new traits.
final class CardTableObserver: UIView {
  private var onChange: (() -> Void)?
  private var installer: (any TableInstaller)?
  private var width: CGFloat = 0
  private var sides: [CGFloat] = []
  private var isSilent = false
  /// Whether another data source has taken the table over.
  var hasGivenWay = false
  private var probe: UIView?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    preservesSuperviewLayoutMargins = true
    // Else the view's own margins would change with every row that is scrolled under a bar.
    insetsLayoutMarginsFromSafeArea = false
    autoresizingMask = .flexibleWidth
  }

  required init?(coder: NSCoder) {
    fatalError("CardTableObserver is made by a data source")
  }

  /// Goes into a table and tells of its changes from then on.
  func watch(_ tableView: UITableView, onChange: @escaping () -> Void) {
    guard superview !== tableView else { return }
    self.onChange = onChange
    width = tableView.bounds.width
    frame = CGRect(x: 0, y: 0, width: width, height: 0)
    // Coming into the table looks like a change of everything.
    silently { tableView.insertSubview(self, at: 0) }
  }

  /// Dresses a table.
  func install(_ installer: any TableInstaller, _ style: CardStyle, on tableView: UITableView) {
    self.installer = installer
    // The installer's own changes come back as changes of the margins.
    silently { installer.install(style, on: tableView) }
  }

  /// The radius that the system gives a card with some inset, nil before iOS 26.
  func systemRadius(inset: Double, in tableView: UITableView) -> Double? {
    guard #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) else { return nil }
    let probe = probe as? CardCornerProbe ?? CardCornerProbe()
    if probe.superview !== self { addSubview(probe) }
    self.probe = probe
    probe.onChange = { [weak self] in self?.tell() }
    return probe.radius(inset: inset, in: tableView)
  }

  /// Leaves the table to another data source.
  ///
  /// What the former owner still does must not reach the table's cells.
  func giveWay() {
    takeOff()
    hasGivenWay = true
  }

  /// Takes the installer's work and the observer itself off the table.
  func takeOff() {
    onChange = nil
    if let tableView = superview as? UITableView { installer?.uninstall(from: tableView) }
    installer = nil
    removeFromSuperview()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The table's rows may wait to be measured.
    if window != nil { tell() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width != width else { return }
    width = bounds.width
    tell()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    sidesMayHaveChanged()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tell()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    sidesMayHaveChanged()
  }

  /// Tells of changes to the left and right alone: scrolling moves the view under bars, which is none of the cards' business.
  private func sidesMayHaveChanged() {
    let (safe, margins) = (safeAreaInsets, layoutMargins)
    let now = [safe.left, safe.right, margins.left, margins.right]
    guard now != sides else { return }
    sides = now
    tell()
  }

  private func silently(_ change: () -> Void) {
    isSilent = true
    change()
    isSilent = false
  }

  private func tell() {
    if !isSilent { onChange?() }
  }
}
