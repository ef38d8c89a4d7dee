/// What an image file is, told by its first bytes.
///
/// - Source: the formats' specifications.
package enum ImageFileFormat: String, CustomStringConvertible, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case svg = "SVG"
  case pdf = "PDF"
  case heif = "HEIF"
  case webP = "WebP"
  case tiff = "TIFF"
  case bmp = "BMP"
  case icon = "ICO"
  case jpeg2000 = "JPEG 2000"

  /// Bytes that tell the format: a PDF's header may come late, an SVG's element after comments.
  private static let beginningByteCount = 4096

  /// The format of data; nil for data that is an image on no platform.
  package init?(_ data: some Collection<UInt8>) {
    let bytes = Array(data.prefix(Self.beginningByteCount))
    func begins(_ signature: String, at start: Int = 0) -> Bool {
      bytes.dropFirst(start).starts(with: signature.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("GIF87a") || begins("GIF89a") {
      self = .gif
    } else if begins("ftyp", at: 4),
      ["heic", "heix", "mif1", "msf1", "avif"].contains(where: { begins($0, at: 8) })
    {
      self = .heif
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webP
    } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0])
      || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A])
    {
      self = .tiff
    } else if begins("BM"), bytes.count > 14 {
      self = .bmp
    } else if bytes.starts(with: [0, 0, 1, 0]) {
      self = .icon
    } else if begins("jP  ", at: 4) {
      self = .jpeg2000
    } else if Self.hasPDFHeader(bytes) {
      self = .pdf
    } else if XMLReader.rootElementName(bytes)?.hasSuffix("svg") == true {
      self = .svg
    } else {
      return nil
    }
  }

  /// - Source: ISO 32000-1, annex H: the header may stand anywhere in the first 1024 bytes.
  private static func hasPDFHeader(_ bytes: [UInt8]) -> Bool {
    let header = Array("%PDF-".utf8)
    return (0..<min(max(bytes.count - header.count, 0), 1024)).contains {
      bytes[$0...].starts(with: header)
    }
  }

  package var description: String { rawValue }

  /// The uniform type identifier, as `CGImageSourceGetType` answers it.
  package var typeIdentifier: String {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .svg: "public.svg-image"
    case .pdf: "com.adobe.pdf"
    case .heif: "public.heic"
    case .webP: "org.webmproject.webp"
    case .tiff: "public.tiff"
    case .bmp: "com.microsoft.bmp"
    case .icon: "com.microsoft.ico"
    case .jpeg2000: "public.jpeg-2000"
    }
  }
}
