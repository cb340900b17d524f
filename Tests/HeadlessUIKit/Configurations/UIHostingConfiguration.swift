public import Foundation

/// SwiftUI's configuration for rows, with views that closures make in place of SwiftUI's.
///
/// It is in the module SwiftUI, which does not exist here; this is what a table notices of it.
/// Content lies within the cell's margins, which each side may replace, and decides over the row's
/// height; the background reaches from edge to edge (Apple: UIHostingConfiguration; Use SwiftUI
/// with UIKit, WWDC22-10072).
@_spi(Headless) public struct UIHostingConfiguration: UIContentConfiguration {
  /// Views are made anew for another object, and stay for the same one.
  let content: HostedView
  private(set) var background: HostedView?
  /// Nil: the cell's.
  private(set) var margins: (top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?)
  private(set) var minHeight: CGFloat?

  public init(content: @escaping @MainActor () -> UIView) {
    self.content = HostedView(content)
    margins = (nil, nil, nil, nil)
  }

  public func background(content: @escaping @MainActor () -> UIView) -> UIHostingConfiguration {
    var copy = self
    copy.background = HostedView(content)
    return copy
  }
  public func margins(
    _ edges: NSDirectionalRectEdge = .all, _ length: CGFloat
  ) -> UIHostingConfiguration {
    var copy = self
    if edges.contains(.top) { copy.margins.top = length }
    if edges.contains(.leading) { copy.margins.leading = length }
    if edges.contains(.bottom) { copy.margins.bottom = length }
    if edges.contains(.trailing) { copy.margins.trailing = length }
    return copy
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// What makes a hosted view.
final class HostedView {
  let make: @MainActor () -> UIView

  init(_ make: @escaping @MainActor () -> UIView) { self.make = make }
}
