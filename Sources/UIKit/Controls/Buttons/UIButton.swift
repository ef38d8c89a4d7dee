/// A control with a title and an image that sends events when it is tapped.
///
/// Its `configuration` decides the layout; without one, the values for its states and its insets
/// do.
///
/// Differs: menus do not open. A system button's pressed title is a fifth opaque. How far the
/// images of custom buttons darken when pressed and fade when disabled is not published: half.
open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
  /// The types of buttons, which decide their look without a configuration.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// The rounded rectangle of iOS 6; the same as `system`.
    public static let roundedRect = ButtonType.system
  }

  /// The purpose of a button.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  /// Changes the configuration for the button's state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
  /// Returns a pointer's look over a button.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  /// The type that the button was made with.
  open private(set) var buttonType = ButtonType.custom
  private var values: [UInt: ButtonStateValues] = [:]
  private var ownTitleLabel: UIButtonLabel?
  private var ownImageView: UIImageView?
  var subtitleLabelIfAny: UIButtonLabel?
  var activityIndicator: UIActivityIndicatorView?
  /// The plate behind everything: the background image, or the configuration's background.
  lazy var backdrop = ButtonBackdrop()
  /// The configuration's visual effect, behind its background; nil without one.
  final var backgroundEffectView: UIVisualEffectView?
  /// The plate behind the title and the image of a selected system button.
  var selectionPlate: UIView?
  /// The two arrows of a pop-up button; nil if it has none.
  var menuIndicator: MenuIndicator?
  /// The darkened images of a pressed custom button.
  var darkened = DarkenedImages()
  private var needsConfigurationUpdate = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Makes a button with the type and the properties that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.readNib(into: self, at: UIButton.self)
  }

  /// A button of a type, of size zero.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Sets the type of a button that has no contents yet.
  func take(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    if let name = buttonType.symbolName {
      // The symbol is large beside letters of 17 points: at 3x an added contact's sign is 24⅓ × 23⅔
      // points.
      let size = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
      setImage(UIImage(systemName: name, withConfiguration: size), for: .normal)
    }
  }

  /// A button with the action's title and image, which runs the action when tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A button that `configuration` describes, which runs the action when tapped.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// A system button with an image that sends the action when tapped.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if !action.title.isEmpty { configuration?.title = action.title }
      if let image = action.image { configuration?.image = image }
    } else {
      setTitle(action.title, for: .normal)
      setImage(action.image, for: .normal)
    }
    addAction(action, for: .primaryActionTriggered)
  }

  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }

  // MARK: Values by state

  /// Sets the title for a state; nil shows that of the normal state.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Sets the styled title for a state; nil shows that of the normal state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title?.fixedCopy }
  }

  /// Sets the title's colour for a state; nil shows that of the normal state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state, affectsSize: false) { $0.titleColor = color }
  }

  /// Sets the colour of the title's shadow for a state; nil shows that of the normal state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state, affectsSize: false) { $0.titleShadowColor = color }
  }

  /// Sets the image for a state; nil shows that of the normal state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// Sets the background image for a state; nil shows that of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// Sets how a symbol is shown for a state; nil shows that of the normal state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  /// The title for a state, or else for the normal one.
  open func title(for state: State) -> String? { value(\.title, state) }
  /// The attributed title for a state, or else for the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(\.attributedTitle, state)
  }
  /// The title's colour for a state, or else for the normal one, or else the button type's own.
  open func titleColor(for state: State) -> UIColor? {
    value(\.titleColor, state) ?? standardTitleColor(for: state)
  }
  /// The colour of the title's shadow for a state, or else for the normal one.
  open func titleShadowColor(for state: State) -> UIColor? { value(\.titleShadowColor, state) }
  /// The image for a state, or else for the normal one.
  open func image(for state: State) -> UIImage? { value(\.image, state) }
  /// The background image for a state, or else for the normal one.
  open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, state) }
  /// How a symbol is shown for a state, or else for the normal one.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { value(\.symbolConfiguration, state) }

  /// The title that the present state shows.
  open var currentTitle: String? { title(for: state) }
  /// The attributed title that the present state shows.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title's colour in the present state; white without any.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow in the present state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The background image that the present state shows.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// How the present state shows a symbol.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The present state's image with the symbol configuration and, in a system button, as a
  /// template.
  open var currentImage: UIImage? {
    guard var image = image(for: state) else { return nil }
    if image.isSymbolImage {
      let standard = UIImage.SymbolConfiguration(font: titleFont)
      let own = currentPreferredSymbolConfiguration
      image = image.resolvedSymbol(own.map { standard.applying($0) } ?? standard)
    }
    let isTemplate = buttonType != .custom && image.renderingMode == .automatic
    return isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
  }

  private func change(
    _ state: State, affectsSize: Bool = true, _ body: (inout ButtonStateValues) -> Void
  ) {
    let old = values[state.rawValue] ?? ButtonStateValues()
    var new = old
    body(&new)
    guard new != old else { return }
    values[state.rawValue] = new
    if affectsSize { contentDidChange() } else { setNeedsLayout() }
  }

  private func value<Value>(
    _ path: KeyPath<ButtonStateValues, Value?>, _ state: State
  ) -> Value? {
    values[state.rawValue]?[keyPath: path] ?? values[State.normal.rawValue]?[keyPath: path]
  }

  /// Whether the present state has an image of its own, not that of the normal state.
  func hasOwnValue(_ path: KeyPath<ButtonStateValues, UIImage?>) -> Bool {
    values[state.rawValue]?[keyPath: path] != nil
  }

  private func standardTitleColor(for state: State) -> UIColor {
    guard buttonType != .custom else { return .white }
    if showsSelection(in: state) { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  // MARK: Parts

  /// The title's label, made when it is first asked for; its font is the one to set.
  open var titleLabel: UILabel? {
    let label = madeTitleLabel
    if configuration == nil { updateTitleLabel() }
    return label
  }

  var madeTitleLabel: UIButtonLabel {
    if let ownTitleLabel { return ownTitleLabel }
    let label = UIButtonLabel()
    label.font = .systemFont(
      ofSize: buttonType == .custom ? UIFont.buttonFontSize : Self.systemFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.shadowOffset = .zero
    ownTitleLabel = label
    addSubview(label)
    return label
  }

  var titleLabelIfAny: UIButtonLabel? { ownTitleLabel }

  /// The size of a system button's title, in points. Source: measured by many.
  private static let systemFontSize: CGFloat = 15

  /// The title's font, even without a title.
  var titleFont: UIFont {
    ownTitleLabel?.font
      ?? .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : Self.systemFontSize)
  }

  /// The view of the present state's image.
  open var imageView: UIImageView? {
    if let ownImageView { return ownImageView }
    let view = UIImageView()
    view.contentMode = .scaleToFill
    ownImageView = view
    addSubview(view)
    return view
  }

  var imageViewIfAny: UIImageView? { ownImageView }

  /// The subtitle's label; nil unless a configuration shows a subtitle.
  open var subtitleLabel: UILabel? { subtitleLabelIfAny }

  // MARK: Insets

  /// Distances from the edges to the content. Like the next two, unused with a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }
  /// Additional distances around the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// Additional distances around the image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// Whether the image and background of a pressed custom button without configuration darken.
  open var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { setNeedsLayout() } }
  }
  /// Whether the image and background of such a button fade while it is disabled.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { setNeedsLayout() } }
  }
  /// Whether the title's shadow turns round while the button is highlighted. Not drawn
  /// (`FidelityFeature.property`).
  open var reversesTitleShadowWhenHighlighted = false { didSet { noteStateLacks() } }
  /// Whether the button glows while it is highlighted. Not drawn (`FidelityFeature.property`).
  open var showsTouchWhenHighlighted = false { didSet { noteStateLacks() } }

  /// Notes what a device shows of the button's state and menu that is not shown here.
  private func noteStateLacks() {
    let isByState = configuration == nil
    setLack(
      .property, "UIButton.reversesTitleShadowWhenHighlighted",
      if: reversesTitleShadowWhenHighlighted && isByState && isHighlighted
        && currentTitleShadowColor != nil)
    setLack(
      .property, "UIButton.showsTouchWhenHighlighted",
      if: showsTouchWhenHighlighted && isByState && isHighlighted)
  }

  /// The background's rectangle; by default all of the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle that image and title are placed in.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// The title's rectangle in the content's.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect).title
  }

  /// The image's rectangle in the content's.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect).image
  }

  // MARK: Configuration

  /// The button's look in place of values by state and insets; nil uses those.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      titleLabelIfAny?.numberOfLines = configuration == nil ? 1 : 0
      showMenuSelection()
      contentDidChange()
    }
  }

  /// Called before a layout after a change of state, to change `configuration`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      if configurationUpdateHandler != nil || oldValue != nil { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether the configuration's colours follow the button's state; otherwise they are those of an
  /// enabled button that is neither pressed nor selected.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { setNeedsLayout() } }
  }

  /// Requests an update of the configuration before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Calls `configurationUpdateHandler`. Subclasses override it to change the configuration.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The purpose of the button, which affects the colours of a configuration.
  open var role = Role.normal { didSet { if role != oldValue { setNeedsLayout() } } }

  // MARK: Menus (UIButton+Menus.swift)

  /// The menu that a touch opens where `showsMenuAsPrimaryAction` says so. Differs: it does not
  /// open.
  open var menu: UIMenu? { didSet { if menu !== oldValue { menuMayHaveChanged() } } }
  /// Whether a tap selects or deselects the button; with a menu, whether it shows the selected
  /// element.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { menuMayHaveChanged() } }
  }
  /// The order of the menu's elements. Differs: menus do not open.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  override func menuMayHaveChanged() { showMenuSelection() }

  // MARK: Pointers and Macs

  /// Whether a pointer over the button changes its look. Differs: there is no pointer.
  open var isPointerInteractionEnabled = false
  /// The pointer's look over the button. Differs: there is no pointer.
  open var pointerStyleProvider: PointerStyleProvider?
  /// Whether the button behaves as a Mac's does. No effect, as on an iPhone.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// Always `pad`, the style outside of a Mac.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Whether something dragged over the button activates it.
  open var isSpringLoaded = false
  /// Whether a pointer rests on the button. Differs: always false, as there is no pointer.
  open var isHovered: Bool { false }
  /// Whether the button's menu is open. Differs: always false, as the menu does not open.
  open var isHeld: Bool { false }

  // MARK: Changes

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if changesSelectionAsPrimaryAction, menu == nil, touch != nil { isSelected.toggle() }
  }

  // MARK: Layout (UIButton+Layout.swift)

  override package var standardAccessibility: StandardAccessibility {
    let configured = configuration?.attributedTitle.map { String($0.characters) }
    return StandardAccessibility(
      isElement: true, label: currentAttributedTitle?.string ?? currentTitle ?? configured,
      traits: UIAccessibilityTraits.button.union(stateTraits))
  }

  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    return configuration.map { fittingSize(of: $0, width: .infinity) } ?? naturalSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return configuration.map { fittingSize(of: $0, width: size.width) } ?? naturalSize
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if let configuration {
      layOut(configuration)
    } else {
      layOutByState()
    }
    noteStateLacks()
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
  }
}

/// The values that a button has for one of its states.
struct ButtonStateValues: Equatable {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}

extension UIButton.ButtonType {
  fileprivate var symbolName: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}
