import Foundation

@MainActor @preconcurrency open class UIAlertController: UIViewController {
  let panel = AlertPanel()
  private var choices: [UIAlertAction] = []
  private var fields: [UITextField] = []
  private var kind = Style.actionSheet

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    kind = preferredStyle
    self.title = title
    self.message = message
  }

  open var preferredStyle: Style { kind }
  override open var title: String? { didSet { contentChanged() } }
  open var message: String? { didSet { contentChanged() } }
  open var actions: [UIAlertAction] { choices }
  open var preferredAction: UIAlertAction? { didSet { contentChanged() } }
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, choices.contains(where: { $0.style == .cancel }) {
      fatalError(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    choices.append(action)
    action.changed = { [weak self] in self?.contentChanged() }
    contentChanged()
  }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard kind == .alert else {
      fatalError(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    fields.append(field)
    configurationHandler?(field)
    contentChanged()
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black.withAlphaComponent(0.2)
    view.addSubview(panel)
    contentChanged()
  }
  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.place(in: view, isSheet: kind == .actionSheet)
  }

  private func contentChanged() {
    guard isViewLoaded else { return }
    panel.show(self) { [weak self] action in self?.tap(action) }
    view.setNeedsLayout()
  }

  /// Touches one of the buttons: the alert goes, then the action's handler is called.
  @_spi(Headless) public func tap(_ action: UIAlertAction) {
    guard action.isEnabled, choices.contains(action) else { return }
    guard presentingViewController != nil else { return }
    dismiss(animated: true) { action.handler?(action) }
  }
}

extension UIAlertController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }
}
