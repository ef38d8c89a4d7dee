/// Types that tests and apps see here and do not see on iOS. A package may have one of such a name.
enum OwnTypes {
  static let names: Set<String> = [
    "AnimationStrip", "DiffAttachment", "IgnoredPart", "IndexedBinding", "LayoutFrame",
    "ObjectiveCArguments", "ObjectiveCError", "ObjectiveCTable", "PerformedResult",
    "SnapshotMatrix", "SnapshotsTrait", "StackCache", "SymbolSet", "Tolerance", "ViewDiagnostics",
  ]
}
