public import Foundation

@MainActor @preconcurrency open class UIPickerView: UIView {
  /// Nil until the data source is asked.
  private var loaded: [PickerWheel]?
  private let band = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame == .zero ? CGRect(origin: .zero, size: Self.naturalSize) : frame)
    setUpBand()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBand()
  }

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  open var numberOfComponents: Int { wheels.count }
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return wheel(component)?.rows[row]
  }

  // MARK: Loading

  open func reloadAllComponents() {
    let selected = loaded?.map(\.selected) ?? []
    for wheel in loaded ?? [] { wheel.removeFromSuperview() }
    loaded = nil
    former = selected
    setNeedsLayout()
  }
  open func reloadComponent(_ component: Int) {
    guard let dataSource, let old = wheel(component) else { return }
    old.removeFromSuperview()
    loaded?[component] = makeWheel(component, selected: old.selected, from: dataSource)
    setNeedsLayout()
  }
  private var former: [Int] = []

  private var wheels: [PickerWheel] {
    if let loaded { return loaded }
    guard let dataSource else { return [] }
    let wheels = (0..<max(dataSource.numberOfComponents(in: self), 0)).map { component in
      let selected = former.indices.contains(component) ? former[component] : 0
      return makeWheel(component, selected: selected, from: dataSource)
    }
    loaded = wheels
    return wheels
  }
  private func makeWheel(
    _ component: Int, selected: Int, from dataSource: any UIPickerViewDataSource
  ) -> PickerWheel {
    let count = dataSource.pickerView(self, numberOfRowsInComponent: component)
    let wheel = PickerWheel(count: count, selected: selected)
    addSubview(wheel)
    return wheel
  }
  private func wheel(_ component: Int) -> PickerWheel? {
    wheels.indices.contains(component) ? wheels[component] : nil
  }

  // MARK: Selecting

  /// Selecting by code calls no delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.select(row, animated: animated)
    setNeedsLayout()
  }
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selected ?? -1 }

  /// Spins a wheel until a row is in the middle.
  @_spi(Headless) public func spin(to row: Int, inComponent component: Int = 0) {
    guard isUserInteractionEnabled, let wheel = wheel(component), 0..<wheel.count ~= row,
      row != wheel.selected
    else { return }
    selectRow(row, inComponent: component, animated: true)
    guard let delegate else { return }
    _ = answer(of: { delegate.pickerView(self, didSelectRow: row, inComponent: component) })
  }

  // MARK: Layout

  private static let naturalSize = CGSize(width: 320, height: 216)
  override open var intrinsicContentSize: CGSize { Self.naturalSize }
  override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }
  override open func layoutSubviews() {
    super.layoutSubviews()
    band.frame = CGRect(
      x: 9, y: bounds.midY - PickerWheel.rowHeight / 2, width: max(bounds.width - 18, 0),
      height: PickerWheel.rowHeight)
    let widths = widths
    var x = (bounds.width - widths.reduce(0, +)) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (component, wheel) in wheels.enumerated() {
      let left = isMirrored ? bounds.width - x - widths[component] : x
      wheel.frame = CGRect(x: left, y: 0, width: widths[component], height: bounds.height)
      wheel.show(rowHeight: rowHeight(component)) { content(of: $0, in: component, reusing: $1) }
      x += widths[component]
    }
  }

  private func setUpBand() {
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  /// Those that the delegate says, and equal parts otherwise.
  private var widths: [CGFloat] {
    let count = wheels.count
    return (0..<count).map { component in
      delegate.flatMap { delegate in
        answer(of: { delegate.pickerView(self, widthForComponent: component) })
      } ?? bounds.width / CGFloat(count)
    }
  }
  private func rowHeight(_ component: Int) -> CGFloat {
    delegate.flatMap { delegate in
      answer(of: { delegate.pickerView(self, rowHeightForComponent: component) })
    } ?? PickerWheel.rowHeight
  }
  /// A view before a text (Apple: UIPickerViewDelegate).
  private func content(
    of row: Int, in component: Int, reusing view: UIView?
  ) -> PickerWheel.Content {
    guard let delegate else { return .text("?") }
    let made = answer(of: {
      delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
    })
    if let made { return .view(made) }
    let title = answer(of: {
      delegate.pickerView(self, titleForRow: row, forComponent: component)
    })
    return .text(title.flatMap(\.self) ?? "?")
  }
}
