import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct PickerViewTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var columns = [["Ada", "Bea", "Cleo", "Dora", "Emma"], ["1", "2"]]
    var chosen: [[Int]] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { columns[component][row] }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append([component, row]) }
  }

  private let source = Source()
  private let picker = UIPickerView()

  init() {
    picker.dataSource = source
    picker.delegate = source
  }

  @Test func aWheelThatIsSpunTellsTheDelegate() {
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.spin(to: 2)
    picker.spin(to: 2)
    picker.spin(to: 1, inComponent: 1)
    picker.spin(to: 7)
    #expect(source.chosen == [[0, 2], [1, 1]])
    #expect(picker.selectedRow(inComponent: 0) == 2)
    picker.selectRow(4, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 4)
    #expect(source.chosen.count == 2)
    picker.isUserInteractionEnabled = false
    picker.spin(to: 0)
    #expect(picker.selectedRow(inComponent: 0) == 4)
  }

  @Test func theSelectedRowIsInTheMiddle() throws {
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    for (row, text) in source.columns[0].enumerated() {
      let label = try #require(picker.view(forRow: row, forComponent: 0) as? UILabel)
      #expect(label.text == text)
      let middle = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: picker)
      #expect(middle == CGPoint(x: 80, y: 108 + 32 * CGFloat(row - 2)))
    }
    #expect(picker.drawnTexts.sorted() == ["1", "2", "Ada", "Bea", "Cleo", "Dora", "Emma"])
    picker.semanticContentAttribute = .forceRightToLeft
    picker.setNeedsLayout()
    let label = try #require(picker.view(forRow: 2, forComponent: 0))
    #expect(label.convert(label.bounds, to: picker).midX == 240)
  }

  @Test func aReloadKeepsTheSelectionWhereItCan() {
    picker.selectRow(4, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)
    source.columns = [["Ada", "Bea"], ["1", "2", "3"]]
    picker.reloadComponent(0)
    #expect(picker.numberOfRows(inComponent: 0) == 2)
    #expect(picker.numberOfRows(inComponent: 1) == 2)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 1) == 3)
    #expect(picker.selectedRow(inComponent: 1) == 1)
    source.columns = [[]]
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 1)
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func aPickerWithoutADataSourceIsEmpty() {
    let picker = UIPickerView()
    picker.layoutIfNeeded()
    #expect(picker.numberOfComponents == 0)
    #expect(picker.numberOfRows(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
  }

  private final class ViewSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var reused = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      40
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      50
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if view != nil { reused += 1 }
      let view = view ?? UIView()
      view.tag = row
      return view
    }
  }

  @Test func rowsAreViewsOfTheDelegates() {
    let source = ViewSource()
    picker.dataSource = source
    picker.delegate = source
    #expect(picker.view(forRow: 0, forComponent: 0)?.tag == 0)
    #expect(picker.view(forRow: 30, forComponent: 0) == nil, "it is not in sight")
    picker.selectRow(30, inComponent: 0, animated: false)
    #expect(picker.view(forRow: 30, forComponent: 0)?.tag == 30)
    #expect(source.reused > 0)
  }

  /// As in a row that opens to show a picker.
  @Test func aRowIsAsHighAsThePickerInIt() {
    let stage = CellStage(cells: .default) { [picker] cell in
      guard picker.superview == nil else { return }
      picker.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(picker)
      NSLayoutConstraint.activate([
        picker.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        picker.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        picker.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        picker.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
    }
    #expect(stage[0].bounds.height >= 216 && stage[0].bounds.height < 217)
    #expect(picker.bounds.width == 390)
  }
}
