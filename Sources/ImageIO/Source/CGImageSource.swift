/// An image file whose pictures are asked for one by one.
///
/// Differs: the whole file is read when the source is made; data that come bit by bit are not.
public final class CGImageSource: Sendable {
  let result: Result<ImageFile, ImageFileError>

  /// The file's pictures; nil where it cannot be read.
  var file: ImageFile? { try? result.get() }

  init(_ bytes: [UInt8]) {
    result = Result { () throws(ImageFileError) in try ImageFile.read(bytes) }
  }

  /// Pixels as they are stored, for a drawing one for each point.
  func image(at index: Int) -> CGImage? {
    guard let file else { return nil }
    if let vector = file.vector { return index == 0 ? vector.image(scale: 1) : nil }
    return file.frames.indices.contains(index) ? file.frames[index].image : nil
  }
}

/// How far a source has come with its file.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// Makes a source from data; nil without data. A file that cannot be read has no pictures, and
/// `CGImageSourceGetStatus` says why.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  data.isEmpty ? nil : CGImageSource([UInt8](data))
}

/// Makes a source from a file; nil where it cannot be opened.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource([UInt8](data))
}

/// Makes a source from a provider's data; nil where it has none.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.map { CGImageSource([UInt8]($0)) }
}

/// The format's uniform type identifier; nil where the file cannot be read.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.file?.format.typeIdentifier
}

/// The number of pictures; 1 for an SVG or PDF file, 0 for one that cannot be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
  guard let file = isrc.file else { return 0 }
  return file.vector == nil ? file.frames.count : 1
}

/// Whether the file could be read, or what is wrong with it.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  switch isrc.result {
  case .success: .statusComplete
  case .failure(.empty): .statusUnexpectedEOF
  case .failure(.unknownFormat), .failure(.unsupportedFormat): .statusUnknownType
  case .failure: .statusInvalidData
  }
}

/// - Parameter options: Make no difference: images are decoded already.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.image(at: index)
}

/// The picture made smaller.
///
/// Differs: it is always made of the picture itself, never of a thumbnail in the file, and only
/// where `kCGImageSourceCreateThumbnailFromImageAlways` or `…IfAbsent` is set.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  func isSet(_ key: CFString) -> Bool { optionNumber(options, key) ?? 0 != 0 }
  guard
    isSet(kCGImageSourceCreateThumbnailFromImageAlways)
      || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent),
    let file = isrc.file, let image = isrc.image(at: index)
  else { return nil }
  let turned = isSet(kCGImageSourceCreateThumbnailWithTransform) ? file.orientation : .up
  let maximum = optionNumber(options, kCGImageSourceThumbnailMaxPixelSize)
  return image.thumbnail(maximumSide: maximum, orientation: turned)
}

/// A number or Boolean of a dictionary, whatever its type.
func optionNumber(_ options: CFDictionary?, _ key: CFString) -> Double? {
  switch options?[key] {
  case let value as Bool: value ? 1 : 0
  case let value as Int: Double(value)
  case let value as Double: value
  case let value as CGFloat: value.native
  case let value as Float: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}

extension CGImage {
  /// The image turned upright, no side longer than a number of pixels.
  package func thumbnail(
    maximumSide: Double?, orientation: CGImagePropertyOrientation
  ) -> CGImage? {
    let isOnItsSide = orientation.rawValue >= 5
    let (width, height) = isOnItsSide ? (self.height, self.width) : (self.width, self.height)
    let scale = min((maximumSide ?? .infinity) / Double(max(width, height)), 1)
    if scale == 1, orientation == .up { return self }
    guard
      let bitmap = Bitmap(
        width: max(Int(clamping: (Double(width) * scale).rounded()), 1),
        height: max(Int(clamping: (Double(height) * scale).rounded()), 1))
    else { return nil }
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    let context = CGContext(
      bitmap: bitmap,
      baseTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
    context.concatenate(orientation.transform(to: size))
    let drawn =
      isOnItsSide ? CGSize(width: size.height, height: size.width) : size
    context.draw(self, in: CGRect(origin: .zero, size: drawn))
    return context.takeImage()
  }
}

extension CGImagePropertyOrientation {
  /// The map from the stored picture to the upright one, in a space whose y points up.
  ///
  /// - Parameter size: The size of the upright picture.
  func transform(to size: CGSize) -> CGAffineTransform {
    let (w, h) = (size.width, size.height)
    switch self {
    case .up: return .identity
    case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    case .leftMirrored: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: w, ty: h)
    case .right: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: h)
    case .rightMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .left: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: w, ty: 0)
    }
  }
}
