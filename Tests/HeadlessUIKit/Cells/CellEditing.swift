import Foundation

/// Editing of a cell and the controls that it brings.
struct CellEditing {
  var isOn = false
  var showsDeleteConfirmation = false
  var control: CellEditControl?
  var reorder: SymbolView?
  /// Counts changes, so that the end of an older one does not undo a newer one.
  var turn = 0
}
