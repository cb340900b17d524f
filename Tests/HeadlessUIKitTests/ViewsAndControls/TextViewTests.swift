import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct TextViewTests {
  private final class Recorder: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var refuses = ""
    var changed: (() -> Void)?

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { refuses != "begin" }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { refuses != "end" }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("\(range.location)+\(range.length) \(text)")
      return text != "x"
    }
    func textViewDidChange(_ textView: UITextView) {
      calls.append("changed")
      changed?()
    }
  }

  private let recorder = Recorder()

  private func withView(_ body: (UITextView) -> Void) {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
      view.delegate = recorder
      window.addSubview(view)
      window.makeKeyAndVisible()
      body(view)
      view.removeFromSuperview()
    }
  }

  @Test func typingTellsTheDelegate() {
    withView { view in
      #expect(view.becomeFirstResponder() && HeadlessKeyboard.isShown)
      HeadlessKeyboard.type("oxö")
      HeadlessKeyboard.pressReturn()
      HeadlessKeyboard.deleteBackward()
      HeadlessKeyboard.deleteBackward()
      #expect(view.text == "o")
      #expect(view.resignFirstResponder() && !HeadlessKeyboard.isShown)
      let calls = [
        "began", "0+0 o", "changed", "1+0 x", "1+0 ö", "changed", "2+0 \n", "changed", "2+1 ",
        "changed", "1+1 ", "changed", "ended",
      ]
      #expect(recorder.calls == calls)
    }
  }

  @Test func itMayNotBeginOrEnd() {
    withView { view in
      recorder.refuses = "begin"
      #expect(!view.becomeFirstResponder())
      recorder.refuses = "end"
      #expect(view.becomeFirstResponder() && !view.resignFirstResponder())
      recorder.refuses = ""
      view.isEditable = false
      #expect(!view.isFirstResponder && !view.becomeFirstResponder())
    }
  }

  @Test func longTextScrolls() {
    withView { view in
      view.text = "a\nb\nc\nd\ne\nf\ng"
      view.layoutIfNeeded()
      #expect(view.contentSize.height > 60)
      #expect(view.subviews.first.map { [$0.frame.minX, $0.frame.minY] } == [5, 8])
      #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == view.contentSize.height)
    }
  }

  /// A row is as high as the text in it, and grows while one types.
  @Test func aRowGrows() {
    final class Source: NSObject, UITableViewDataSource {
      let view = UITextView()
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let content = cell.contentView
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
          view.topAnchor.constraint(equalTo: content.topAnchor),
          view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
        return cell
      }
    }
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let table = UITableView(frame: window.bounds, style: .grouped)
      let source = Source()
      source.view.font = .systemFont(ofSize: 17)
      source.view.text = "One line"
      table.dataSource = source
      window.addSubview(table)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let low = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
      source.view.delegate = recorder
      recorder.changed = { table.performBatchUpdates(nil) }
      _ = source.view.becomeFirstResponder()
      HeadlessKeyboard.type(String(repeating: " and another word", count: 6))
      HeadlessClock.advance(by: 1)
      let high = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
      #expect(high > low + 35)
      #expect(source.view.bounds.height >= high - 1)
      table.removeFromSuperview()
    }
  }
}
