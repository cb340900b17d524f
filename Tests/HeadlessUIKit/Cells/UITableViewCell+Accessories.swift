import Foundation

extension UITableViewCell {
  // Editing has accessories of its own (Apple: editingAccessoryType).
  func refreshAccessory() {
    let view = isEditing ? editingAccessoryView : accessoryView
    let type = isEditing ? editingAccessoryType : accessoryType
    if let view {
      show(accessory: view, of: .none)
    } else if type == .none {
      show(accessory: nil, of: .none)
    } else if accessories.type != type {
      show(accessory: makeAccessory(type), of: type)
    }
  }

  private func show(accessory view: UIView?, of type: AccessoryType) {
    let old = accessories.shown
    accessories.type = type
    guard old !== view || (view != nil && view?.superview !== self) else { return }
    accessories.shown = view
    if let old, old !== view, old.superview === self { old.removeFromSuperview() }
    guard let view else { return }
    UIView.performWithoutAnimation {
      addSubview(view)
      view.frame = geometry(isEditing: isEditing).accessory
    }
  }

  private func makeAccessory(_ type: AccessoryType) -> UIView {
    switch type {
    case .none: UIView(frame: .zero)
    case .disclosureIndicator: CellAccessoryView(symbols: [.chevron])
    case .checkmark: CellAccessoryView(symbols: [.checkmark])
    case .detailButton: CellAccessoryView(symbols: [.detail])
    case .detailDisclosureButton: CellAccessoryView(symbols: [.detail, .chevron])
    }
  }
}
