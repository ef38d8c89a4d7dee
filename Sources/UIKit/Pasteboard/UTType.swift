internal import Synchronization

/// A kind of file or of data.
///
/// Differs: it is in UIKit, and only the types declared here and those of an app's own code are
/// known.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier of the type, such as `public.png`.
  public let identifier: String

  /// The type of an identifier; nil for one that was declared neither here nor by the app.
  public init?(_ identifier: String) {
    guard Self.parents(of: identifier) != nil || identifier.hasPrefix("dyn.") else { return nil }
    self.identifier = identifier
  }

  /// A type that the app declares. From then on its identifier is known everywhere in the process.
  ///
  /// - Parameter parentType: The type that it conforms to, unless it is one of those declared here;
  ///   nil for `data`. Differs: no bundle is asked for what it declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    declare(parentType)
  }

  /// A type that the app knows of, which is declared as with `init(exportedAs:conformingTo:)`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    declare(parentType)
  }

  private init(known identifier: String) {
    self.identifier = identifier
  }

  /// The type of files with a name extension; a dynamic one if none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let end = filenameExtension.lowercased()
    guard !end.isEmpty else { return nil }
    let found = Self.declarations.first { $0.extensions.contains(end) }
    identifier = found?.identifier ?? "dyn.ah62d4rv4ge8" + end
  }

  /// The type of data with a MIME type; a dynamic one if none is known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    guard !name.isEmpty else { return nil }
    let found = Self.declarations.first { $0.mimeType == name }
    identifier = found?.identifier ?? "dyn.ah62d4rv4ge8" + name
  }

  /// The name extension of files of the type; nil if none is known.
  public var preferredFilenameExtension: String? { Self.table[identifier]?.extensions.first }
  /// The MIME type; nil if none is known.
  public var preferredMIMEType: String? { Self.table[identifier]?.mimeType }
  /// A name of the type for the user; nil for one that was not declared here. Differs: it is
  /// English, whatever the locale.
  public var localizedDescription: String? { Self.table[identifier]?.name }
  /// The identifier of the type.
  public var description: String { identifier }
  /// Whether the type was made for an unknown extension or MIME type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the type is one of those declared here.
  public var isDeclared: Bool { Self.table[identifier] != nil }
  /// Whether the identifier begins with `public.`, as those of types without an owner do.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types that it conforms to, without itself.
  public var supertypes: Set<UTType> {
    var result: Set<UTType> = []
    var open = Self.parents(of: identifier) ?? ["public.data"]
    while let next = open.popLast() {
      guard next != identifier, result.insert(UTType(known: next)).inserted else { continue }
      open += Self.parents(of: next) ?? []
    }
    return result
  }

  /// Whether it is the type or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether it is a kind of the type, and not the type itself.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether the type is a kind of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType {
  private struct Declaration {
    let identifier: String
    let name: String
    let parents: [String]
    let extensions: [String]
    let mimeType: String?
  }

  private static func declare(
    _ identifier: String, _ name: String, _ parents: String = "", _ extensions: String = "",
    _ mimeType: String? = nil
  ) -> Declaration {
    func list(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    return Declaration(
      identifier: identifier, name: name, parents: list(parents), extensions: list(extensions),
      mimeType: mimeType)
  }

  /// The parents of the types that the app has declared, by their identifiers.
  private static let appTypes = Mutex<[String: [String]]>([:])

  /// Declares the type with a parent; one that is given counts more than `data`.
  private func declare(_ parent: UTType?) {
    Self.appTypes.withLock { types in
      if parent == nil, types[identifier] != nil { return }
      types[identifier] = [parent?.identifier ?? "public.data"]
    }
  }

  /// The identifiers of the types that a type conforms to without another in between; nil for an
  /// unknown type.
  private static func parents(of identifier: String) -> [String]? {
    table[identifier]?.parents ?? appTypes.withLock { $0[identifier] }
  }

  private static let table = Dictionary(
    uniqueKeysWithValues: declarations.map { ($0.identifier, $0) })

  /// Source: Apple's list of system-declared types.
  private static let declarations: [Declaration] = [
    declare("public.item", "item"), declare("public.content", "content"),
    declare("public.composite-content", "content", "public.content"),
    declare("public.data", "data", "public.item"),
    declare("public.directory", "folder", "public.item"),
    declare("public.folder", "folder", "public.directory"),
    declare("public.url", "Internet address", "public.data"),
    declare("public.file-url", "file address", "public.url"),
    declare("public.text", "text", "public.data public.content"),
    declare("public.plain-text", "text", "public.text", "txt text", "text/plain"),
    declare("public.utf8-plain-text", "Unicode text", "public.plain-text"),
    declare("public.utf16-plain-text", "Unicode text", "public.plain-text"),
    declare("public.rtf", "RTF text", "public.text", "rtf", "text/rtf"),
    declare("com.apple.flat-rtfd", "RTF text", "public.data public.composite-content"),
    declare("public.html", "HTML text", "public.text", "html htm", "text/html"),
    declare("public.xml", "XML text", "public.text", "xml", "application/xml"),
    declare("public.json", "JSON", "public.text", "json", "application/json"),
    declare("public.yaml", "YAML", "public.text", "yml yaml", "application/x-yaml"),
    declare("net.daringfireball.markdown", "Markdown", "public.text", "md markdown"),
    declare("public.delimited-values-text", "text", "public.text"),
    declare(
      "public.comma-separated-values-text", "CSV", "public.delimited-values-text", "csv",
      "text/csv"),
    declare(
      "public.tab-separated-values-text", "TSV", "public.delimited-values-text", "tsv",
      "text/tab-separated-values"),
    declare("public.source-code", "source code", "public.plain-text"),
    declare("public.swift-source", "Swift source", "public.source-code", "swift"),
    declare("public.script", "script", "public.source-code"),
    declare("com.netscape.javascript-source", "JavaScript", "public.script", "js"),
    declare("public.image", "image", "public.data public.content"),
    declare("public.png", "PNG image", "public.image", "png", "image/png"),
    declare("public.jpeg", "JPEG image", "public.image", "jpeg jpg jpe", "image/jpeg"),
    declare("public.tiff", "TIFF image", "public.image", "tiff tif", "image/tiff"),
    declare("com.compuserve.gif", "GIF image", "public.image", "gif", "image/gif"),
    declare("com.microsoft.bmp", "BMP image", "public.image", "bmp dib", "image/bmp"),
    declare("org.webmproject.webp", "WebP image", "public.image", "webp", "image/webp"),
    declare("public.heic", "HEIC image", "public.image", "heic", "image/heic"),
    declare("public.heif", "HEIF image", "public.image", "heif", "image/heif"),
    declare(
      "public.svg-image", "SVG image", "public.image public.xml", "svg svgz", "image/svg+xml"),
    declare("public.camera-raw-image", "raw image", "public.image"),
    declare("com.apple.live-photo", "Live Photo"),
    declare(
      "com.adobe.pdf", "PDF document", "public.data public.composite-content", "pdf",
      "application/pdf"),
    declare("public.audiovisual-content", "media", "public.data public.content"),
    declare("public.movie", "movie", "public.audiovisual-content"),
    declare("public.video", "video", "public.movie"),
    declare("public.audio", "audio", "public.audiovisual-content"),
    declare("public.mpeg-4", "MPEG-4 movie", "public.movie", "mp4 mpg4", "video/mp4"),
    declare("public.mpeg-4-audio", "MPEG-4 audio", "public.audio", "mp4 m4a", "audio/mp4"),
    declare(
      "com.apple.quicktime-movie", "QuickTime movie", "public.video", "mov qt",
      "video/quicktime"),
    declare("public.mp3", "MP3 audio", "public.audio", "mp3", "audio/mpeg"),
    declare("com.microsoft.waveform-audio", "WAV audio", "public.audio", "wav", "audio/wav"),
    declare("public.archive", "archive", "public.data"),
    declare("public.zip-archive", "ZIP archive", "public.archive", "zip", "application/zip"),
    declare("org.gnu.gnu-zip-archive", "gzip archive", "public.archive", "gz"),
    declare("public.executable", "executable", "public.item"),
    declare("com.apple.property-list", "property list", "public.data", "plist"),
    declare("public.font", "font", "public.data"),
    declare("public.vcard", "contact", "public.text", "vcf", "text/vcard"),
    declare("public.contact", "contact"), declare("public.message", "message"),
    declare("public.calendar-event", "event"),
    declare("public.presentation", "presentation", "public.composite-content"),
    declare("public.spreadsheet", "spreadsheet", "public.content"),
    declare("public.database", "database"),
    declare("com.apple.uikit.color", "colour"), declare("public.bookmark", "bookmark"),
  ]

  private static func known(_ identifier: String) -> UTType { UTType(known: identifier) }

  /// Anything that is in a file system or can be moved: the base of files and folders.
  public static let item = known("public.item")
  /// Anything with content that a user could look at.
  public static let content = known("public.content")
  /// Content that may hold other content, such as a document with images.
  public static let compositeContent = known("public.composite-content")
  /// Bytes of any kind.
  public static let data = known("public.data")
  /// A folder or package of files.
  public static let directory = known("public.directory")
  /// A folder that users open.
  public static let folder = known("public.folder")
  /// An address of the internet or of a file, as text.
  public static let url = known("public.url")
  /// The address of a file.
  public static let fileURL = known("public.file-url")
  /// Text of any kind, styled text and markup among it.
  public static let text = known("public.text")
  /// Text without styles, in any encoding.
  public static let plainText = known("public.plain-text")
  /// Text without styles in UTF-8.
  public static let utf8PlainText = known("public.utf8-plain-text")
  /// Text without styles in UTF-16.
  public static let utf16PlainText = known("public.utf16-plain-text")
  /// Styled text in the format RTF.
  public static let rtf = known("public.rtf")
  /// Styled text with attachments in one file.
  public static let flatRTFD = known("com.apple.flat-rtfd")
  /// Text in HTML.
  public static let html = known("public.html")
  /// Text in XML.
  public static let xml = known("public.xml")
  /// Text in JSON.
  public static let json = known("public.json")
  /// Text in YAML.
  public static let yaml = known("public.yaml")
  /// A table as text, with any character between the columns.
  public static let delimitedText = known("public.delimited-values-text")
  /// A table as text, with commas between the columns.
  public static let commaSeparatedText = known("public.comma-separated-values-text")
  /// A table as text, with tabs between the columns.
  public static let tabSeparatedText = known("public.tab-separated-values-text")
  /// Source text of any programming language.
  public static let sourceCode = known("public.source-code")
  /// Source text in Swift.
  public static let swiftSource = known("public.swift-source")
  /// Source text of any language that is run without being compiled.
  public static let script = known("public.script")
  /// Source text in JavaScript.
  public static let javaScript = known("com.netscape.javascript-source")
  /// A picture of any format.
  public static let image = known("public.image")
  /// A picture in PNG.
  public static let png = known("public.png")
  /// A picture in JPEG.
  public static let jpeg = known("public.jpeg")
  /// A picture in TIFF.
  public static let tiff = known("public.tiff")
  /// A picture in GIF, perhaps animated.
  public static let gif = known("com.compuserve.gif")
  /// A picture in Windows's BMP.
  public static let bmp = known("com.microsoft.bmp")
  /// A picture in WebP.
  public static let webP = known("org.webmproject.webp")
  /// A picture in HEIC.
  public static let heic = known("public.heic")
  /// A picture in HEIF.
  public static let heif = known("public.heif")
  /// A drawing in SVG.
  public static let svg = known("public.svg-image")
  /// A camera's unprocessed picture.
  public static let rawImage = known("public.camera-raw-image")
  /// A picture with a short movie.
  public static let livePhoto = known("com.apple.live-photo")
  /// A document in PDF.
  public static let pdf = known("com.adobe.pdf")
  /// Sound, pictures that move, or both.
  public static let audiovisualContent = known("public.audiovisual-content")
  /// Pictures that move, with or without sound.
  public static let movie = known("public.movie")
  /// Pictures that move, without sound.
  public static let video = known("public.video")
  /// Sound without pictures.
  public static let audio = known("public.audio")
  /// A movie in MPEG-4.
  public static let mpeg4Movie = known("public.mpeg-4")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = known("public.mpeg-4-audio")
  /// A movie in QuickTime's format.
  public static let quickTimeMovie = known("com.apple.quicktime-movie")
  /// Sound in MP3.
  public static let mp3 = known("public.mp3")
  /// Sound in WAV.
  public static let wav = known("com.microsoft.waveform-audio")
  /// Files in one file.
  public static let archive = known("public.archive")
  /// Files in one ZIP file.
  public static let zip = known("public.zip-archive")
  /// A file that gzip has compressed.
  public static let gzip = known("org.gnu.gnu-zip-archive")
  /// A program that can be run.
  public static let executable = known("public.executable")
  /// A property list, in any of its formats.
  public static let propertyList = known("com.apple.property-list")
  /// A font, in any format.
  public static let font = known("public.font")
  /// A person's card in the format vCard.
  public static let vCard = known("public.vcard")
  /// A person, in any format.
  public static let contact = known("public.contact")
  /// A message, such as a mail.
  public static let message = known("public.message")
  /// An entry of a calendar.
  public static let calendarEvent = known("public.calendar-event")
  /// A presentation in slides, in any format.
  public static let presentation = known("public.presentation")
  /// A table with formulas, in any format.
  public static let spreadsheet = known("public.spreadsheet")
  /// A database, in any format.
  public static let database = known("public.database")
  /// A bookmark for a page or a file.
  public static let bookmark = known("public.bookmark")
}
