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
    let contents = ContentsScreen()
    let navigation = UINavigationController(rootViewController: contents)
    navigation.navigationBar.prefersLargeTitles = true
    let arguments = ProcessInfo.processInfo.arguments
    if arguments.contains("--self-check") {
      Task { await reportSelfCheck(in: navigation) }
    }
    if let index = arguments.firstIndex(of: "--show"), arguments.indices.contains(index + 1) {
      contents.show(arguments[index + 1])
    }
    return navigation
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}

  /// Prints what the self-check finds and ends the app, for scripts.
  private func reportSelfCheck(in navigation: UINavigationController) async {
    let screen = SelfCheckScreen()
    navigation.pushViewController(screen, animated: false)
    while screen.view.window == nil { try? await Task.sleep(nanoseconds: 100_000_000) }
    await screen.run()
    print(screen.report)
    if let window = screen.view.window {
      for question in UIKitQuestion.all {
        print("? \(question.name): \(await question.answer(in: window))")
      }
    }
    exit(0)
  }
}
