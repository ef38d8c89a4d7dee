/// The appearance of bar buttons of one style.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying, @preconcurrency NSSecureCoding,
  ObservedAppearance
{
  weak var observer: (any AppearanceObserving)?
  private var style: UIBarButtonItem.Style
  private lazy var states = (0..<4).map { _ in UIBarButtonItemStateAppearance().observed(by: self) }

  public override convenience init() {
    self.init(style: .plain)
  }

  /// The look that items of a style have by themselves.
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  /// The default look. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init()
  }

  /// Encodes the appearance. Differs: the call has no effect.
  open func encode(with coder: NSCoder) {}

  /// Whether secure coding is supported: true as on iOS, although nothing is encoded here.
  open class var supportsSecureCoding: Bool { true }

  /// A copy with states of its own, whose changes do not affect this appearance.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.unchecked { duplicate() }
  }

  final func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: style)
    for (mine, other) in zip(copy.states, states) { mine.takeOver(other) }
    return copy
  }

  /// Removes the values that were set, so that items look as a style has it.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in states { state.takeOver(UIBarButtonItemStateAppearance()) }
  }

  /// The normal state, whose values the other states share.
  open var normal: UIBarButtonItemStateAppearance { states[0] }
  /// The pressed state; values that are not set are those of `normal`, as in the other states.
  open var highlighted: UIBarButtonItemStateAppearance { states[1] }
  /// The disabled state; values that are not set are those of ``normal``.
  open var disabled: UIBarButtonItemStateAppearance { states[2] }
  /// The focused state, which only a keyboard brings about.
  open var focused: UIBarButtonItemStateAppearance { states[3] }

  /// The attributes of a title in a state, on top of those of `normal`.
  func titleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    normal.titleTextAttributes.merging(self.state(state).titleTextAttributes) { $1 }
  }

  func state(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    return state.contains(.highlighted) ? highlighted : normal
  }
}

/// The appearance of bar buttons of one style in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject, ObservedAppearance {
  weak var observer: (any AppearanceObserving)?

  override init() {
    super.init()
  }

  func takeOver(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }

  /// The attributes of titles on top of their own font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      if !NSAttributedString.areSame(titleTextAttributes, oldValue) { appearanceDidChange() }
    }
  }
  /// The offset of the title in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { appearanceDidChange() } }
  }
  /// The image behind the title, stretched over the button; nil for none.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage != oldValue { appearanceDidChange() } }
  }
  /// The offset of the background image in points; zero by default.
  open var backgroundImagePositionAdjustment = UIOffset.zero {
    didSet { if backgroundImagePositionAdjustment != oldValue { appearanceDidChange() } }
  }
}
