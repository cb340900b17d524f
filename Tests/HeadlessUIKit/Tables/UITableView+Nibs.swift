import Foundation

extension UITableView {
  func registerNib(_ nib: UINib?, _ identifier: String) {
    reuse.cellClasses[identifier] = nil
    reuse.cellNibs[identifier] = nib
  }
  func registerHeaderFooterNib(_ nib: UINib?, _ identifier: String) {
    reuse.headerFooterClasses[identifier] = nil
    reuse.headerFooterNibs[identifier] = nib
  }

  func makeCell(from nib: UINib, _ identifier: String) -> UITableViewCell {
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
      fatalError(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a UITableViewCell instance")
    }
    cellsMade += 1
    guard let own = cell.identifier else {
      cell.identifier = identifier
      return cell
    }
    guard own == identifier else { fatalError(Self.mismatch("cell", own, identifier)) }
    return cell
  }
  func makeHeaderFooter(from nib: UINib, _ identifier: String) -> UITableViewHeaderFooterView {
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects.first as? UITableViewHeaderFooterView else {
      fatalError(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a UITableViewHeaderFooterView instance")
    }
    guard let own = view.identifier else {
      view.identifier = identifier
      return view
    }
    guard own == identifier else { fatalError(Self.mismatch("view", own, identifier)) }
    return view
  }
  private static func mismatch(_ kind: String, _ own: String, _ identifier: String) -> String {
    "\(kind) reuse indicator in nib (\(own)) does not match the identifier used to register the "
      + "nib (\(identifier))"
  }
}
