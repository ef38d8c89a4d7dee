import CoreGraphics
import Foundation

/// What is asked of a font: a name, a size, traits.
public final class CTFontDescriptor: Sendable {
  let name: String?
  let size: CGFloat
  let traits: CTFontSymbolicTraits
  /// The font that is described, where there is one: it need not be registered.
  let origin: CTFont?

  init(
    name: String?, size: CGFloat, traits: CTFontSymbolicTraits = [], origin: CTFont? = nil
  ) {
    self.name = name
    self.size = size
    self.traits = traits
    self.origin = origin
  }

  /// A face of a file, which need not be registered.
  convenience init(_ face: FontFace, size: CGFloat = 0) {
    let font = CTFont(instance: InstanceCache.shared.instance(face, []), size: size)
    self.init(
      name: nil, size: size, traits: CTFontGetSymbolicTraits(font), origin: font)
  }

  /// - Parameters:
  ///   - wanted: The size in points; 0 for the descriptor's, or 12.
  ///   - matrix: The matrix in place of the descriptor's; nil for that.
  func font(size wanted: CGFloat, matrix: CGAffineTransform?) -> CTFont {
    let size = wanted > 0 ? wanted : size > 0 ? size : 12
    let font: CTFont
    if let origin {
      font = origin.withSize(size)
    } else if let name {
      font = CTFontCreateWithName(name, size, nil)
    } else {
      let system = CTFont.system(
        size: size, weight: traits.contains(.traitBold) ? 700 : 400,
        isItalic: traits.contains(.traitItalic))
      font = system ?? CTFontCreateWithName("Inter", size, nil)
    }
    guard let matrix else { return font }
    return CTFont(
      instance: font.instance, variations: font.variations, size: size, matrix: matrix,
      appearance: font.appearance)
  }
}

/// The key of a PostScript or full name.
public let kCTFontNameAttribute = "NSFontNameAttribute"
/// The key of a family's name.
public let kCTFontFamilyNameAttribute = "NSFontFamilyAttribute"
/// The key of a size, in points.
public let kCTFontSizeAttribute = "NSFontSizeAttribute"
/// The key of a dictionary of traits.
public let kCTFontTraitsAttribute = "NSCTFontTraitsAttribute"
/// The key of symbolic traits in the dictionary of traits, as a number.
public let kCTFontSymbolicTrait = "NSCTFontSymbolicTrait"
/// The key of a font's file.
public let kCTFontURLAttribute = "NSCTFontFileURLAttribute"

/// - Parameter attributes: A name or a family, a size and symbolic traits count.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  let name =
    attributes[kCTFontNameAttribute] as? String
    ?? attributes[kCTFontFamilyNameAttribute] as? String
  let traits = attributes[kCTFontTraitsAttribute] as? [AnyHashable: Any] ?? [:]
  let symbolic = traits[kCTFontSymbolicTrait]
  let raw = symbolic as? UInt32 ?? (symbolic as? NSNumber)?.uint32Value ?? 0
  return CTFontDescriptor(
    name: name, size: AttributeValue.number(attributes[kCTFontSizeAttribute]) ?? 0,
    traits: CTFontSymbolicTraits(rawValue: raw))
}

/// Describes a font by its name and size; a size of 0 stands for 12 points.
public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor { CTFontDescriptor(name: name, size: size) }

/// Describes a font with its variations and its matrix, so that the same one can be made at another
/// size.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
  CTFontDescriptor(
    name: nil, size: font.size, traits: CTFontGetSymbolicTraits(font), origin: font)
}

/// - Returns: Nil for what the descriptor does not say.
public func CTFontDescriptorCopyAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: CFString
) -> Any? {
  switch attribute {
  case kCTFontNameAttribute: descriptor.origin.map(CTFontCopyPostScriptName) ?? descriptor.name
  case kCTFontFamilyNameAttribute: descriptor.origin.map(CTFontCopyFamilyName)
  case kCTFontSizeAttribute: descriptor.size > 0 ? descriptor.size : nil
  case kCTFontTraitsAttribute: [kCTFontSymbolicTrait: descriptor.traits.rawValue]
  default: nil
  }
}

/// - Parameters:
///   - size: The size in points; 0 for the descriptor's, or 12.
///   - matrix: The matrix in place of the descriptor's; nil for that.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  // SAFETY: The pointer is nil or to a transform of the caller's, which is copied during the call.
  unsafe descriptor.font(size: size, matrix: matrix?.pointee)
}

/// A font that need not be registered, at a size; 0 for 12.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  // SAFETY: The pointer is nil or to a transform of the caller's, which is copied during the call.
  unsafe CTFontDescriptor(graphicsFont.face).font(size: size, matrix: matrix?.pointee)
}

/// The glyphs without the size.
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont { CGFont(face: font.instance.face) }

/// The fonts of a file's bytes; of several, the first.
///
/// - Returns: Nil where they are no font.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  guard let face = try? FontFace(bytes: Array(data)) else { return nil }
  return CTFontDescriptor(face)
}

/// - Returns: Nil where the file is no font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  guard let data = try? Data(contentsOf: fileURL) else { return nil }
  return CTFontManagerCreateFontDescriptorFromData(data).map { [$0] }
}
