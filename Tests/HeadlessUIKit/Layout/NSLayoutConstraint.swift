public import Foundation

@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// Nil if it was made without items, which constrains nothing.
  let first: LayoutItem?
  let second: LayoutItem?
  /// The view in whose `constraints` it stands while active.
  weak var holder: UIView?

  open private(set) var firstAttribute: Attribute
  open private(set) var secondAttribute: Attribute
  open private(set) var relation: Relation
  open private(set) var multiplier: CGFloat
  open var identifier: String?
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintLayoutChanged() } }
  }
  open var priority = UILayoutPriority.required {
    didSet { priorityChanged(from: oldValue) }
  }
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? install() : uninstall() }
  }
  unowned(unsafe) open var firstItem: AnyObject? { first?.object }
  unowned(unsafe) open var secondItem: AnyObject? { second?.object }

  public override init() {
    first = nil
    second = nil
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    constant = 0
    super.init()
  }

  init(
    first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, second: LayoutItem?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    self.second = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    checkPairing()
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: LayoutItem(view1), attr1, relation, second: view2.map(LayoutItem.init), attr2,
      multiplier: multiplier, constant: c)
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.install() }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.uninstall() }
  }

  private func priorityChanged(from oldValue: UILayoutPriority) {
    guard priority != oldValue, let holder else { return }
    guard (priority == .required) == (oldValue == .required) else {
      fatalError(
        """
        Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  \
        You passed priority \(Int(priority.rawValue)) and the existing priority was \(Int(oldValue.rawValue)).
        """)
    }
    holder.constraintLayoutChanged()
  }
}
