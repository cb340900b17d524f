import Manners

/// Every manner but those that need other queues.
@MainActor package let allManners = [
  Manner("built in viewDidLoad") { ViewDidLoadScreen($0) },
  Manner("built lazily") { LazyScreen($0) },
  Manner("built in loadView") { LoadViewScreen($0) },
  Manner("in a table view controller") { TableControllerScreen($0) },
  Manner("data source assigned again") { AssignedAgainScreen($0) },
  Manner("table replaced at run time") { ReplacedTableScreen($0) },
  Manner("table pinned by constraints") { PinnedScreen($0) },
  Manner("subclass with titles that is the delegate") { TitledScreen($0) },
  Manner("subclass with editing and moving") { EditingScreen($0) },
  Manner("subclass with index titles") { IndexedScreen($0) },
  Manner("subclass with initialisers of its own") { OwnInitialiserScreen($0) },
  Manner("subclass with generics of its own") { GenericScreen($0) },
  Manner("nested identifier types") { NestedTypesScreen($0) },
  Manner("equality that sees more than the hash") { RicherEqualityScreen($0) },
  Manner("mutable items reconfigured in place") { MutableItemsScreen($0) },
  Manner("type-erased identifiers") { ErasedScreen($0) },
  Manner("items and sections reloaded") { ReloadingScreen($0) },
  Manner("extension in terms of the type parameters") { ExtensionScreen($0) },
  Manner("subclass that overrides apply") { OverridingScreen($0) },
  Manner("updates on the heels of updates") { HurriedScreen($0) },
  Manner("provider that asks the data source") { AskingProviderScreen($0) },
  Manner("cells without reuse identifier") { HandMadeCellsScreen($0) },
  Manner("cells dequeued without index path") { OldDequeuingScreen($0) },
  Manner("provider that returns nil without self") { WeakSelfScreen($0) },
  Manner("rows that measure themselves", isSelfSizing: true) { SelfSizingScreen($0) },
  Manner("swipe actions") { SwipingScreen($0) },
  Manner("header views and heights by the delegate") { HeaderViewsScreen($0) },
]

/// Applies on a queue of its own.
@MainActor package let backgroundManner = Manner("applying on another queue") {
  BackgroundScreen($0)
}
