import Foundation

extension UICalendarView {
  /// The sizes of a decoration.
  public enum DecorationSize: Int, Sendable {
    /// A disc of 5 points, or a symbol for letters of 8 points.
    case small = 0
    /// A disc of 7 points, or a symbol for letters of 10 points.
    case medium = 1
    /// A disc of 9 points, or a symbol for letters of 12 points.
    case large = 2

    /// The diameter of a disc in points. Apple publishes no figure.
    fileprivate var discSide: CGFloat {
      switch self {
      case .small: 5
      case .medium: 7
      case .large: 9
      }
    }

    /// The point size of a symbol. Apple publishes no figure.
    fileprivate var symbolPointSize: CGFloat {
      switch self {
      case .small: 8
      case .medium: 10
      case .large: 12
      }
    }
  }

  /// The decoration below a day: a disc, an image or a view.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private enum Content {
      case disc(UIColor?, DecorationSize)
      case image(UIImage?, UIColor?, DecorationSize)
      case view(@MainActor () -> UIView)
    }

    private let content: Content

    /// A decoration that is a grey disc.
    public override convenience init() {
      self.init(.disc(nil, .medium))
    }

    private init(_ content: Content) {
      self.content = content
      super.init()
    }

    /// A disc.
    ///
    /// - Parameter color: The disc's colour; nil stands for the system's fill.
    public class func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(.disc(color, size)) }

    /// - Parameters:
    ///   - image: The image; nil stands for a disc.
    ///   - color: The colour of a template image; nil stands for the system's fill.
    public class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(.image(image, color, size)) }

    /// A view that is clipped to its place below the day.
    public class func customView(
      _ customViewProvider: @escaping @MainActor () -> UIView
    ) -> Decoration { Decoration(.view(customViewProvider)) }

    func makeView(tint: UIColor) -> UIView {
      switch content {
      case .disc(let color, let size): return disc(color, size)
      case .image(nil, let color, let size): return disc(color, size)
      case .image(let image?, let color, let size):
        let shown =
          image.isSymbolImage
          ? image.resolvedSymbol(
            UIImage.SymbolConfiguration(pointSize: size.symbolPointSize, weight: .medium))
          : image
        let isPlain = shown.renderingMode == .automatic
        let view = UIImageView(image: isPlain ? shown.withRenderingMode(.alwaysTemplate) : shown)
        view.contentMode = .scaleAspectFit
        view.tintColor = color ?? .systemFill
        return view
      case .view(let make):
        let view = CalendarDecorationFrame(make())
        view.clipsToBounds = true
        return view
      }
    }

    private func disc(_ color: UIColor?, _ size: DecorationSize) -> UIView {
      let disc = CalendarDecorationDisc(side: size.discSide)
      disc.backgroundColor = color ?? .systemFill
      disc.layer.cornerRadius = size.discSide / 2
      return disc
    }
  }
}

private final class CalendarDecorationDisc: UIView {
  private let side: CGFloat

  init(side: CGFloat) {
    self.side = side
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}

/// Clips an app's view to the place below a day.
private final class CalendarDecorationFrame: UIView {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = content.sizeThatFits(size)
    return own == .zero ? content.intrinsicContentSize : own
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
