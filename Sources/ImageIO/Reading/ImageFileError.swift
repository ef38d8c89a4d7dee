/// Why an image file is not read, and what to do about it.
///
/// Every description is one line without the file's name: callers put that in front.
package enum ImageFileError: Error, Equatable, Sendable {
  case empty
  /// `start` is up to the first eight bytes.
  case unknownFormat(start: [UInt8])
  /// An image on iOS, of a format that is not read here.
  case unsupportedFormat(ImageFileFormat)
  /// `library` is the file that was looked for, `package` what has it on Debian and Ubuntu.
  case missingLibrary(ImageFileFormat, library: String, package: String)
  /// The library is there and lacks `function`.
  case unsuitableLibrary(library: String, function: String)
  case png(PNGError)
  /// `reason` says what is wrong in a clause, such as “its header is cut”.
  case damaged(ImageFileFormat, reason: String)
  /// `feature` is what the format allows and is not read here.
  case unsupportedFeature(ImageFileFormat, feature: String)
  case encrypted
  case fileTooLarge(byteCount: Int, limit: Int)
  case tooManyPixels(ImageFileFormat, width: Int, height: Int, limit: Int)
  /// `count` of `what`, such as “elements”.
  case tooComplex(ImageFileFormat, what: String, limit: Int)
  case unencodable(ImageFileFormat, reason: String)
}

extension ImageFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "The image file is empty. Put the picture into it again."
    case .unknownFormat(let start):
      "This is not an image file: it begins with "
        + Digits.hexadecimal(start, uppercase: true, separator: " ")
        + ". PNG, JPEG, GIF, SVG and PDF are read."
    case .unsupportedFormat(let format):
      "\(format) images are not read here. Convert the picture to PNG or JPEG."
    case .missingLibrary(let format, let library, let package):
      "\(format) images are read by \(library), which is not installed. Install it: apt-get "
        + "install \(package)."
    case .unsuitableLibrary(let library, let function):
      "\(library) has no function \(function). Install libjpeg-turbo 2.0 or newer."
    case .png(let error): error.description
    case .damaged(let format, let reason):
      "The \(format) file is damaged: \(reason). Export it again."
    case .unsupportedFeature(let format, let feature):
      "The \(format) file has \(feature), which is not read here. Export it without."
    case .encrypted: "The PDF file is encrypted. Save it without a password."
    case .fileTooLarge(let byteCount, let limit):
      "The image file has \(byteCount) bytes; at most \(limit) are read. Make the picture smaller."
    case .tooManyPixels(let format, let width, let height, let limit):
      "The \(format) file has \(width) × \(height) pixels; at most \(limit) are read. Make the "
        + "picture smaller."
    case .tooComplex(let format, let what, let limit):
      "The \(format) file has more than \(limit) \(what). Simplify the drawing, or export it as "
        + "PNG."
    case .unencodable(let format, let reason):
      "The picture cannot be written as \(format): \(reason)."
    }
  }
}
