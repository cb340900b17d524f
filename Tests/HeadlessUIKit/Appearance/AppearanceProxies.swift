import Foundation

/// The proxies of all classes that were asked for one.
@MainActor enum AppearanceProxies {
  /// What was set on a proxy, and on whom it has to be set.
  @MainActor final class Record {
    let type: UIView.Type
    fileprivate(set) var standardColor: UIColor?
    let isFor: @MainActor (UIView) -> Bool
    private(set) var settings: [AppearanceProperties: @MainActor (UIView) -> Void] = [:]

    init<View: UIView>(for type: View.Type) {
      self.type = type
      isFor = { $0 is View }
    }

    func set(_ property: AppearanceProperties, _ setting: @escaping @MainActor (UIView) -> Void) {
      settings[property] = setting
    }

    fileprivate func apply(to view: UIView) {
      for (property, setting) in settings where !view.appearance.chosen.contains(property) {
        setting(view)
        // A value from a proxy gives way to one that the app sets, and to that of a subclass's
        // proxy.
        view.appearance.chosen.remove(property)
      }
    }
  }

  private static var proxies: [ObjectIdentifier: UIView] = [:]
  /// Superclasses first, so that subclasses have the last word.
  private static var records: [Record] = []

  static func proxy<View: UIView>(for type: View.Type) -> View {
    let proxy = proxies[ObjectIdentifier(type)] ?? makeProxy(for: type)
    // No cast would do, as the object is no `View`. Sound for what UIKit declares: it is of this
    // module's nearest class, whose members find what they keep where they expect it, and in whose
    // method table members are looked up.
    return Unmanaged<View>.fromOpaque(Unmanaged.passUnretained(proxy).toOpaque())
      .takeUnretainedValue()
  }

  private static func makeProxy<View: UIView>(for type: View.Type) -> UIView {
    let proxy = makeObject(for: type)
    let record = Record(for: type)
    let subclass = records.firstIndex { $0.type is View.Type }
    records.insert(record, at: subclass ?? records.count)
    proxies[ObjectIdentifier(type)] = proxy
    record.standardColor = standardColor(of: proxy)
    proxy.appearance.record = record
    return proxy
  }

  /// The background that a view has of which nobody has set one.
  private static func standardColor(of proxy: UIView) -> UIColor? {
    proxy is UITableView ? .systemBackground : nil
  }

  /// Makes an object of the nearest class that is UIKit's own, so that none of the app's
  /// initializers runs.
  private static func makeObject(for type: UIView.Type) -> UIView {
    let made = UIView.made
    // It is no view by UIKit's account.
    defer { UIView.made = made }
    var next: AnyClass? = type
    while let current = next {
      if let own = current as? UIView.Type, isOwn(own), let object = own.init(coder: NSCoder()) {
        // Nobody has set anything on it.
        object.changeBackgroundColor(to: nil)
        return object
      }
      next = _getSuperclass(current)
    }
    fatalError("\(type) has no appearance")
  }

  private static let module = String(reflecting: UIView.self).prefix { $0 != "." } + "."

  private static func isOwn(_ type: UIView.Type) -> Bool {
    String(reflecting: type).hasPrefix(module)
  }

  /// A view that comes into a window takes on what was set on the proxies of its classes.
  static func apply(to view: UIView) {
    for record in records where record.isFor(view) { record.apply(to: view) }
  }
}

extension UIView {
  /// What a proxy tells of a color that nobody has set on it.
  var unsetAppearanceColor: UIColor? {
    guard let record = appearance.record, !appearance.chosen.contains(.backgroundColor),
      HeadlessVariations.unsetAppearance.answer == .standard
    else { return nil }
    return record.standardColor
  }
}
