import CapPositions
import Testing

@Suite struct CornerConfigurationTests {
  @Test(arguments: [
    (CapPosition.single, 8.0, 12.0), (.top, 8, 0), (.middle, 0, 0), (.bottom, 0, 12),
  ])
  func aPositionKeepsTheRadiiThatItRounds(_ position: CapPosition, _ top: Double, _ bottom: Double)
  {
    let corners = CornerConfiguration(
      for: position, topRadius: 8, bottomRadius: 12, curve: .circular)
    #expect(corners == CornerConfiguration(topRadius: top, bottomRadius: bottom, curve: .circular))
  }

  @Test(arguments: [
    (CapPosition.single, 8.0, 12.0), (.top, 8, 3), (.middle, 3, 3), (.bottom, 3, 12),
  ])
  func rowsThatStandApartHaveTheInnerRadiusWhereTheyFaceOneAnother(
    _ position: CapPosition, _ top: Double, _ bottom: Double
  ) {
    let corners = CornerConfiguration(
      for: position, topRadius: 8, bottomRadius: 12, innerRadius: 3, curve: .circular)
    #expect(corners == CornerConfiguration(topRadius: top, bottomRadius: bottom, curve: .circular))
  }

  @Test(arguments: CapPosition.allCases) func withoutAnInnerRadiusThoseAreSquare(
    _ position: CapPosition
  ) {
    #expect(
      CornerConfiguration(
        for: position, topRadius: 8, bottomRadius: 12, innerRadius: 0, curve: .circular)
        == CornerConfiguration(for: position, topRadius: 8, bottomRadius: 12, curve: .circular))
  }

  @Test func anInnerRadiusFitsItsRow() {
    let corners = CornerConfiguration(
      for: .middle, topRadius: 8, bottomRadius: 8, innerRadius: 30, curve: .circular)
    let fitted = corners.fitted(width: 100, height: 20)
    #expect(fitted.topRadius == 10 && fitted.bottomRadius == 10)
  }

  @Test(arguments: [CornerCurve.circular, .continuous]) func theCurveIsKept(_ curve: CornerCurve) {
    #expect(
      CornerConfiguration(for: .middle, topRadius: 1, bottomRadius: 1, curve: curve).curve == curve)
  }

  @Test func radiiThatFitAreLeftAlone() {
    let corners = CornerConfiguration(topRadius: 10, bottomRadius: 20, curve: .continuous)
    #expect(corners.fitted(width: 40, height: 40) == corners)
  }

  @Test func aRadiusNeverExceedsHalfTheHeight() {
    let corners = CornerConfiguration(topRadius: 20, bottomRadius: 10, curve: .continuous)
    let fitted = corners.fitted(width: 300, height: 24)
    #expect(fitted == CornerConfiguration(topRadius: 12, bottomRadius: 10, curve: .continuous))
  }

  /// The card goes on beyond the other end.
  @Test func aRowThatIsRoundAtOneEndHasItsWholeHeightForIt() {
    let top = CornerConfiguration(topRadius: 26, bottomRadius: 0, curve: .continuous)
    #expect(top.fitted(width: 300, height: 28) == top)
    let bottom = CornerConfiguration(topRadius: 0, bottomRadius: 26, curve: .continuous)
    #expect(bottom.fitted(width: 300, height: 28) == bottom)
    // Its other corners are square, whatever their radius.
    var square = CornerConfiguration(topRadius: 26, bottomRadius: 26, curve: .circular)
    square.corners = .top
    #expect(square.fitted(width: 300, height: 28).topRadius == 26)
  }

  @Test func aRowThatIsLowerThanTheRadiusHasItsHeightForIt() {
    let corners = CornerConfiguration(topRadius: 0, bottomRadius: 26, curve: .circular)
    #expect(corners.fitted(width: 300, height: 20).bottomRadius == 20)
  }

  @Test(arguments: CapPosition.allCases) func squareCornersAreTheCards(_ position: CapPosition) {
    let corners = CornerConfiguration(
      for: position, topRadius: 8, bottomRadius: 8, curve: .circular, corners: .topLeading)
    #expect(corners.corners == .topLeading)
    #expect(corners.topRadius == (position.roundsTop ? 8 : 0))
  }

  @Test func aRadiusNeverExceedsHalfTheWidth() {
    let corners = CornerConfiguration(topRadius: 30, bottomRadius: 0, curve: .circular)
    #expect(corners.fitted(width: 40, height: 100).topRadius == 20)
  }

  @Test func aRowWithoutSizeHasNoCorners() {
    let corners = CornerConfiguration(topRadius: 30, bottomRadius: 3, curve: .circular)
    #expect(corners.fitted(width: 0, height: 0).topRadius == 0)
    #expect(corners.fitted(width: 100, height: -5).bottomRadius == 0)
  }
}
