/// The background and the line at the edge of a bar.
///
/// A bar keeps a copy of what it is given, and follows changes of that copy.
///
/// Differs: `copy()` has the type `Any`, as every object's here; `init(barAppearance:)` gives a
/// copy with its type.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying, @preconcurrency NSSecureCoding,
  ObservedAppearance
{
  /// The device that the values are for.
  public let idiom: UIUserInterfaceIdiom

  weak var observer: (any AppearanceObserving)?
  private(set) var look = BarLook.standard {
    didSet { appearanceDidChange() }
  }

  public override convenience init() {
    self.init(idiom: .phone)
  }

  /// The default background; the same values for every idiom.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// A copy. What the classes of both have in common is taken over.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    look = barAppearance.look
    super.init()
    takeOver(barAppearance)
  }

  /// The default background. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    idiom = .phone
    super.init()
  }

  /// Differs: the appearance is not encoded.
  open func encode(with coder: NSCoder) {}

  open class var supportsSecureCoding: Bool { true }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// A copy of this very class.
  func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  /// Copies what subclasses add.
  func takeOver(_ other: UIBarAppearance) {}

  // MARK: Backgrounds

  /// The system's blur, and a line.
  open func configureWithDefaultBackground() { look = .standard }

  /// The system's background colour, and a line.
  open func configureWithOpaqueBackground() { look = BarLook(color: .systemBackground) }

  /// Neither background nor line.
  open func configureWithTransparentBackground() { look = .transparent }

  /// Below the colour; nil for none.
  open var backgroundEffect: UIBlurEffect? {
    get { look.effect }
    set { if newValue !== look.effect { look.effect = newValue } }
  }

  /// Over the effect; nil for none.
  open var backgroundColor: UIColor? {
    get { look.color }
    set { if newValue != look.color { look.color = newValue } }
  }

  /// Over the colour.
  open var backgroundImage: UIImage? {
    get { look.image }
    set { if newValue != look.image { look.image = newValue } }
  }

  open var backgroundImageContentMode: UIView.ContentMode {
    get { look.imageMode }
    set { if newValue != look.imageMode { look.imageMode = newValue } }
  }

  /// Of the line at the edge, and of a shadow image that is a template; nil for no line.
  open var shadowColor: UIColor? {
    get { look.shadowColor }
    set { if newValue != look.shadowColor { look.shadowColor = newValue } }
  }

  /// In place of the line.
  open var shadowImage: UIImage? {
    get { look.shadowImage }
    set { if newValue != look.shadowImage { look.shadowImage = newValue } }
  }
}
