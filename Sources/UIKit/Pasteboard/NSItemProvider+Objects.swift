// The classes that providers hold and make.

private func made<Object>(_ object: NSObject?) throws -> Object {
  guard let object = object as? Object else {
    throw NSItemProvider.ErrorCode.unexpectedValueClassError
  }
  return object
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The types in which a provider offers a text: UTF-8 alone.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }

  /// The types from which a text is made: plain text in UTF-8.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Hands over the text as UTF-8, whatever the type, before this returns.
  ///
  /// - Returns: Nil, as there is no progress to follow.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }

  /// A text of UTF-8; an error if the data are not UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try made(String(data: data, encoding: .utf8).map { NSString(string: $0) })
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The types in which a provider offers a URL.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The types from which a URL is made.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Hands over the absolute URL as UTF-8 before this returns.
  ///
  /// - Returns: Nil, as there is no progress to follow.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// A URL of UTF-8; an error if the data are not a URL.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try made(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) })
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The types in which a provider offers an image: PNG alone.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// The types from which an image is made. Differs: their data have to be of a format that is read
  /// here.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.image"]
  }

  /// Hands over the image as PNG before this returns; an error for an image without pixels.
  ///
  /// - Returns: Nil, as there is no progress to follow.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    completionHandler(data, data == nil ? NSItemProvider.ErrorCode.unknownError : nil)
    return nil
  }

  /// An image of a file's bytes, at one pixel per point; an error if the format is not read here.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self { try made(UIImage(data: data)) }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// The types in which a provider offers a colour.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.color"]
  }
  /// The types from which a colour is made.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.color"]
  }

  /// The colour as four numbers in text. Differs: iOS's data are an archive.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(itemProviderData, nil)
    return nil
  }

  /// The numbers of the colour as text.
  var itemProviderData: Data {
    let parts = (cgColor.components ?? []).map { "\($0)" }
    return Data(parts.joined(separator: " ").utf8)
  }

  /// A colour of two or four numbers in text; an error for other data, such as iOS's archives.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let parts = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap {
      Double($0).map { CGFloat($0) }
    }
    switch parts.count {
    case 2: return try made(UIColor(white: parts[0], alpha: parts[1]))
    case 4:
      return try made(
        UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    default: throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
  }
}
