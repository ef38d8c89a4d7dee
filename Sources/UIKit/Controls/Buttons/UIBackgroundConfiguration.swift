/// What is drawn behind a button's or a cell's content.
///
/// Differs: images, custom views, visual effects and shadows are absent.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// Points.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Nothing stands for the tint colour.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Points, inside of the background.
  public var strokeWidth: CGFloat = 0
  /// Not drawn: the stroke lies inside of the background's edge.
  public var strokeOutset: CGFloat = 0

  /// Draws nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  init() {}

  @MainActor
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  @MainActor
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// Makes one colour of another. Two are equal where they are copies of one.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  public let transform: (UIColor) -> UIColor
  private let identity = TransformerIdentity()

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static func == (
    left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer
  ) -> Bool { left.identity === right.identity }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}

/// Tells copies of one transformer from others.
final class TransformerIdentity: Sendable {}

/// Makes the attributes of a title of others. Two are equal where they are copies of one.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = TransformerIdentity()

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  public static func == (
    left: UIConfigurationTextAttributesTransformer,
    right: UIConfigurationTextAttributesTransformer
  ) -> Bool { left.identity === right.identity }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
