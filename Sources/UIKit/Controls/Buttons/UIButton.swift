/// A control with a title and an image that tells others that it was tapped.
///
/// It is laid out in one of two ways: by the values that it has for its states and by insets, or,
/// where it has a `configuration`, by that.
///
/// Differs: menus do not open. A system button's pressed title is a fifth opaque. How far the
/// images of custom buttons darken when pressed and fade when disabled is not published: half.
open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    public static let roundedRect = ButtonType.system
  }

  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  open private(set) var buttonType = ButtonType.custom
  private var values: [UInt: ButtonStateValues] = [:]
  private var ownTitleLabel: UIButtonLabel?
  private var ownImageView: UIImageView?
  var subtitleLabelIfAny: UIButtonLabel?
  var activityIndicator: UIActivityIndicatorView?
  /// Behind everything: the background image, or the configuration's background.
  lazy var backdrop = ButtonBackdrop()
  /// Behind the configuration's background, where that has an effect.
  final var backgroundEffectView: UIVisualEffectView?
  /// Behind the title and the image of a system button that is selected.
  var selectionPlate: UIView?
  /// The two arrows of a button that shows an element of its menu.
  var menuIndicator: MenuIndicator?
  /// The images of custom buttons as they look while pressed.
  var darkened = DarkenedImages()
  private var needsConfigurationUpdate = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.readNib(into: self, at: UIButton.self)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Becomes a button of a type, before it has anything.
  func take(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    if let name = buttonType.symbolName {
      // Large beside letters of 17 points: at 3x an added contact's sign is 24⅓ × 23⅔ points.
      let size = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
      setImage(UIImage(systemName: name, withConfiguration: size), for: .normal)
    }
  }

  /// A button that has the action's title and image, and runs it when it is tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

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

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title?.fixedCopy }
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state, affectsSize: false) { $0.titleColor = color }
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state, affectsSize: false) { $0.titleShadowColor = color }
  }

  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  open func title(for state: State) -> String? { value(\.title, state) }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(\.attributedTitle, state)
  }
  open func titleColor(for state: State) -> UIColor? {
    value(\.titleColor, state) ?? standardTitleColor(for: state)
  }
  open func titleShadowColor(for state: State) -> UIColor? { value(\.titleShadowColor, state) }
  open func image(for state: State) -> UIImage? { value(\.image, state) }
  open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, state) }
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { value(\.symbolConfiguration, state) }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// With the symbol configuration, and, in a system button, as a template.
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

  /// Whether the present state has an image of its own, and not that of the normal one.
  func hasOwnValue(_ path: KeyPath<ButtonStateValues, UIImage?>) -> Bool {
    values[state.rawValue]?[keyPath: path] != nil
  }

  private func standardTitleColor(for state: State) -> UIColor {
    guard buttonType != .custom else { return .white }
    if showsSelection(in: state) { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  // MARK: Parts

  /// Made when it is first asked for; its font is the one to set.
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
    ownTitleLabel = label
    addSubview(label)
    return label
  }

  var titleLabelIfAny: UIButtonLabel? { ownTitleLabel }

  /// What a system button's title has, points. Source: measured by many.
  private static let systemFontSize: CGFloat = 15

  /// The title's font, whether or not there is a title.
  var titleFont: UIFont {
    ownTitleLabel?.font
      ?? .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : Self.systemFontSize)
  }

  open var imageView: UIImageView? {
    if let ownImageView { return ownImageView }
    let view = UIImageView()
    view.contentMode = .scaleToFill
    ownImageView = view
    addSubview(view)
    return view
  }

  var imageViewIfAny: UIImageView? { ownImageView }

  open var subtitleLabel: UILabel? { subtitleLabelIfAny }

  // MARK: Insets

  /// Not used where there is a configuration, as the next two.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// Whether the image and the background of a custom button without configuration darken.
  open var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { setNeedsLayout() } }
  }
  /// Whether they fade.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { setNeedsLayout() } }
  }
  // Not drawn: shadows that turn round, and the glow of a touch (`FidelityFeature.property`).
  open var reversesTitleShadowWhenHighlighted = false { didSet { noteStateLacks() } }
  open var showsTouchWhenHighlighted = false { didSet { noteStateLacks() } }

  /// Notes what a button shows of its state and its menu on a device, and not here.
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

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect).title
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect).image
  }

  // MARK: Configuration

  /// Says how the button looks, in place of values by state and insets.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      titleLabelIfAny?.numberOfLines = configuration == nil ? 1 : 0
      showMenuSelection()
      contentDidChange()
    }
  }

  /// Called before a layout after a new state, to change `configuration`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      if configurationUpdateHandler != nil || oldValue != nil { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether the configuration's colours follow the button's state; otherwise they are those of a
  /// button that is enabled and neither pressed nor selected.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { setNeedsLayout() } }
  }

  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open var role = Role.normal { didSet { if role != oldValue { setNeedsLayout() } } }

  // MARK: Menus (UIButton+Menus.swift)

  /// Opened by a touch where `showsMenuAsPrimaryAction` says so; here it does not open.
  open var menu: UIMenu? { didSet { if menu !== oldValue { menuMayHaveChanged() } } }
  /// Whether a tap selects the button, or takes the selection back. With a menu, whether the
  /// button shows the element that is on.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { menuMayHaveChanged() } }
  }
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  override func menuMayHaveChanged() { showMenuSelection() }

  // MARK: Pointers and Macs

  open var isPointerInteractionEnabled = false
  /// How a pointer looks over the button, which is in no picture.
  open var pointerStyleProvider: PointerStyleProvider?
  /// No difference on an iPhone.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Whether something that is dragged over the button activates it.
  open var isSpringLoaded = false
  /// Whether a pointer is above: there is none.
  open var isHovered: Bool { false }
  /// Whether the menu is open: it does not open.
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

/// What a button has for one of its states.
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
