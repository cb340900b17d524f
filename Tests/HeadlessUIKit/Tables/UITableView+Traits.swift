extension UITableView {
  /// The table's traits with its style, which all views in it have (Apple:
  /// UITraitCollection.listEnvironment).
  ///
  /// Whether the table has that one itself is not documented.
  var traitsInList: UITraitCollection {
    let own = currentTraits
    if let traits = appearanceState.traits, traits.table === own { return traits.inList }
    var values = own.values
    values.listEnvironment =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    let inList = UITraitCollection(values: values)
    appearanceState.traits = (own, inList)
    return inList
  }
}
