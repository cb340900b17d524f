/// The views of a search bar.
@MainActor final class SearchBarParts {
  let background = UIView()
  let field = UISearchTextField()
}
