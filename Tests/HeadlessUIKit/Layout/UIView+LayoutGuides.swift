extension UIView {
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  public var layoutGuides: [UILayoutGuide] { layoutStorage?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    ensuredLayoutStorage.guides.append(layoutGuide)
    layoutGuide.belong(to: self)
  }

  func systemGuide(_ kind: SystemLayoutGuide.Kind) -> SystemLayoutGuide {
    let storage = ensuredLayoutStorage
    if let guide = storage.systemGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = SystemLayoutGuide(kind, of: self)
    storage.systemGuides.append(guide)
    return guide
  }

  var ensuredLayoutStorage: ViewLayoutStorage {
    if let layoutStorage { return layoutStorage }
    let storage = ViewLayoutStorage()
    layoutStorage = storage
    return storage
  }
}
