internal import CoreText

/// What a mirror finds of a font: Apple's keeps a provider, and libraries read there which size or
/// text style they were given, since no function tells.
extension Font: CustomReflectable {
  /// A mirror with one child, `provider`, whose own child tells the size, style, weight or name.
  public var customMirror: Mirror {
    Mirror(self, children: ["provider": ReflectedFont(base: provider)], displayStyle: .struct)
  }

  private var provider: Any {
    switch base {
    case .style(let style): TextStyleProvider(style: style, weight: ownWeight, design: design)
    case .system(let size): SystemProvider(size: size, weight: ownWeight, design: design)
    case .custom(let name, let size, let style):
      NamedProvider(name: name, size: size, textStyle: style)
    case .font(let font): PlatformFontProvider(font: font.ctFont)
    }
  }
}

private struct ReflectedFont { let base: Any }

private struct TextStyleProvider {
  let style: Font.TextStyle
  let weight: Font.Weight?
  let design: Font.Design?
}
private struct SystemProvider {
  let size: CGFloat
  let weight: Font.Weight?
  let design: Font.Design?
}
private struct NamedProvider {
  let name: String
  let size: CGFloat
  let textStyle: Font.TextStyle?
}
private struct PlatformFontProvider { let font: CTFont }
