/// Edges of a layer that are drawn smooth.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt32

  /// Creates the set from the bits of its edges.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The edge of minimum x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The edge of maximum x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The lower edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The upper edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)

  fileprivate static let all: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}

/// How a backing store keeps its pixels.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the format.
  public let rawValue: String

  /// Creates the format of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Eight bits for each of four channels: what layers always have here.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Sixteen-bit floating-point numbers for each of four channels; without effect here.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Eight bits of gray; without effect here.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

extension CALayer {
  /// How bright a layer may become on a display that can more than white.
  public struct DynamicRange: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the range.
    public let rawValue: String

    /// Creates the range of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system chooses the range.
    public static let automatic = DynamicRange(rawValue: "automatic")
    /// The layer is never brighter than white.
    public static let standard = DynamicRange(rawValue: "standard")
    /// The layer may be somewhat brighter than white.
    public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
    /// The layer may be as bright as the display can.
    public static let high = DynamicRange(rawValue: "high")
  }

  /// When bright contents are tone-mapped to the display.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the mode.
    public let rawValue: String

    /// Creates the mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system decides.
    public static let automatic = ToneMapMode(rawValue: "automatic")
    /// Contents are never tone-mapped.
    public static let never = ToneMapMode(rawValue: "never")
    /// Contents are tone-mapped wherever the system can.
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }
}

/// What layers seldom have, and what changes no picture of standard range.
struct LayerHints {
  fileprivate var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  fileprivate var allowsEdgeAntialiasing = false
  fileprivate var contentsFormat = CALayerContentsFormat.RGBA8Uint
  fileprivate var wantsExtendedRange = false
  fileprivate var toneMapMode = CALayer.ToneMapMode.automatic
  fileprivate var dynamicRange = CALayer.DynamicRange.automatic
  fileprivate var contentsHeadroom: CGFloat = 0
  fileprivate var minificationFilterBias: Float = 0
}

extension CALayer {
  private func setHint<Value: Equatable>(_ path: WritableKeyPath<LayerHints, Value>, _ value: Value)
  {
    guard hint(path) != value else { return }
    needState.hints[keyPath: path] = value
  }

  private func hint<Value>(_ path: KeyPath<LayerHints, Value>) -> Value {
    (animationState?.hints ?? LayerHints())[keyPath: path]
  }

  /// Which edges are smooth where they lie between pixels; all of them.
  ///
  /// Not drawn: edges with steps (`FidelityFeature.property`).
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { hint(\.edgeAntialiasingMask) }
    set {
      setHint(\.edgeAntialiasingMask, newValue)
      setLack(.property, "CALayer.edgeAntialiasingMask", if: !newValue.isSuperset(of: .all))
    }
  }

  /// Whether edges that lie between pixels are smooth; here they always are.
  public var allowsEdgeAntialiasing: Bool {
    get { hint(\.allowsEdgeAntialiasing) }
    set { setHint(\.allowsEdgeAntialiasing, newValue) }
  }

  /// How the backing store keeps its pixels; here always as eight bits of each colour.
  public var contentsFormat: CALayerContentsFormat {
    get { hint(\.contentsFormat) }
    set { setHint(\.contentsFormat, newValue) }
  }

  /// Whether contents are brighter than white, which pictures of standard range cannot show.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { hint(\.wantsExtendedRange) }
    set { setHint(\.wantsExtendedRange, newValue) }
  }

  /// When bright contents are tone-mapped; without effect in pictures of standard range.
  public var toneMapMode: CALayer.ToneMapMode {
    get { hint(\.toneMapMode) }
    set { setHint(\.toneMapMode, newValue) }
  }

  /// How bright the layer may become; without effect in pictures of standard range.
  public var preferredDynamicRange: CALayer.DynamicRange {
    get { hint(\.dynamicRange) }
    set { setHint(\.dynamicRange, newValue) }
  }

  /// How many times as bright as white the contents are; 0 where the display says.
  public var contentsHeadroom: CGFloat {
    get { hint(\.contentsHeadroom) }
    set { setHint(\.contentsHeadroom, newValue) }
  }

  /// How much smaller contents are taken from a row of smaller copies.
  ///
  /// Not drawn: minified contents that are not those of the filter (`FidelityFeature.property`).
  public var minificationFilterBias: Float {
    get { hint(\.minificationFilterBias) }
    set {
      setHint(\.minificationFilterBias, newValue)
      setLack(
        .property, "CALayer.minificationFilterBias",
        if: newValue != 0 && minificationFilter == .trilinear)
    }
  }

  /// Whether a value is written to an archive: where it is not the default.
  public func shouldArchiveValue(forKey key: String) -> Bool {
    guard let value = value(forKey: key) as? NSObject else { return false }
    return !value.isEqual(type(of: self).defaultValue(forKey: key))
  }
}
