import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct AlertTests {
  private func withScreen(_ body: (UIViewController) -> Void) {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let screen = UIViewController()
      window.rootViewController = screen
      window.makeKeyAndVisible()
      HeadlessClock.advance(by: 0)
      body(screen)
    }
  }

  @Test func anActionIsCalledOnceItsAlertIsGone() {
    withScreen { screen in
      let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: .alert)
      var presented: [UIViewController?] = []
      let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in
        presented.append(screen.presentedViewController)
      }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(delete)
      screen.present(alert, animated: true)
      HeadlessClock.advance(by: 1)
      #expect(alert.view.drawnTexts == ["Delete?", "For ever.", "Delete", "Cancel"])
      alert.tap(delete)
      #expect(presented.isEmpty)
      HeadlessClock.advance(by: 1)
      #expect(presented == [nil])
      #expect(alert.view.window == nil)
    }
  }

  @Test func aDisabledActionCannotBeTapped() {
    withScreen { screen in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      var taps = 0
      let save = UIAlertAction(title: "Save", style: .default) { _ in taps += 1 }
      save.isEnabled = false
      alert.addTextField { $0.placeholder = "Name" }
      alert.addAction(save)
      screen.present(alert, animated: false)
      HeadlessClock.advance(by: 1)
      alert.tap(save)
      HeadlessClock.advance(by: 1)
      #expect(taps == 0 && screen.presentedViewController === alert)
      alert.textFields?.first?.tap()
      HeadlessKeyboard.type("Ada")
      #expect(alert.textFields?.first?.text == "Ada")
      save.isEnabled = true
      alert.tap(save)
      HeadlessClock.advance(by: 1)
      #expect(taps == 1)
    }
  }

  @Test func aSheetStandsAtTheBottom() {
    withScreen { screen in
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Share", style: .default))
      screen.present(sheet, animated: false)
      HeadlessClock.advance(by: 1)
      let drawing = HeadlessDrawing(of: sheet.view)
      let box = drawing.color(at: CGPoint(x: 20, y: 844 - 34 - 20))
      #expect(box != drawing.color(at: CGPoint(x: 20, y: 844 - 34 - 4)))
      #expect(box != drawing.color(at: CGPoint(x: 20, y: 600)))
    }
  }

  @Test func onlyOneActionMayCancel() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "A", style: .cancel))
      alert.addAction(UIAlertAction(title: "B", style: .cancel))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("can only have one action with a style of UIAlertActionStyleCancel"))
  }
}
