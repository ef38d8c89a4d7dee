internal import CoreText

/// The room in which a layout manager puts lines: a rectangle, less the paths excluded from it.
open class NSTextContainer: NSObject {
  /// The layout manager of TextKit 1 that fills the container.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The layout manager of TextKit 2 that fills the container; nil with TextKit 1.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?

  /// The size in points; 0 or below, and 10,000,000 and above, stand for no limit.
  open var size: CGSize { didSet { if size != oldValue { didChange() } } }

  /// The paths that lines keep out of, in the container's space. Places for lines are searched for
  /// at whole points from one line to the next; both sides of a path in the middle are filled.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { if !exclusionPaths.isEmpty || !oldValue.isEmpty { didChange() } }
  }

  /// The room at both ends of every line, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange() } }
  }

  /// How the last line is cut if the text does not fit.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange() } }
  }

  /// The maximum number of lines; 0 for as many as fit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange() } }
  }

  /// Whether the width follows that of the text view.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { didChange() } }
  }
  /// Whether the height follows that of the text view.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView != oldValue { didChange() } }
  }

  /// Creates a container without a limit.
  public override convenience init() { self.init(size: .zero) }

  /// Creates a container; a size of zero has no limit.
  public init(size: CGSize = .zero) {
    self.size = size
  }

  /// Whether no paths are excluded.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  private func didChange() { layoutManager?.textContainerChangedGeometry(self) }

  private static let unlimited: CGFloat = 1e7

  /// The width of the lines' text, if it is finite.
  private var textWidth: CGFloat {
    guard size.width > 0, size.width < Self.unlimited else { return .infinity }
    return max(size.width - 2 * lineFragmentPadding, 0)
  }

  func layoutOptions(usesFontLeading: Bool) -> TextLayout.Options {
    var options = TextLayout.Options(width: textWidth, maximumLines: maximumNumberOfLines)
    if size.height > 0, size.height < Self.unlimited { options.height = size.height }
    options.usesFontLeading = usesFontLeading
    options.keepsLeadingInLines = true
    if lineBreakMode != .byWordWrapping { options.lineBreakMode = lineBreakMode.layoutMode }
    if !exclusionPaths.isEmpty, options.width.isFinite {
      let shift = CGAffineTransform(translationX: -lineFragmentPadding, y: 0)
      let paths = exclusionPaths.map { path in
        var shift = shift
        // SAFETY: The transform is a variable of the closure's, which is read during the call
        // alone.
        return unsafe path.cgPath.copy(using: &shift) ?? path.cgPath
      }
      options.exclusions = TextExclusions(paths)
    }
    return options
  }
}
