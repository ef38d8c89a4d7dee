/// A view that shows a picture or a symbol.
nonisolated public struct Image: View, Equatable, Sendable {
  /// It has no body: it is drawn as it is.
  public typealias Body = Never

  /// The size of a symbol beside a text.
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }
  /// Whether an image is drawn in its own colours or, as a template, in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How an image is resampled that is drawn in another size.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// Whether an image that is larger than its own size is repeated or stretched.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// How a picture is turned when it is shown.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    var uiOrientation: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }

  enum Source: Equatable, @unchecked Sendable {
    case named(String, Bundle?)
    case symbol(String, value: Double)
    case image(UIImage)
    case bitmap(CGImage, CGFloat, Orientation)

    static func == (left: Source, right: Source) -> Bool {
      switch (left, right) {
      case (.named(let a, let b), .named(let c, let d)): a == c && b == d
      case (.symbol(let a, let b), .symbol(let c, let d)): a == c && b == d
      case (.image(let a), .image(let b)): a === b
      case (.bitmap(let a, let b, let c), .bitmap(let d, let e, let f)):
        a === d && b == e && c == f
      default: false
      }
    }
  }

  let source: Source
  var isResizable = false
  var capInsets = EdgeInsets()
  var resizingMode = ResizingMode.stretch
  var mode: TemplateRenderingMode?
  var quality = Interpolation.medium
  var label: String?
  var isDecorative = false
  var symbolMode: SymbolRenderingMode?

  /// Makes an image of an asset catalog or a file, of the main bundle's for nil; its name is its
  /// label. Without such an image the view is empty, and that is noted
  /// (`FidelityFeature.imageName`).
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
  /// Makes an image of an asset catalog or a file, with a label that is read out.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name, bundle)
    self.label = Self.spoken(label)
  }
  /// Makes an image of an asset catalog or a file, which accessibility leaves out.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle)
    isDecorative = true
  }
  /// Makes an image of a system symbol, in the environment's font, scale and variant. Its label is
  /// the symbol's name in words.
  public init(systemName: String) { source = .symbol(systemName, value: 1) }
  /// - Parameter variableValue: 0 to 1, as in `UIImage(systemName:variableValue:)`; nil for 1.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, value: variableValue ?? 1)
  }
  /// Makes an image of UIKit's, which has no label.
  public init(uiImage: UIImage) { source = .image(uiImage) }
  /// Makes an image of a generated resource, which has no label.
  public init(_ resource: ImageResource) { source = .image(UIImage(resource: resource)) }
  /// Makes an image of a bitmap, with a label that is read out.
  ///
  /// - Parameter scale: The bitmap's pixels per point.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    source = .bitmap(cgImage, scale, orientation)
    self.label = Self.spoken(label)
  }
  /// Makes an image of a bitmap, which accessibility leaves out.
  ///
  /// - Parameter scale: The bitmap's pixels per point.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    source = .bitmap(cgImage, scale, orientation)
    isDecorative = true
  }

  private static func spoken(_ label: Text) -> String {
    MainActor.unchecked { label.string(in: EnvironmentValues()) }
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
  /// The image made to fill the size that it is offered, stretched or repeated.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }
  /// The image in its own colours or, as a template, in the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.mode = renderingMode }
  }
  /// The symbol with its colours chosen by a mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed { $0.symbolMode = mode }
  }
  /// The image resampled with a quality where it is drawn in another size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.quality = interpolation }
  }

  /// Makes the node that draws the picture in its own size, or in what it is offered where it is
  /// resizable.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> { LeafNode(view, context) }

  /// The picture in an environment; nil where there is none, which the look-up notes.
  func uiImage(in environment: EnvironmentValues, font: UIFont? = nil) -> UIImage? {
    switch source {
    case .image(let image): return image
    case .bitmap(let image, let scale, let orientation):
      return UIImage(cgImage: image, scale: scale, orientation: orientation.uiOrientation)
    case .named(let name, let bundle):
      return UIImage(named: name, in: bundle, compatibleWith: environment.traits)
    case .symbol(let name, let value):
      let scale: UIImage.SymbolScale =
        switch environment.imageScale {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
      var own = environment.font ?? .body
      if let weight = environment.fontChanges.weight { own.ownWeight = weight }
      // The font has the environment's text size: in bars that is not the preferred one.
      let configuration = UIImage.SymbolConfiguration(
        font: font ?? own.uiFont(in: environment.traits), scale: scale, followsTextSize: false)
      let variant = environment.symbolVariants.name(of: name)
      let image = UIImage(
        systemName: variant, variableValue: value, configuration: configuration)
      // Among letters, and where a symbol is not one of ours, it has one colour.
      let hasOneColor = font != nil || !SymbolCatalog.shared.draws(variant)
      return hasOneColor && symbolKind(in: environment) != .monochrome
        ? image?.lackingColors(variant) : image
    }
  }
}

