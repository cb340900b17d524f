@available(iOS 26.0, *)
public struct UICornerConfiguration: Hashable {
  let topLeft: UICornerRadius?
  let topRight: UICornerRadius?
  let bottomLeft: UICornerRadius?
  let bottomRight: UICornerRadius?

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    uniformEdges(topRadius: radius, bottomRadius: radius)
  }

  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: topRadius, topRight: topRadius, bottomLeft: bottomRadius, bottomRight: bottomRadius)
  }
}
