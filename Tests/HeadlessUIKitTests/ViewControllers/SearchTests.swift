import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct SearchTests {
  private final class Recorder: NSObject, UISearchBarDelegate, UISearchResultsUpdating,
    UISearchControllerDelegate
  {
    var calls: [String] = []
    var updates: [String] = []

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {
      calls.append("scope \(selectedScope)")
    }
    func updateSearchResults(for searchController: UISearchController) {
      updates.append(searchController.searchBar.text ?? "nil")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("will present")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("did dismiss")
    }
  }

  @Test func aBarTellsItsDelegateWhatIsTyped() {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
      let recorder = Recorder()
      bar.delegate = recorder
      bar.placeholder = "Search"
      bar.showsCancelButton = true
      bar.scopeButtonTitles = ["All", "New"]
      bar.showsScopeBar = true
      window.addSubview(bar)
      window.makeKeyAndVisible()
      bar.sizeToFit()
      #expect(bar.bounds.height == 100)
      #expect(Set(bar.drawnTexts) == ["Search", "Cancel", "All", "New"])
      bar.tap()
      #expect(bar.isFirstResponder)
      HeadlessKeyboard.type("ab")
      #expect(bar.text == "ab")
      #expect(bar.drawnTexts.contains("ab"))
      bar.tapScopeButton(at: 1)
      HeadlessKeyboard.pressReturn()
      bar.tapCancelButton()
      bar.resignFirstResponder()
      #expect(
        recorder.calls == [
          "began", "text a", "text ab", "scope 1", "search", "cancel", "ended",
        ])
    }
  }

  @Test func aBarHidesUnlessTheItemSaysOtherwise() {
    let screen = UIViewController()
    #expect(screen.navigationItem.hidesSearchBarWhenScrolling)
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    #expect(!screen.navigationItem.hidesSearchBarWhenScrolling)
  }

  @Test func aControllerUpdatesItsResults() {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let screen = UITableViewController(style: .plain)
      let search = UISearchController(searchResultsController: nil)
      let recorder = Recorder()
      search.searchResultsUpdater = recorder
      search.delegate = recorder
      search.obscuresBackgroundDuringPresentation = false
      screen.title = "Names"
      screen.navigationItem.searchController = search
      let navigation = UINavigationController(rootViewController: screen)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(screen.view.safeAreaInsets.top == 147)
      #expect(search.searchBar.window === window)
      search.searchBar.tap()
      #expect(search.isActive && search.searchBar.showsCancelButton)
      HeadlessKeyboard.type("Ad")
      window.layoutIfNeeded()
      #expect(screen.view.safeAreaInsets.top == 103)
      #expect(!navigation.navigationBar.drawnTexts.contains("Names"))
      #expect(navigation.navigationBar.drawnTexts.contains("Ad"))
      search.searchBar.tapCancelButton()
      #expect(!search.isActive && !search.searchBar.isFirstResponder)
      #expect(recorder.updates == ["", "A", "Ad", ""])
      #expect(recorder.calls == ["will present", "did dismiss"])
      window.layoutIfNeeded()
      #expect(screen.view.safeAreaInsets.top == 147)
    }
  }

  @Test func resultsLieOverWhatIsSearched() {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let results = UIViewController()
      results.view.backgroundColor = .systemRed
      let search = UISearchController(searchResultsController: results)
      let screen = UIViewController()
      screen.navigationItem.searchController = search
      window.rootViewController = UINavigationController(rootViewController: screen)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      search.isActive = true
      #expect(results.viewIfLoaded?.window == nil)
      HeadlessKeyboard.type("A")
      window.layoutIfNeeded()
      #expect(results.view.window === window)
      let seen = HeadlessDrawing(of: window).color(at: CGPoint(x: 195, y: 500))
      #expect(seen == HeadlessDrawing(of: results.view).color(at: CGPoint(x: 1, y: 1)))
      search.isActive = false
      #expect(results.view.window == nil)
      #expect(search.searchBar.text == "")
    }
  }
}
