public import Foundation

extension IndexPath {
  // Not from an array, which would be allocated for every row that is looked up.
  public init(row: Int, section: Int) { self = IndexPath(index: section).appending(row) }
  public init(item: Int, section: Int) { self = IndexPath(index: section).appending(item) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
