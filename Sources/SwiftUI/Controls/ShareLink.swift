/// A button that shares something. Differs: what is shared is text or an address, and a tap opens
/// no sheet.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
{
  private let label: Label

  private init(sharing label: Label) { self.label = label }

  /// A button with the label, which does nothing.
  public var body: some View { Button {} label: { label } }
}

/// The label of a link without one: the system's word and symbol.
public struct DefaultShareLinkLabel: View {
  var title: Text?
  /// The title, or the word Share, with the system's symbol.
  public var body: some View {
    Label {
      title ?? Text(verbatim: "Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a link with a label. The address, the subject and the message are not used.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> { self.init(sharing: label()) }
  /// Makes a link with a label. The text, the subject and the message are not used.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> { self.init(sharing: label()) }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Makes a link with the system's word and symbol. The address, the subject and the message are
  /// not used.
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> { self.init(sharing: DefaultShareLinkLabel()) }
  /// Makes a link with the system's word and symbol. The text, the subject and the message are not
  /// used.
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> { self.init(sharing: DefaultShareLinkLabel()) }

  /// Makes a link with a title and the system's symbol. The address, the subject and the message
  /// are not used.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(sharing: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  /// Makes a link with a title and the system's symbol. The text, the subject and the message are
  /// not used.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(sharing: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  /// Makes a link with a title and the system's symbol. The address, the subject and the message
  /// are not used.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(sharing: DefaultShareLinkLabel(title: Text(title)))
  }
  /// Makes a link with a title and the system's symbol. The text, the subject and the message are
  /// not used.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(sharing: DefaultShareLinkLabel(title: Text(title)))
  }
}
