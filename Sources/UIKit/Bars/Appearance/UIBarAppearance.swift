/// The background and the edge line of a bar.
///
/// A bar keeps a copy of the object that it is given, and follows changes of that copy.
///
/// Differs: `copy()` has the type `Any`, as every object's here; `init(barAppearance:)` gives a
/// copy with its type.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying, @preconcurrency NSSecureCoding,
  ObservedAppearance
{
  /// The kind of device that the values are for.
  public let idiom: UIUserInterfaceIdiom

  weak var observer: (any AppearanceObserving)?
  private(set) var look = BarLook.standard {
    didSet { appearanceDidChange() }
  }

  public override convenience init() {
    self.init(idiom: .phone)
  }

  /// The default background; its values are the same for every idiom.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// A copy. The values that both classes have are taken over.
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

  /// Encodes the appearance. Differs: the call has no effect.
  open func encode(with coder: NSCoder) {}

  /// Whether secure coding is supported: true as on iOS, although nothing is encoded here.
  open class var supportsSecureCoding: Bool { true }

  /// A copy of the same class, whose changes do not affect this appearance.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.unchecked { duplicate() }
  }

  /// A copy of this object's class.
  func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  /// Copies the values that subclasses add.
  func takeOver(_ other: UIBarAppearance) {}

  // MARK: Backgrounds

  /// Sets the system's blur and a line; other values are removed.
  open func configureWithDefaultBackground() { look = .standard }

  /// Sets the system's background colour and a line; other values are removed.
  open func configureWithOpaqueBackground() { look = BarLook(color: .systemBackground) }

  /// Removes everything, so that the content behind is seen.
  open func configureWithTransparentBackground() { look = .transparent }

  /// The effect below the colour; nil for none.
  open var backgroundEffect: UIBlurEffect? {
    get { look.effect }
    set { if newValue !== look.effect { look.effect = newValue } }
  }

  /// The colour over the effect; nil for none.
  open var backgroundColor: UIColor? {
    get { look.color }
    set { if newValue != look.color { look.color = newValue } }
  }

  /// The image over the colour; nil for none.
  open var backgroundImage: UIImage? {
    get { look.image }
    set { if newValue != look.image { look.image = newValue } }
  }

  /// How the image is placed and resized in the background.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { look.imageMode }
    set { if newValue != look.imageMode { look.imageMode = newValue } }
  }

  /// The colour of the line at the edge, and of a shadow image that is a template; nil for no line.
  open var shadowColor: UIColor? {
    get { look.shadowColor }
    set { if newValue != look.shadowColor { look.shadowColor = newValue } }
  }

  /// The image in place of the line; nil for the line.
  open var shadowImage: UIImage? {
    get { look.shadowImage }
    set { if newValue != look.shadowImage { look.shadowImage = newValue } }
  }
}
