import Foundation

/// The proxies of all classes that were asked for one.
@MainActor enum AppearanceProxies {
  /// What was set on a proxy, and on whom it has to be set.
  @MainActor final class Record {
    let isFor: @MainActor (UIView) -> Bool
    private(set) var settings: [AppearanceProperties: @MainActor (UIView) -> Void] = [:]

    init(isFor: @escaping @MainActor (UIView) -> Bool) { self.isFor = isFor }

    func set(_ property: AppearanceProperties, _ setting: @escaping @MainActor (UIView) -> Void) {
      settings[property] = setting
    }

    fileprivate func apply(to view: UIView) {
      for (property, setting) in settings where !view.appearance.chosen.contains(property) {
        setting(view)
        // A value from a proxy gives way to one that the app sets, and to that of a subclass's proxy.
        view.appearance.chosen.remove(property)
      }
    }
  }

  private static var proxies: [ObjectIdentifier: UIView] = [:]
  /// Superclasses first, so that subclasses have the last word.
  private static var records: [Record] = []

  static func proxy<View: UIView>(for type: View.Type) -> View {
    if let known = proxies[ObjectIdentifier(type)] as? View { return known }
    let proxy = make(type)
    let record = Record { $0 is View }
    let subclass = records.firstIndex { !$0.isFor(proxy) && isSubclass($0, of: View.self) }
    records.insert(record, at: subclass ?? records.count)
    proxies[ObjectIdentifier(type)] = proxy
    proxy.appearance.record = record
    return proxy
  }

  /// UIKit makes no view; Swift has to, through an initialiser that every subclass has.
  private static func make<View: UIView>(_ type: View.Type) -> View {
    var view: UIView?
    if let cell = type as? UITableViewCell.Type {
      view = cell.init(registeredFor: "")
    } else if let header = type as? UITableViewHeaderFooterView.Type {
      view = header.init(registeredFor: "")
    } else {
      view = type.init(coder: NSCoder())
    }
    guard let view = view as? View else { fatalError("\(type) has no appearance") }
    return view
  }

  private static func isSubclass<View: UIView>(_ record: Record, of type: View.Type) -> Bool {
    proxies.values.contains { $0.appearance.record === record && $0 is View }
  }

  /// A view that comes into a window takes on what was set on the proxies of its classes.
  static func apply(to view: UIView) {
    for record in records where record.isFor(view) { record.apply(to: view) }
  }
}
