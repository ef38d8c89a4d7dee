public import CoreText

// Apple's `UIFont` and `CTFont` are one class, and `as` converts between them. The translator calls
// these functions in its place.

public func _bridged(_ font: CTFont, _ type: UIFont.Type) -> UIFont { UIFont(font) }
public func _bridged(_ font: UIFont, _ type: CTFont.Type) -> CTFont { font.ctFont }
@_disfavoredOverload public func _bridged<T>(_ value: T, _ type: T.Type) -> T { value }

extension UIFont {
  convenience init(_ font: CTFont) {
    var specification = FontSpecification()
    specification.nameFont(CTFontCopyPostScriptName(font))
    specification.size = CTFontGetSize(font)
    self.init(specification, font)
  }
}
