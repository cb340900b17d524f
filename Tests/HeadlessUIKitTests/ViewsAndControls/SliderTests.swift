import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct SliderTests {
  private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 31))

  @Test func theValueStaysBetweenTheEnds() {
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 6
    #expect(slider.maximumValue == 6)
    #expect(slider.value == 6)
    slider.maximumValue = 4
    #expect(slider.minimumValue == 4)
    #expect(slider.value == 4)
  }

  @Test func aFingerThatSlidesTellsTheTarget() {
    var values: [Float] = []
    var isTracking: [Bool] = []
    slider.addAction(
      UIAction {
        guard let slider = $0.sender as? UISlider else { return }
        values.append(slider.value)
        isTracking.append(slider.isTracking)
      }, for: .valueChanged)
    slider.value = 0.5
    #expect(values.isEmpty)
    slider.slide(to: 2)
    #expect(values == [0.75, 1])
    #expect(isTracking == [true, false])
    slider.isContinuous = false
    slider.slide(to: 0.25)
    #expect(values == [0.75, 1, 0.25])
    slider.isEnabled = false
    slider.slide(to: 1)
    #expect(slider.value == 0.25)
  }

  @Test func theThumbStandsAtTheValueAndMirrors() {
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == 2 && track.maxX == 202)
    func thumb(_ value: Float) -> CGRect {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    }
    #expect(thumb(0).minX == 2)
    #expect(thumb(0.5).midX == 102)
    #expect(thumb(1).maxX == 202)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(thumb(0).maxX == 202)
  }

  @Test func theTrackHasTwoColors() {
    slider.value = 0.5
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .blue
    slider.layoutIfNeeded()
    let drawing = HeadlessDrawing(of: slider)
    let left = drawing.color(at: CGPoint(x: 40, y: 15.5))
    let right = drawing.color(at: CGPoint(x: 160, y: 15.5))
    #expect(left.red > 0.9 && left.blue < 0.5)
    #expect(right.blue > 0.9 && right.red < 0.5)
  }

  @Test func itIsAsHighAsInStoryboards() {
    #expect(slider.intrinsicContentSize.height == 31)
    #expect(slider.sizeThatFits(CGSize(width: 300, height: 100)) == CGSize(width: 300, height: 31))
  }

  @Test func picturesTakeRoomBesideTheTrack() {
    slider.minimumValueImage = UIImage(systemName: "star")
    let image = slider.minimumValueImageRect(forBounds: slider.bounds)
    #expect(image.minX == 2 && image.width > 0)
    #expect(slider.trackRect(forBounds: slider.bounds).minX > image.maxX)
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == .zero)
    let thumb = UIImage(systemName: "circle")
    slider.setThumbImage(thumb, for: .normal)
    #expect(slider.thumbImage(for: .normal) === thumb)
    #expect(slider.currentThumbImage === thumb)
  }
}
