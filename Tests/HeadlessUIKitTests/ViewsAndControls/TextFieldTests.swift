import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct TextFieldTests {
  /// A field in a window, while the clock stands.
  private func withField(_ body: (UITextField) -> Void) {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      window.addSubview(field)
      window.makeKeyAndVisible()
      body(field)
      field.removeFromSuperview()
    }
  }

  @Test func aTapBringsTheKeyboardAndTyping() {
    withField { field in
      var events: [String] = []
      for (event, name) in [
        (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "change"),
        (.editingDidEnd, "end"),
      ] {
        field.addAction(UIAction { _ in events.append(name) }, for: event)
      }
      field.tap()
      #expect(field.isFirstResponder && field.isEditing)
      HeadlessKeyboard.type("Aé")
      #expect(field.text == "Aé")
      field.resignFirstResponder()
      #expect(!field.isEditing)
      #expect(events == ["begin", "change", "change", "end"])
    }
  }

  @Test func aTextSetByCodeTellsNobody() {
    withField { field in
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      field.text = "Ada"
      #expect(changes == 0)
    }
  }

  @Test func aFieldOutsideAWindowCannotBeEdited() {
    let field = UITextField()
    #expect(!field.becomeFirstResponder())
    withField { field in
      field.tap()
      field.removeFromSuperview()
      #expect(!field.isFirstResponder && !field.isEditing)
    }
  }

  @Test func textPlaceholderAndSecretsAreDrawn() {
    withField { field in
      field.placeholder = "Name"
      #expect(field.drawnTexts == ["Name"])
      field.text = "Ada"
      #expect(field.drawnTexts == ["Ada"])
      field.isSecureTextEntry = true
      #expect(field.drawnTexts == ["•••"])
    }
  }
}