extension Image: LeafView {
  @MainActor func makeItem() -> ImageItem { ImageItem() }
  @MainActor func update(_ item: ImageItem, _ environment: EnvironmentValues) {
    item.image = uiImage(in: environment)
    item.isResizable = isResizable
    item.quality = quality
    item.mode = resizingMode
    item.insets = capInsets
    let image = item.image
    let isTemplate =
      mode.map { $0 == .template }
      ?? (image.map {
        $0.renderingMode == .alwaysTemplate
          || ($0.renderingMode == .automatic && $0.isSymbolImage)
      } ?? false)
    item.paint = isTemplate ? ForegroundStyle()._paint(in: environment, level: 0) : nil
    item.layers = isTemplate ? symbolLayers(of: image, environment) : []
    item.placeholder =
      environment.isRedacted
      ? ForegroundStyle()._paint(in: environment, level: 0).faded(Placeholder.opacity) : nil
    item.isChanged = true
    item.label = spokenLabel
  }

  /// What is read out; nil for a decorative picture.
  @MainActor private var spokenLabel: String? {
    if isDecorative { return nil }
    if let label { return label }
    switch source {
    case .named(let name, _): return name
    case .symbol(let name, _): return name.split(separator: ".").joined(separator: " ")
    case .image: return nil
    case .bitmap: return nil
    }
  }
  @MainActor func shownProperties(in environment: EnvironmentValues) -> [(String, String)] {
    switch source {
    case .named(let name, _), .symbol(let name, _): [("image", name)]
    case .image(let image):
      [("image", "\(number(image.size.width)) × \(number(image.size.height))")]
    case .bitmap(let image, _, _): [("image", "\(image.width) × \(image.height)")]
    }
  }
}

final class ImageItem: LayoutItem {
  var image: UIImage?
  var isResizable = false
  var quality = Image.Interpolation.medium
  var mode = Image.ResizingMode.stretch
  var insets = EdgeInsets()
  /// What a template is filled with.
  var paint: _Paint?
  /// The parts of a symbol that has several colours, in place of the picture; those with a paint
  /// are masks for it.
  var layers: [(picture: UIImage, paint: _Paint?)] = []
  /// The picture for bars and segments, which draw all of a symbol in their tint.
  var pictureInOneColor: UIImage? {
    layers.isEmpty ? image : image?.lackingColors(label ?? "")
  }
  /// What fills a rounded box in place of the picture.
  var placeholder: _Paint?
  var isChanged = true
  /// The text that is read out.
  var label: String?
  private let layer = CanvasLayer()
  private var toldBaseline = false

  override func recheckAnswers() -> Bool { toldBaseline }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = image?.size ?? .zero
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.id == LabelMiddle.self { return isResizable ? nil : image?.symbolMiddle }
    guard key.id == FirstBaseline.self || key.id == LastBaseline.self else { return nil }
    toldBaseline = true
    return isResizable ? nil : image?.baselineOffsetFromBottom.map { size.height - $0 }
  }

  override func addAccessibility(to list: inout AccessibilityList) {
    guard let label else { return }
    list.add(AccessibilityEntry(frame: frame, label: label, traits: .image))
  }

  override func addLayers(to list: inout LayerList) {
    guard let image, frame.width > 0, frame.height > 0 else { return }
    let place = list.onPixels(shownFrame(in: list))
    let (paint, mode, quality, insets, layers) = (paint, mode, quality, insets, layers)
    let placeholder = placeholder
    let isFlipped = isRightToLeft && image.flipsForRightToLeftLayoutDirection
    layer.contentsScale = list.scale
    layer.drawing = { context in
      let bounds = CGRect(origin: .zero, size: place.size)
      if let placeholder {
        context.addPath(Placeholder.path(bounds))
        context.clip()
        placeholder.fill(bounds, bounds: bounds, in: context)
        return
      }
      context.interpolationQuality =
        switch quality {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
      let edges = UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
      let original = image.withRenderingMode(.alwaysOriginal)
      context.saveGState()
      if isFlipped {
        context.translateBy(x: bounds.width, y: 0)
        context.scaleBy(x: -1, y: 1)
      }
      if !layers.isEmpty {
        for (picture, paint) in layers {
          context.beginTransparencyLayer(auxiliaryInfo: nil)
          picture.draw(in: bounds)
          if let paint {
            context.setBlendMode(.sourceIn)
            paint.fill(bounds, bounds: bounds, in: context)
          }
          context.endTransparencyLayer()
        }
        context.restoreGState()
        return
      }
      if mode == .tile || insets != EdgeInsets() {
        original.resizableImage(
          withCapInsets: edges, resizingMode: mode == .tile ? .tile : .stretch
        ).draw(in: bounds)
      } else {
        original.draw(in: bounds)
      }
      context.restoreGState()
      guard let paint else { return }
      context.setBlendMode(.sourceIn)
      paint.fill(bounds, bounds: bounds, in: context)
    }
    list.add(layer, at: place, isChanged: isChanged)
    isChanged = false
  }
}
