/// The background of the content of a button, a cell, a header or a footer.
///
/// Differs: a floating header is opaque, where it is blurred on iOS.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// A view in front of the colour, as large as the background.
  public var customView: UIView?
  /// The background's shadow; drawn only below the background's colour, if it has one.
  public var shadowProperties = UIShadowProperties()
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the cell's layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The fill colour; nil stands for the tint colour.
  public var backgroundColor: UIColor?
  /// Changes the fill colour; nil leaves it.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect on what lies behind, below the colour.
  public var visualEffect: UIVisualEffect?
  /// The image over the colour; nil for none.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the stroke; nil stands for the tint colour.
  public var strokeColor: UIColor?
  /// Changes the stroke's colour; nil leaves it.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke in points, inside of the background enlarged by `strokeOutset`.
  public var strokeWidth: CGFloat = 0
  /// The distance from the background's edge out to the stroke's outer edge, in points.
  public var strokeOutset: CGFloat = 0

  /// The look of a background without a colour of the app's.
  private var role = Role.none
  /// The colour that the role gave the background; any other is the app's own.
  private var roleColor: UIColor?

  private enum Role: Hashable {
    case none
    case cell(UIColor)
    case headerFooter
  }

  /// A configuration that draws no background.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  init() {}

  /// The fill colour for a tint colour, with the transformer applied.
  @MainActor
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The stroke's colour for a tint colour, with the transformer applied.
  @MainActor
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// The look of a background's shadow.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
  /// The colour of the shadow; black by default.
  public var color = UIColor.black
  /// The opacity of the shadow from 0 to 1; 0 by default, which draws none.
  public var opacity: CGFloat = 0
  /// The distance in points by which the shadow lies off the background; zero by default.
  public var offset = CGSize.zero
  /// The blur radius in points.
  public var radius: CGFloat = 0
  /// The outline of the shadow; nil for the background's.
  public var path: UIBezierPath?

  /// A shadow that is not seen, as its opacity is 0.
  public init() {}
}

// MARK: - Lists

extension UIBackgroundConfiguration {
  /// The colour behind a cell that is selected or highlighted.
  static let selectionColor = UIColor.systemGray4

  private static func cell(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    configuration.role = .cell(color)
    configuration.roleColor = color
    return configuration
  }

  private static func headerFooter() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.role = .headerFooter
    configuration.roleColor = .clear
    return configuration
  }

  /// The background of a cell in a list of the plain style.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// The background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { cell(.systemBackground) }
  /// The background of a cell in a grouped list: a card's colour.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    cell(.secondarySystemGroupedBackground)
  }
  /// The background of a cell in a sidebar: transparent, with corners of 10 points.
  public static func listSidebarCell() -> UIBackgroundConfiguration { sidebarCell() }
  /// The background of a cell in a sidebar beside another column: transparent, with corners of 10
  /// points.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { sidebarCell() }

  private static func sidebarCell() -> UIBackgroundConfiguration {
    var configuration = cell(.clear)
    configuration.cornerRadius = 10
    return configuration
  }

  /// A transparent background, which is opaque while the header floats.
  public static func listHeader() -> UIBackgroundConfiguration { headerFooter() }
  /// A transparent background, which is opaque while the footer floats.
  public static func listFooter() -> UIBackgroundConfiguration { headerFooter() }
  /// A transparent background for a plain list, which is opaque while the header or footer floats.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { headerFooter() }
  /// A transparent background for a grouped list, whose headers and footers do not float.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { headerFooter() }
  /// A transparent background for a sidebar, which is opaque while the header floats.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { headerFooter() }

  /// The configuration for a state: a list's selected or highlighted cell that has its original
  /// colour is gray; a floating header has the ground's colour.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let roleColor, backgroundColor == roleColor else { return self }
    var result = self
    switch role {
    case .none: break
    case .cell(let color):
      result.backgroundColor = state.isShownSelected ? Self.selectionColor : color
    case .headerFooter:
      let isPinned =
        (state as? UIViewConfigurationState)?.isPinned
        ?? (state as? UICellConfigurationState)?.isPinned ?? false
      result.backgroundColor = isPinned ? .systemBackground : .clear
    }
    result.roleColor = result.backgroundColor
    return result
  }
}

/// Makes one colour of another. Two transformers are equal if they are copies of one.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  /// Makes a new colour of the given one.
  public let transform: (UIColor) -> UIColor
  private let identity = TransformerIdentity()

  /// A transformer that runs a closure, equal to its own copies alone.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The colour that the transformer makes of another.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Whether both are copies of one transformer; closures are not compared.
  public static func == (
    left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer
  ) -> Bool { left.identity === right.identity }

  /// Hashes the transformer's identity, which its copies share.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

  /// Makes a gray of the same brightness: 0.299 of red, 0.587 of green and 0.114 of blue. Apple
  /// publishes no figures.
  public static let grayscale = UIConfigurationColorTransformer { color in
    let rgba = color.straightRGBA
    return UIColor(
      white: 0.299 * rgba.red + 0.587 * rgba.green + 0.114 * rgba.blue, alpha: rgba.alpha)
  }
}

/// Tells copies of one transformer from others.
final class TransformerIdentity: Sendable {}

/// Makes a title's attributes of others. Two transformers are equal if they are copies of one.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
  /// Makes new attributes of the given ones.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = TransformerIdentity()

  /// A transformer that runs a closure, equal to its own copies alone.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes that the transformer makes of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// Whether both are copies of one transformer; closures are not compared.
  public static func == (
    left: UIConfigurationTextAttributesTransformer,
    right: UIConfigurationTextAttributesTransformer
  ) -> Bool { left.identity === right.identity }

  /// Hashes the transformer's identity, which its copies share.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
