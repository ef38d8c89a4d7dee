import Foundation

/// An image format that iOS reads and that is not read here, told by a file's first bytes.
///
/// - Source: the formats' specifications.
enum ImageFormat: String, CustomStringConvertible {
  case jpeg = "JPEG"
  case gif = "GIF"
  case heif = "HEIF"
  case webP = "WebP"
  case tiff = "TIFF"
  case bmp = "BMP"
  case pdf = "PDF"
  case icon = "ICO"

  /// Nil for PNG files and for data that is an image on no platform.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(12))
    func begins(_ signature: String, at start: Int = 0) -> Bool {
      bytes.dropFirst(start).starts(with: signature.utf8)
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("GIF8") {
      self = .gif
    } else if begins("ftyp", at: 4),
      ["heic", "heix", "mif1", "avif"].contains(where: { begins($0, at: 8) }) {
      self = .heif
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webP
    } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0])
      || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      self = .tiff
    } else if begins("BM") {
      self = .bmp
    } else if begins("%PDF") {
      self = .pdf
    } else if bytes.starts(with: [0, 0, 1, 0]) {
      self = .icon
    } else {
      return nil
    }
  }

  var description: String { rawValue }
}
