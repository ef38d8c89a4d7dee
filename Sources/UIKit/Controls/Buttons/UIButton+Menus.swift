import Foundation

extension UIButton {
  /// Whether the button shows its menu's selected element.
  var isPopUp: Bool { menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

  /// Gives a pop-up button the title and image of its menu's selected element, or else of the first
  /// one, as iOS does.
  func showMenuSelection() {
    guard isPopUp, let actions = menu?.actions, !actions.isEmpty else { return contentDidChange() }
    let shown = actions.first { $0.state == .on } ?? actions[0]
    if var new = configuration {
      if new.title != shown.title { new.title = shown.title }
      if let image = shown.image { new.image = image }
      if new != configuration { configuration = new }
    } else {
      setTitle(shown.title, for: .normal)
      if let image = shown.image { setImage(image, for: .normal) }
    }
    contentDidChange()
  }

  /// Whether two arrows stand behind the title.
  func showsMenuIndicator(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .none: false
    case .popup: true
    case .automatic: isPopUp
    }
  }
}

extension UIButton.Configuration {
  /// The sign that tells of a menu.
  public enum Indicator: Int, Sendable {
    /// The sign of a pop-up button if the button is one, else none.
    case automatic = 0
    /// No sign.
    case none = 1
    /// The two arrows of a pop-up button.
    case popup = 2
  }

  /// The look of a button in an app made for a Mac.
  public enum MacIdiomStyle: Int, Sendable {
    case automatic = 0
    case bordered = 1
    case borderless = 2
    case borderlessTinted = 3
  }
}

/// An arrow up above an arrow down, as behind the title of a pop-up button.
///
/// Apple publishes no figures: 9 × 14 points beside a title of 17, 5 from it, with strokes of 2,
/// is what screenshots show.
final class MenuIndicator: UIView {
  static let size = CGSize(width: 9, height: 14)
  static let spacing: CGFloat = 5

  private let shape = CAShapeLayer()

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    shape.fillColor = nil
    shape.lineWidth = 2
    shape.lineCap = .round
    shape.lineJoin = .round
    let path = UIBezierPath()
    let (width, height) = (Self.size.width, Self.size.height)
    path.move(to: CGPoint(x: 1, y: 5))
    path.addLine(to: CGPoint(x: width / 2, y: 1.5))
    path.addLine(to: CGPoint(x: width - 1, y: 5))
    path.move(to: CGPoint(x: 1, y: height - 5))
    path.addLine(to: CGPoint(x: width / 2, y: height - 1.5))
    path.addLine(to: CGPoint(x: width - 1, y: height - 5))
    shape.path = path.cgPath
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ color: UIColor) {
    shape.frame = bounds
    shape.strokeColor = color.resolvedColor(with: traitCollection).cgColor
  }
}

/// Images darkened by half, as custom buttons show them while pressed.
struct DarkenedImages {
  private var last: (plain: UIImage, dark: UIImage)?

  @MainActor
  mutating func dark(_ image: UIImage) -> UIImage {
    if let last, last.plain === image { return last.dark }
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let area = CGRect(origin: .zero, size: image.size)
    let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { context in
      image.draw(in: area)
      UIColor.black.withAlphaComponent(0.5).setFill()
      context.fill(area, blendMode: .sourceAtop)
    }
    let dark =
      image.attributes.isResizable
      ? drawn.resizableImage(withCapInsets: image.capInsets, resizingMode: image.resizingMode)
      : drawn
    last = (image, dark)
    return dark
  }
}
