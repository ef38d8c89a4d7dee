/// The radius of one corner: a number of points, or one that follows the container's.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }

  let kind: Kind

  /// - Parameter value: The radius in points.
  public static func fixed(_ value: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(CGFloat(value)))
  }

  /// The container's radius, less the distance of the two corners.
  ///
  /// - Parameter minimum: The minimum radius in points; nil for 0.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: CGFloat(minimum ?? 0)))
  }

  /// A fixed radius in points, written as a number.
  public init(floatLiteral value: Double) { self = .fixed(value) }
  /// A fixed radius in points, written as a number.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  private init(kind: Kind) { self.kind = kind }
}

/// The rounded corners of a view, and their radii.
///
/// Differs: only the layer's `cornerRadius` and `maskedCorners` are set, in the view's layout.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    /// The radii of the four corners: top left, top right, bottom left, bottom right.
    case corners([UICornerRadius?])
    case capsule(maximum: CGFloat?)
  }

  let shape: Shape
  /// The groups of corners that have the maximum radius of the group.
  var uniform: [[Int]] = []

  /// Half circles at the ends of the shorter side.
  ///
  /// - Parameter maximumRadius: The maximum radius in points; nil for none.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius.map { CGFloat($0) }))
  }

  /// All corners with a radius of their own.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners([radius, radius, radius, radius]))
  }

  /// A radius for each corner; nil for a square one.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }

  /// One radius for all corners.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners([radius, radius, radius, radius]), uniform: [[0, 1, 2, 3]])
  }

  /// The left corners have one radius and the right ones another; where a radius follows the
  /// container's, the larger of the two that come out counts for both corners of the edge.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners([leftRadius, rightRadius, leftRadius, rightRadius]),
      uniform: [[0, 2], [1, 3]])
  }

  /// The top corners have one radius and the bottom ones another; where a radius follows the
  /// container's, the larger of the two that come out counts for both corners of the edge.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners([topRadius, topRadius, bottomRadius, bottomRadius]),
      uniform: [[0, 1], [2, 3]])
  }

  /// The top corners share the larger of their two radii, and each bottom corner has its own; nil
  /// is a square corner.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners([topRadius, topRadius, bottomLeftRadius, bottomRightRadius]),
      uniform: [[0, 1]])
  }

  /// The bottom corners share the larger of their two radii, and each top corner has its own; nil
  /// is a square corner.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners([topLeftRadius, topRightRadius, bottomRadius, bottomRadius]),
      uniform: [[2, 3]])
  }

  /// The left corners share the larger of their two radii, and each right corner has its own; nil
  /// is a square corner.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners([leftRadius, topRightRadius, leftRadius, bottomRightRadius]),
      uniform: [[0, 2]])
  }

  /// The right corners share the larger of their two radii, and each left corner has its own; nil
  /// is a square corner.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius]),
      uniform: [[1, 3]])
  }
}

extension UIView {
  /// How the view's corners are rounded; square ones unless it was set. Once set, it takes
  /// precedence over the layer's `cornerRadius`.
  ///
  /// Not drawn: corners of different radii, which all have the largest
  /// (`FidelityFeature.property`).
  public var cornerConfiguration: UICornerConfiguration {
    get { extras?.corners ?? .corners(radius: .fixed(0)) }
    set {
      guard newValue != extras?.corners else { return }
      if extras?.corners == nil, newValue == cornerConfiguration { return }
      ownExtras.corners = newValue
      setNeedsLayout()
    }
  }

  /// The present radius of a corner in points; the largest if several corners are asked for.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = cornerRadii
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    return zip(corners, radii).filter { corner.contains($0.0) }.map(\.1).max() ?? 0
  }

  /// The radii of the four corners, from the top left; the layer's without a configuration.
  private var cornerRadii: [CGFloat] {
    guard let configuration = extras?.corners else {
      let masked: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      return masked.map { layer.maskedCorners.contains($0) ? layer.cornerRadius : 0 }
    }
    let largest = min(bounds.width, bounds.height) / 2
    switch configuration.shape {
    case .capsule(let maximum):
      let radius = min(largest, maximum ?? .infinity)
      return [radius, radius, radius, radius]
    case .corners(let radii):
      var resolved = radii.enumerated().map { index, radius in
        min(max(radius.map { points($0, corner: index) } ?? 0, 0), largest)
      }
      for group in configuration.uniform {
        let radius = group.map { resolved[$0] }.max() ?? 0
        for index in group { resolved[index] = radius }
      }
      return resolved
    }
  }

  private func points(_ radius: UICornerRadius, corner: Int) -> CGFloat {
    switch radius.kind {
    case .fixed(let points): return points
    case .concentric(let minimum):
      guard let container = nearestRoundedContainer else { return minimum }
      let place = convert(bounds, to: container)
      let left = place.minX - container.bounds.minX
      let right = container.bounds.maxX - place.maxX
      let top = place.minY - container.bounds.minY
      let bottom = container.bounds.maxY - place.maxY
      let distance = max(corner % 2 == 0 ? left : right, corner < 2 ? top : bottom)
      return max(container.cornerRadii[corner] - distance, minimum)
    }
  }

  private var nearestRoundedContainer: UIView? {
    var view = superview
    while let current = view {
      if current.extras?.corners != nil || current.layer.cornerRadius > 0 { return current }
      view = current.superview
    }
    return nil
  }

  /// Gives the layer the corners that the configuration asks for, at the view's size.
  func applyCorners() {
    guard extras?.corners != nil else { return }
    let radii = cornerRadii
    let masks: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var round: CACornerMask = []
    for (mask, radius) in zip(masks, radii) where radius > 0 { round.insert(mask) }
    let radius = radii.max() ?? 0
    layer.cornerCurve = .continuous
    layer.maskedCorners = round
    layer.cornerRadius = radius
    let differ = radii.contains { $0 > 0 && $0 != radius }
    setLack(.property, "UIView.cornerConfiguration", if: differ)
  }
}
