// The classes that providers hold and make.

private func made<Object>(_ object: NSObject?) throws -> Object {
  guard let object = object as? Object else {
    throw NSItemProvider.ErrorCode.unexpectedValueClassError
  }
  return object
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try made(String(data: data, encoding: .utf8).map { NSString(string: $0) })
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try made(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) })
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.image"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    completionHandler(data, data == nil ? NSItemProvider.ErrorCode.unknownError : nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self { try made(UIImage(data: data)) }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.color"]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.color"]
  }

  /// The colour as four numbers in text. Differs: iOS's data are an archive.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let parts = (cgColor.components ?? []).map { "\($0)" }
    completionHandler(Data(parts.joined(separator: " ").utf8), nil)
    return nil
  }

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
