/// Places in a view that VoiceOver can go to. Differs: they are views, which draw nothing.
public protocol AccessibilityRotorContent: View where Body == EmptyView {}

extension AccessibilityRotorContent {
  /// Nothing: a place is not seen.
  public var body: EmptyView { EmptyView() }
}

/// A place in a view that VoiceOver can go to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Makes the place of a view, with its name.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}
  /// Makes the place of a view, with its name.
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {}
  /// Makes the place of a view, with its name.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil) {}
}

/// No places.
public struct _NoRotorContent: AccessibilityRotorContent {
  nonisolated init() {}
}

/// The places of a block.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// The places of all items. Differs: they are not made.
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable, Content>(
    _ content: ForEach<Data, ID, Content>
  ) -> some AccessibilityRotorContent { _NoRotorContent() }
  /// A place.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }
  /// Several places.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent { _NoRotorContent() }
  /// Places that may be there.
  public static func buildIf(
    _ content: (some AccessibilityRotorContent)?
  ) -> some AccessibilityRotorContent { _NoRotorContent() }
}

/// Places that VoiceOver finds by their kind.
public struct AccessibilitySystemRotor: Sendable {
  /// Links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Links, by whether they were followed.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor()
  }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Fields of text.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}

/// Rotors change no picture and no element; nobody turns one here.
extension View {
  /// Has no effect: nobody turns the rotor.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Has no effect: nobody turns the rotor.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Has no effect: nobody turns the rotor.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Has no effect: nobody turns the rotor.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Has no effect: nobody turns the rotor.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Has no effect: nobody turns the rotor.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}
