/// The hairline between rows.
final class UITableViewCellSeparatorView: UIView {}
