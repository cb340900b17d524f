import Foundation

extension UITableView {
  func registerNib(_ nib: UINib?, _ identifier: String) {
    reuse.cellClasses[identifier] = nil
    reuse.cellNibs[identifier] = nib
  }

  func makeCell(from nib: UINib, _ identifier: String) -> UITableViewCell {
    let objects = nib.instantiate()
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
    guard own == identifier else {
      fatalError(
        "cell reuse indicator in nib (\(own)) does not match the identifier used to register the "
          + "nib (\(identifier))")
    }
    return cell
  }
}
