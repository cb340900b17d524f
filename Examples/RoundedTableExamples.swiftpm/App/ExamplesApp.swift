import Foundation
import Screens
import SwiftUI
import UIKit
import UIKitFacts

/// Shows the example screens.
@main struct ExamplesApp: App {
  var body: some Scene {
    WindowGroup { Contents().ignoresSafeArea() }
  }
}

/// UIKit's screens, in the window that SwiftUI makes for an app package.
private struct Contents: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    LooksScreen.copy = { UIPasteboard.general.string = $0 }
    let contents = ContentsScreen()
    let navigation = UINavigationController(rootViewController: contents)
    navigation.navigationBar.prefersLargeTitles = true
    if ProcessInfo.processInfo.arguments.contains("--self-check") {
      Task { await checkItself(in: navigation) }
    }
    if let name = argument(after: "--show") { contents.show(name) }
    if let offset = argument(after: "--offset").flatMap(Double.init) {
      Task {
        _ = await shownWindow(of: navigation)
        contents.scrollShownScreen(by: offset)
      }
    }
    return navigation
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}

  private func argument(after option: String) -> String? {
    let arguments = ProcessInfo.processInfo.arguments
    guard let index = arguments.firstIndex(of: option) else { return nil }
    return arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
  }

  private func shownWindow(of controller: UIViewController) async -> UIWindow {
    while true {
      try? await Task.sleep(nanoseconds: 100_000_000)
      if let window = controller.viewIfLoaded?.window { return window }
    }
  }

  /// Writes what the self-check finds and ends the app, for scripts.
  private func checkItself(in navigation: UINavigationController) async {
    let window = await shownWindow(of: navigation)
    await SelfCheck.run(in: window, after: argument(after: "--after")) { line in
      // Not `print`, which may keep a line until the next one.
      FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
    exit(0)
  }
}
