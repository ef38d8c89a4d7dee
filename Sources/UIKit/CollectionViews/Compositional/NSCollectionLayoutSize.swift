/// A width or height of an item or group: a part of its container's, points, or an estimate until
/// the view has reported what it needs.
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    case uniform
  }

  let kind: Kind
  /// A fraction of the container's length, or a number of points; the kind of the length decides.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? max(dimension, 0) : 0
  }

  /// A length that is a fraction of the container's width; 1 is all of it.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A length that is a fraction of the container's height; 1 is all of it.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A fixed length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// An estimate in points until the view has reported its length.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// The length that the group's item with the largest need asks for.
  open class func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimatedDimension)
  }

  /// Whether the items of a group share the length that the largest need asks for.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }
  /// Whether the length is a part of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a part of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is a number of points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the length is an estimate, which the content replaces.
  open var isEstimated: Bool { kind == .estimated || kind == .uniform }

  /// Returns this object, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// The size of an item or group, relative to its container.
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width: points, a part of the container's width or height, or an estimate.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height: points, a part of the container's width or height, or an estimate.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of two lengths, which need not be of the same kind.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// Returns this object, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  func points(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }

  /// The size in points, with the measured dimensions where this size is an estimate.
  func size(in container: CGSize, measured: CGSize?) -> CGSize {
    var size = points(in: container)
    if let measured {
      if widthDimension.isEstimated { size.width = measured.width }
      if heightDimension.isEstimated { size.height = measured.height }
    }
    return size
  }

  var fixedDimensions: FixedDimensions {
    FixedDimensions(
      width: !widthDimension.isEstimated, height: !heightDimension.isEstimated)
  }
}
