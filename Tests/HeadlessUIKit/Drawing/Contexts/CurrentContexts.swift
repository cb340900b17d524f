/// The contexts into which colors, paths and images draw: each thread has a stack of them.
final class CurrentContexts {
  private static let ofThread = ThreadLocal<CurrentContexts> { CurrentContexts() }
  private var stack: [CGContext] = []

  /// Nil outside the drawing of an image; what is drawn then is lost, as in UIKit.
  static var top: CGContext? { ofThread.value.stack.last }

  static func draw(into context: CGContext, _ body: () -> Void) {
    let contexts = ofThread.value
    contexts.stack.append(context)
    defer { contexts.stack.removeLast() }
    body()
  }
}
