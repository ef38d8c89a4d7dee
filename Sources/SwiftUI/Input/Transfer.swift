/// What can be dragged, dropped, copied and shared.
///
/// Differs: nobody does so here, so that representations are never asked for data.
public protocol Transferable {
  /// What describes the data.
  associatedtype Representation: TransferRepresentation
  /// The data in the formats that there are, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A format of what is transferred.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is transferred.
  associatedtype Item: Transferable
}

/// Several formats, one after the other.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {}

/// The formats of a block.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One format.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }
  /// One format.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }
  /// Several formats.
  public static func buildBlock<
    First: TransferRepresentation, each Content: TransferRepresentation
  >(
    _ first: First, _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item> where First.Item == Item {
    TupleTransferRepresentation()
  }
}

/// Data as `Codable` writes it.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Makes the format of a type of content.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// Data as closures write and read it.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Makes a format that is written and read.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Makes a format that is written.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Makes a format that is read.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// Another value that stands for the one that is transferred.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  /// Makes a format of another value.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
  /// Makes a format of another value, which is not read.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  /// Makes a format of another value, which is not written.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

extension String: Transferable {
  /// Nobody asks for its data here.
  public static var transferRepresentation: TupleTransferRepresentation<String> {
    TupleTransferRepresentation()
  }
}
extension Data: Transferable {
  /// Nobody asks for its data here.
  public static var transferRepresentation: TupleTransferRepresentation<Data> {
    TupleTransferRepresentation()
  }
}
extension URL: Transferable {
  /// Nobody asks for its data here.
  public static var transferRepresentation: TupleTransferRepresentation<URL> {
    TupleTransferRepresentation()
  }
}
extension AttributedString: Transferable {
  /// Nobody asks for its data here.
  public static var transferRepresentation: TupleTransferRepresentation<AttributedString> {
    TupleTransferRepresentation()
  }
}
extension Image: Transferable {
  /// Nobody asks for its data here.
  public static var transferRepresentation: TupleTransferRepresentation<Image> {
    TupleTransferRepresentation()
  }
}
extension Color: Transferable {
  /// Nobody asks for its data here.
  public static var transferRepresentation: TupleTransferRepresentation<Color> {
    TupleTransferRepresentation()
  }
}

/// Nobody drags here: a view that can be dragged, or dropped on, looks as it does without.
extension View {
  /// Has no effect: nobody drags the view.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { self }
  /// Has no effect: nobody drags the view, so its preview is never made.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Has no effect: nobody drops on the view.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}

extension DynamicViewContent {
  /// Has no effect: nobody drops on the views.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }
}

/// A button that pastes. Differs: nobody taps it, so nothing is pasted.
public struct PasteButton: View {
  /// Makes a button that pastes values of a type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  /// Makes a button that pastes data of some types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  /// A filled button with the system's word and symbol.
  public var body: some View {
    Button {
    } label: {
      Label {
        Text(verbatim: "Paste")
      } icon: {
        Image(systemName: "doc.on.clipboard")
      }
    }
    .buttonStyle(.borderedProminent)
  }
}
