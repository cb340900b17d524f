@MainActor @preconcurrency open class UIDragPreviewParameters: UIPreviewParameters {}
