import Testing
@_spi(Headless) import UIKit

/// Every test's windows are laid out whenever one of them advances the clock.
@MainActor @Suite struct ParallelTestsTests {
  private final class Reader: UIView {
    var read: [(rows: Int, version: String)] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      read.append(
        (HeadlessVariations.preparedRows.answer, HeadlessDevice.current.systemVersion))
    }
  }

  private let reader = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func makeWindow(on device: HeadlessDevice) -> UIWindow {
    let window = UIWindow(device: device)
    window.addSubview(reader)
    window.isHidden = false
    return window
  }

  @Test func aWindowKeepsTheAnswersUnderWhichItWasMade() {
    HeadlessClock.held {
      let (own, other) = (0, 4)
      let window = HeadlessVariations.preparedRows.with(own) { makeWindow(on: .phone) }
      HeadlessVariations.preparedRows.with(other) { HeadlessClock.advance(by: 1) }
      #expect(reader.read.map(\.rows) == [own])
      window.isHidden = true
    }
  }

  @Test func aWindowUnderStandardAnswersKeepsThose() {
    HeadlessClock.held {
      let standard = HeadlessVariations.preparedRows.standard
      let window = makeWindow(on: .phone)
      HeadlessVariations.preparedRows.with(4) { HeadlessClock.advance(by: 1) }
      #expect(reader.read.map(\.rows) == [standard])
      window.isHidden = true
    }
  }

  @Test func aWindowKeepsItsSystem() {
    HeadlessClock.held {
      var device = HeadlessDevice.phone
      device.systemVersion = "26.0"
      let window = makeWindow(on: device)
      HeadlessClock.advance(by: 1)
      #expect(reader.read.map(\.version) == ["26.0"])
      window.isHidden = true
    }
  }

  @Test func whatIsDueKeepsItsDevice() {
    HeadlessClock.held {
      var device = HeadlessDevice.phone
      device.systemVersion = "26.0"
      var read: [String] = []
      HeadlessDevice.with(device) {
        UIView.animate(
          withDuration: 1, animations: { reader.alpha = 0 },
          completion: { _ in read.append(HeadlessDevice.current.systemVersion) })
      }
      HeadlessDevice.with(.pad) { HeadlessClock.advance(by: 2) }
      #expect(read == ["26.0"])
      #expect(HeadlessDevice.current.systemVersion == HeadlessDevice.phone.systemVersion)
    }
  }

  @Test func whatIsDueKeepsItsAnswers() {
    HeadlessClock.held {
      let own = 4
      var read: [Int] = []
      HeadlessVariations.preparedRows.with(own) {
        UIView.animate(
          withDuration: 1, animations: { reader.alpha = 0 },
          completion: { _ in read.append(HeadlessVariations.preparedRows.answer) })
      }
      HeadlessClock.advance(by: 2)
      #expect(read == [own])
      #expect(HeadlessVariations.preparedRows.answer == HeadlessVariations.preparedRows.standard)
    }
  }
}
