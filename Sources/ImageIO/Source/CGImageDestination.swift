/// A PNG or JPEG file in the making.
public final class CGImageDestination {
  enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  let target: Target
  let format: ImageFileFormat
  var picture: (image: CGImage, quality: CGFloat)?

  init(_ target: Target, format: ImageFileFormat) {
    self.target = target
    self.format = format
  }

  func encoded() throws -> [UInt8]? {
    guard let (image, quality) = picture else { return nil }
    if format == .jpeg { return try image.jpegData(compressionQuality: quality) }
    return try PNGCodec.encode(
      PNGImage(width: image.width, height: image.height, samples: image.straightRGBA()))
  }
}

/// - Parameters:
///   - type: `public.png` or `public.jpeg`; with any other, the result is nil.
///   - count: 1: animations are not written.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  destinationFormat(type, count).map { CGImageDestination(.data(data), format: $0) }
}

/// Makes a destination as `CGImageDestinationCreateWithData` does, for a file that
/// `CGImageDestinationFinalize` writes.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  destinationFormat(type, count).map { CGImageDestination(.file(url), format: $0) }
}

private func destinationFormat(_ type: CFString, _ count: Int) -> ImageFileFormat? {
  guard count == 1 else { return nil }
  return [ImageFileFormat.png, .jpeg].first { $0.typeIdentifier == type }
}

/// - Parameter properties: `kCGImageDestinationLossyCompressionQuality` alone makes a difference.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  let quality = optionNumber(properties, kCGImageDestinationLossyCompressionQuality)
  idst.picture = (image, CGFloat(quality ?? 0.8))
}

/// Writes the file. False without an image, where the file cannot be written, and for JPEG without
/// `libturbojpeg0`.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let bytes = try? idst.encoded() else { return false }
  switch idst.target {
  case .data(let data):
    data.append(Data(bytes))
    return true
  case .file(let url): return (try? Data(bytes).write(to: url, options: .atomic)) != nil
  }
}
