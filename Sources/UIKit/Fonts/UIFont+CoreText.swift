public import CoreText

// Apple's `UIFont` and `CTFont` are one class, and `as` converts between them. The translator calls
// these functions in its place.

/// The UIKit font of a CoreText font, in its face and size; what `font as UIFont` becomes in
/// translated sources.
public func _bridged(_ font: CTFont, _ type: UIFont.Type) -> UIFont { UIFont(font) }
/// The CoreText font that a UIKit font draws with; what `font as CTFont` becomes in translated
/// sources.
public func _bridged(_ font: UIFont, _ type: CTFont.Type) -> CTFont { font.ctFont }
/// The value itself, where a translated `as` converts between types other than fonts.
@_disfavoredOverload public func _bridged<T>(_ value: T, _ type: T.Type) -> T { value }

extension UIFont {
  convenience init(_ font: CTFont) {
    var specification = FontSpecification()
    specification.nameFont(CTFontCopyPostScriptName(font))
    specification.size = CTFontGetSize(font)
    self.init(specification, font)
  }
}
