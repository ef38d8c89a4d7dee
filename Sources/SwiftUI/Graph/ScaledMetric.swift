/// A length that grows with the size of texts that the user chose.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let value: Value
  private let style: Font.TextStyle

  /// - Parameters:
  ///   - wrappedValue: The length at the standard size of texts.
  ///   - textStyle: Whose growth it follows.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value {
    let (size, value, style) = (size, CGFloat(value), style)
    return MainActor.unchecked {
      Value(
        UIFontMetrics(forTextStyle: style.uiStyle).scaledValue(
          for: value,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: size.category)))
    }
  }
}
