import RoundedTable
import UIKit

/// The one line in which the screens differ: here they stand on the rounded class.
typealias DiffableDataSource = RoundedDiffableDataSource
