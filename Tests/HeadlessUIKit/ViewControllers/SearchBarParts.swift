/// The views of a search bar.
@MainActor final class SearchBarParts {
  let background = UIView()
  let field = UISearchTextField()
  let cancel = UIButton(type: .system)
  let scopes = UISegmentedControl()
}
