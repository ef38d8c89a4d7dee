/// The types of data that a responder takes from the pasteboard.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, NSCopying {
  /// The types, of which a provider needs one or a kind of one.
  open var acceptableTypeIdentifiers: [String]

  /// A configuration without types.
  public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

  /// A configuration of types by their identifiers.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// A configuration of the types that a class reads.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds types by their identifiers; those that are there already are there twice then.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds the types that a class reads.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// A copy with the same types; `zone` is ignored.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.unchecked {
      Copied(UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers))
    }.object
  }

  /// Carries a copy out of the main actor's part of a method.
  private struct Copied: @unchecked Sendable {
    let object: UIPasteConfiguration

    init(_ object: UIPasteConfiguration) {
      self.object = object
    }
  }

  /// Whether one of a provider's types is among the acceptable ones.
  func accepts(_ provider: NSItemProvider) -> Bool {
    acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
  }
}

/// A responder that takes data from the pasteboard.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types that the responder takes; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Called to take what was pasted.
  func paste(itemProviders: [NSItemProvider])
  /// Whether something that could be pasted is of an acceptable type.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
