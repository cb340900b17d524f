/// The rows that the prefetching data source heard about.
struct RowPrefetching {
  var announced: Set<TableRow> = []
}
