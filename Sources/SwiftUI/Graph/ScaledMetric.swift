/// A number that grows with the text size of the environment, as text of a style does.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>:
  NodeOwnedProperty, InstalledProperty
{
  private let base: Value
  private let style: Font.TextStyle
  private var value: Value

  /// Makes a number that grows as text of a style does.
  ///
  /// - Parameter wrappedValue: The number at the text size `large`.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, style, value) = (wrappedValue, textStyle, wrappedValue)
  }
  /// Makes a number that grows as body text does; it is the number at the text size `large`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The scaled number, as `UIFontMetrics` scales it; the number itself where no view is shown yet.
  public var wrappedValue: Value { value }

  private final class Slot {
    let size: DynamicTypeSize
    init(_ size: DynamicTypeSize) { self.size = size }
  }

  @MainActor mutating func install(in slot: inout AnyObject?, of node: _ViewNode) {
    slot = Slot(node.environment.dynamicTypeSize)
    value = Value(
      UIFontMetrics(forTextStyle: style.uiStyle)
        .scaledValue(for: CGFloat(base), compatibleWith: node.environment.traits))
  }

  static func isStale(_ slot: AnyObject?, of node: _ViewNode) -> Bool {
    (slot as? Slot)?.size != node.environment.dynamicTypeSize
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
