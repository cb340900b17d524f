/// A cell whose label is pinned to the edges of the content view.
final class EdgesCell: LabelCell {}
