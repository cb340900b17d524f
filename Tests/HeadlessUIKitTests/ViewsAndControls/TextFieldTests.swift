import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct TextFieldTests {
  private final class Recorder: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var refuses = ""

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.append("should begin")
      return refuses != "begin"
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { refuses != "end" }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("\(range.location)+\(range.length) \(string)")
      return string != "x"
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return")
      return true
    }
  }

  /// A field in a window with a recording delegate, while the clock stands.
  private func withField(_ body: (UITextField, Recorder) -> Void) {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      let recorder = Recorder()
      field.delegate = recorder
      window.addSubview(field)
      window.makeKeyAndVisible()
      body(field, recorder)
      field.removeFromSuperview()
    }
  }

  @Test func aTapBringsTheKeyboardAndTyping() {
    withField { field, recorder in
      var events: [String] = []
      for (event, name) in [
        (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "change"),
        (.editingDidEnd, "end"),
      ] {
        field.addAction(UIAction { _ in events.append(name) }, for: event)
      }
      field.tap()
      #expect(field.isFirstResponder && field.isEditing)
      HeadlessKeyboard.type("Axé")
      HeadlessKeyboard.deleteBackward()
      #expect(field.text == "A")
      field.resignFirstResponder()
      #expect(!field.isEditing)
      #expect(events == ["begin", "change", "change", "change", "end"])
      #expect(
        recorder.calls == [
          "should begin", "began", "0+0 A", "1+0 x", "1+0 é", "1+1 ", "ended",
        ])
    }
  }

  @Test func aDelegateCanKeepEditingFromBeginningAndFromEnding() {
    withField { field, recorder in
      recorder.refuses = "begin"
      field.tap()
      #expect(!field.isFirstResponder)
      recorder.refuses = "end"
      field.tap()
      #expect(!field.resignFirstResponder())
      #expect(field.isFirstResponder)
      recorder.refuses = ""
      #expect(field.resignFirstResponder())
    }
  }

  @Test func whoWaitsForTheReturnKeyEndsEditing() {
    withField { field, recorder in
      field.tap()
      HeadlessKeyboard.pressReturn()
      #expect(field.isEditing)
      field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
      HeadlessKeyboard.pressReturn()
      #expect(!field.isEditing)
      #expect(recorder.calls.filter { $0 == "return" }.count == 2)
    }
  }

  @Test func aTextSetByCodeTellsNobody() {
    withField { field, recorder in
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      field.text = "Ada"
      #expect(changes == 0)
      #expect(recorder.calls.isEmpty)
    }
  }

  @Test func theClearButtonEmptiesTheField() {
    withField { field, _ in
      field.clearButtonMode = .always
      field.text = "Ada"
      field.tapClearButton()
      #expect(field.text == "")
    }
  }

  @Test func aFieldOutsideAWindowCannotBeEdited() {
    let field = UITextField()
    #expect(!field.becomeFirstResponder())
    withField { field, _ in
      field.tap()
      field.removeFromSuperview()
      #expect(!field.isFirstResponder && !field.isEditing)
    }
  }

  @Test func textPlaceholderAndSecretsAreDrawn() {
    withField { field, _ in
      field.placeholder = "Name"
      #expect(field.drawnTexts == ["Name"])
      field.text = "Ada"
      #expect(field.drawnTexts == ["Ada"])
      field.isSecureTextEntry = true
      #expect(field.drawnTexts == ["•••"])
    }
  }

  @Test func theKeyboardIsAnnouncedOnceForSeveralFields() {
    withField { field, _ in
      let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
      field.window?.addSubview(other)
      var names: [String] = []
      var tops: [CGFloat] = []
      let tokens = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          let top = end?.cgRectValue.minY ?? 0
          MainActor.assumeIsolated {
            names.append(name.rawValue)
            tops.append(top)
          }
        }
      }
      defer { tokens.forEach(NotificationCenter.default.removeObserver) }
      field.tap()
      HeadlessClock.advance(by: 1)
      other.tap()
      #expect(!field.isEditing && other.isEditing)
      other.resignFirstResponder()
      #expect(
        names == [
          "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification",
          "UIKeyboardWillHideNotification",
        ])
      #expect(tops == [508, 508, 844])
    }
  }
}
