import UIKit

/// The one line in which the screens differ: here they stand on UIKit's own class.
typealias DiffableDataSource = UITableViewDiffableDataSource
