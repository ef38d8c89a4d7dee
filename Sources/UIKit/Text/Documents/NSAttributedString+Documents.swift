internal import CoreText

extension NSAttributedString {
  /// The file type of a text.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the type.
    public let rawValue: String

    /// Creates the type of a name; only plain text and HTML are read, and only plain text is
    /// written.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Plain text, which is read and written.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text. Differs: reading or writing it is an error.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments. Differs: reading or writing it is an error.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML, which is read; writing it is an error.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The keys of options for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the option.
    public let rawValue: String

    /// Creates the key of a name; keys that this type does not list have no effect.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `DocumentType`; without it the type is recognised by the text's start.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The attributes that plain text gets. Differs: HTML does not take them.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// The scaling of the text that is made. Differs: no effect.
    public static let targetTextScaling = Self(rawValue: "TargetTextScaling")
    /// The scaling that the document was made for. Differs: no effect.
    public static let sourceTextScaling = Self(rawValue: "SourceTextScaling")
  }

  /// The keys of a document's attributes.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the attribute.
    public let rawValue: String

    /// Creates the key of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `DocumentType`: the type that was read, or the one to write, plain if unset.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The attributes of text that has none. Differs: neither read nor written.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    /// The raw value of a `String.Encoding`; UTF-8 is written if it is unset.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// The colour of the page. Differs: neither read nor written.
    public static let backgroundColor = Self(rawValue: "BackgroundColor")
    /// The distance of tab stops in points. Differs: neither read nor written.
    public static let defaultTabInterval = Self(rawValue: "DefaultTabInterval")
    /// How readily words are divided. Differs: neither read nor written.
    public static let hyphenationFactor = Self(rawValue: "HyphenationFactor")
    /// The size of the page in points. Differs: neither read nor written.
    public static let paperSize = Self(rawValue: "PaperSize")
    /// The margins of the page in points. Differs: neither read nor written.
    public static let paperMargin = Self(rawValue: "PaperMargin")
    /// Whether the document asks not to be edited. Differs: neither read nor written.
    public static let readOnly = Self(rawValue: "ReadOnly")
    /// Whether pages are shown. Differs: neither read nor written.
    public static let viewMode = Self(rawValue: "ViewMode")
    /// The size of the window in points. Differs: neither read nor written.
    public static let viewSize = Self(rawValue: "ViewSize")
    /// The zoom in percent. Differs: neither read nor written.
    public static let viewZoom = Self(rawValue: "ViewZoom")
  }

  /// Reads a text from a file's bytes.
  ///
  /// HTML becomes what UIKit's importer makes of it, in Times New Roman of 12 points unless it sets
  /// another font; another font stands in for that where it is not there. Without an encoding, and
  /// a `meta` tag that names one, bytes of HTML are Windows' Western characters, as on iOS.
  ///
  /// Differs: only plain text and HTML are read.
  ///
  /// - Parameters:
  ///   - options: The options; without a document type, HTML is recognised by its first tag, and
  ///     everything else is plain text.
  ///   - dict: Receives the document's attributes.
  /// - Throws: If the bytes are not in the encoding, or the type is another one; the error says
  ///   which are read.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options)
    // SAFETY: The pointer is nil or to a variable of the caller's, which is written during the call
    // alone.
    unsafe dict?.pointee = document.attributes as NSDictionary
    self.init(attributedString: document.text)
  }

  /// Reads a text from a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil {
      switch url.pathExtension.lowercased() {
      case "html", "htm": options[.documentType] = DocumentType.html
      case "rtf": options[.documentType] = DocumentType.rtf
      default: break
      }
    }
    // SAFETY: The pointer is nil or to a variable of the caller's, and is handed on for the time of
    // this call.
    unsafe try self.init(
      data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// The text of a range as a file's bytes.
  ///
  /// Differs: only plain text is written; other types are an error.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let type = dict[.documentType] as? DocumentType ?? .plain
    guard type == .plain else { throw DocumentError.unsupportedType(type.rawValue) }
    let encoding = (dict[.characterEncoding] as? NSNumber).map {
      String.Encoding(rawValue: $0.uintValue)
    }
    let text = (string as NSString).substring(with: range)
    guard let data = text.data(using: encoding ?? .utf8) else {
      throw DocumentError.unreadable("text", encoding: "\(encoding ?? .utf8)")
    }
    return data
  }

  /// The reason why a document was not read or written.
  package enum DocumentError: Error, CustomStringConvertible {
    /// The document type with this name is not supported.
    case unsupportedType(String)
    /// The bytes are not in this encoding.
    case unreadable(String, encoding: String)

    package var description: String {
      switch self {
      case .unsupportedType(let type):
        "Documents of type \(type) are not read or written here; .html and .plain are read, "
          + ".plain is written. Convert the document, or make the text with attributes."
      case .unreadable(let what, let encoding):
        "The \(what) is not in the encoding \(encoding). Name the right one with "
          + ".characterEncoding."
      }
    }
  }
}

/// A document as it was read.
private struct TextDocument {
  typealias Key = NSAttributedString.DocumentReadingOptionKey

  let text: NSAttributedString
  let attributes: [String: Any]

  init(_ data: Data, _ options: [Key: Any]) throws(NSAttributedString.DocumentError) {
    let named = options[.documentType]
    let type =
      named as? NSAttributedString.DocumentType
      ?? (named as? String).map { NSAttributedString.DocumentType(rawValue: $0) }
      ?? (Self.isHTML(data) ? .html : .plain)
    guard type == .html || type == .plain else { throw .unsupportedType(type.rawValue) }
    let given = Self.encoding(options[.characterEncoding])
    let encoding = given ?? Self.markedEncoding(data) ?? (type == .html ? .windowsCP1252 : .utf8)
    let isMarked = data.starts(with: [0xEF, 0xBB, 0xBF])
    guard let string = String(data: isMarked ? data.dropFirst(3) : data, encoding: encoding)
    else {
      throw .unreadable("document", encoding: "\(encoding)")
    }
    let defaults =
      options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    if type == .html {
      text = HTMLConverter.convert(string)
    } else {
      let own: [NSAttributedString.Key: Any] = [.font: UIFont.ofPlainText]
      text = NSAttributedString(string: string, attributes: own.merging(defaults) { $1 })
    }
    attributes = [
      "DocumentType": type.rawValue, "UTI": type == .html ? "public.html" : "public.plain-text",
      "CharacterEncoding": encoding.rawValue,
    ]
  }

  private static func encoding(_ value: Any?) -> String.Encoding? {
    switch value {
    case let encoding as String.Encoding: encoding
    case let number as UInt: String.Encoding(rawValue: number)
    case let number as Int: String.Encoding(rawValue: UInt(clamping: number))
    case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
    default: nil
    }
  }

  /// The encoding of the byte order mark at the start, or of a `meta` tag.
  private static func markedEncoding(_ data: Data) -> String.Encoding? {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return .utf16 }
    let start = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
    guard let mark = start.range(of: "charset=") else { return nil }
    let name = start[mark.upperBound...].drop { $0 == "\"" || $0 == "'" }
    if name.hasPrefix("utf-8") { return .utf8 }
    if name.hasPrefix("iso-8859-1") { return .windowsCP1252 }
    return nil
  }

  private static func isHTML(_ data: Data) -> Bool {
    let start = String(decoding: data.prefix(256), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
  }
}

extension UIFont {
  /// The font that the importer gives plain text, and that text without a font is drawn in.
  static var ofPlainText: UIFont {
    let (name, size) = CTFont.plainText
    return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
  }
}
