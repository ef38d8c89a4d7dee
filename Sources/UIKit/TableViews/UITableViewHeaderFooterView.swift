internal import CoreText

/// A section's header or footer with a label, or with views of the app's own.
///
/// Differs: there is no second label.
open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which the table keeps the view for other sections.
  public private(set) var reuseIdentifier: String?
  weak var table: UITableView?
  var look = TableHeaderLook() {
    didSet { if look != oldValue { lookDidChange() } }
  }

  private let held = HeldConfigurations(fillsHost: false) {
    _UITableViewHeaderFooterContentView()
  }
  private var label: UILabel?
  /// The font that the look gave the label; any other is the app's own.
  private var lookFont: UIFont?
  private var lookColor: UIColor?
  private var ground: UIBackgroundConfiguration?
  private var configuredBackground: _UISystemBackgroundView?

  /// Creates a header or footer of 320 by 28 points; a table sets the size that it needs.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Creates a header or footer from a nib.
  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.nibAttribute("reuseIdentifier")
    super.init(coder: coder)
    setUp()
    coder.readNib(into: self, at: UITableViewHeaderFooterView.self)
  }

  /// Gives a nib's view the identifier that it was registered for.
  func takeReuseIdentifier(_ identifier: String) { reuseIdentifier = identifier }

  private func setUp() {
    margins.insetsFromSafeArea = false
    contentView.frame = bounds
    addSubview(contentView)
    lookDidChange()
  }

  // MARK: Content

  /// The view that holds the content: that of the content configuration, if there is one.
  open var contentView: UIView { held.contentView }

  /// The label; nil if the view has a content configuration.
  open var textLabel: UILabel? {
    guard held.content == nil else { return nil }
    if let label { return label }
    let label = _UITableViewHeaderFooterViewLabel()
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    self.label = label
    contentView.addSubview(label)
    applyLook()
    setNeedsLayout()
    return label
  }

  /// The content's description; nil for the label.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { held.content }
    set { setContent(newValue) }
  }

  /// Whether the content configuration follows the view's state.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet {
      if automaticallyUpdatesContentConfiguration, !oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether the background configuration follows the view's state.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet {
      if automaticallyUpdatesBackgroundConfiguration, !oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// A list content configuration for the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain = (table?.style ?? look.style) == .plain
    if look.isFooter { return isPlain ? .plainFooter() : .groupedFooter() }
    return isPlain ? .plainHeader() : .groupedHeader()
  }

  private func setContent(_ configuration: (any UIContentConfiguration)?) {
    let old = contentView
    guard held.setContent(configuration, in: self) else { return }
    if contentView !== old { label = nil }
    setNeedsUpdateConfiguration()
  }

  // MARK: Backgrounds

  /// The colour behind the content, unless there is a background view or configuration.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      guard newValue != explicitTintColor else { return }
      super.tintColor = newValue
      setNeedsLayout()
    }
  }

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  /// The background's description, in place of the background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { ground }
    set {
      guard newValue != ground else { return }
      ground = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The background that the table's style has for headers and footers.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (table?.style ?? look.style) == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  // MARK: States

  /// The traits and states that configurations are updated for.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = look.isFloating
    state.listStyle = table?.style ?? look.style
    return state
  }

  /// Requests a call of `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() { held.setNeedsUpdate(in: self) }

  /// Updates content and background for a state.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration { held.updateContent(for: state, in: self) }
    if automaticallyUpdatesBackgroundConfiguration {
      ground = ground?.updated(for: state)
    }
  }

  /// Changes a view for a state.
  public typealias ConfigurationUpdateHandler =
    (_ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      if configurationUpdateHandler != nil || oldValue != nil { setNeedsUpdateConfiguration() }
    }
  }

  private func updateConfigurationIfNeeded() {
    held.updateIfNeeded(in: self) {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Called before the table gives the view to another section.
  open func prepareForReuse() {}

  // MARK: Look

  private func lookDidChange() {
    let margins = UIEdgeInsets(
      top: 8, left: look.sideMargins.left + look.safeInsets.left, bottom: 8,
      right: look.sideMargins.right + look.safeInsets.right)
    if self.margins.base != .sides(margins) { layoutMargins = margins }
    applyLook()
    setNeedsUpdateConfiguration()
  }

  private func applyLook() {
    guard let label else { return }
    let properties = TableHeaderLook.text(look.style, isFooter: look.isFooter)
    if lookFont == nil || label.font === lookFont {
      label.font = properties.font.adjusted(to: traitCollection)
      lookFont = label.font
    }
    if lookColor == nil || label.textColor === lookColor {
      label.textColor = properties.color
      lookColor = label.textColor
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutBackground()
    layOutContent()
  }

  private func layOutBackground() {
    var view = backgroundView
    var configuration = ground
    if configuration == nil, view == nil, let tint = explicitTintColor {
      configuration = .clear()
      configuration?.backgroundColor = tint
    }
    // Rows must not be visible through a header that floats above them.
    if configuration == nil, view == nil, look.isFloating, backgroundColor == nil {
      configuration = .clear()
      configuration?.backgroundColor = .systemBackground
    }
    if let configuration {
      let shown = configuredBackground ?? _UISystemBackgroundView()
      configuredBackground = shown
      shown.configuration = configuration
      view?.removeFromSuperview()
      view = shown
    } else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
    }
    guard let view else { return }
    if view.superview !== self { insertSubview(view, at: 0) }
    view.frame = bounds
  }

  private func layOutContent() {
    let safe = look.safeInsets
    let frame = CGRect(
      x: safe.left, y: 0, width: max(bounds.width - safe.left - safe.right, 0),
      height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
    guard let label else { return }
    let margins = contentView.layoutMargins
    let width = max(frame.width - margins.left - margins.right, 0)
    let height = label.sizeThatFits(CGSize(width: width, height: .infinity)).height
    let y: CGFloat
    if look.style == .plain {
      y = (frame.height - height) / 2
    } else if look.isFooter {
      y = TableMetrics.groupedFooterTop
    } else {
      y = frame.height - TableMetrics.groupedTextBottom - height
    }
    label.frame = CGRect(x: margins.left, y: y, width: width, height: height)
      .onPixels(pixelScale)
  }

  // MARK: Sizes

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let label, !(label.text ?? "").isEmpty else {
      return CGSize(width: size.width, height: look.style == .plain ? bounds.height : 0)
    }
    let side = look.sideMargins.left + look.sideMargins.right
    let safe = look.safeInsets.left + look.safeInsets.right
    let text = label.sizeThatFits(
      CGSize(width: max(size.width - side - safe, 0), height: .infinity))
    return CGSize(width: size.width, height: look.height(ofText: text.height, scale: pixelScale))
  }

  /// The height that the content's constraints ask for, else the label's.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if targetSize.width > 0, bounds.width != targetSize.width {
      bounds.size.width = targetSize.width
    }
    layOutContent()
    if !constraints.isEmpty {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    guard contentView is UIContentView || contentView.hasConstraintsInside else {
      return sizeThatFits(targetSize)
    }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: contentView.bounds.width, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: bounds.width, height: size.height)
  }
}

/// A header's or footer's label.
final class _UITableViewHeaderFooterViewLabel: UILabel {}

/// The view that holds a header's label.
final class _UITableViewHeaderFooterContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    margins.base = .sides(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    margins.isSet = true
    margins.preservesSuperview = true
    margins.insetsFromSafeArea = false
  }

  required init?(coder: NSCoder) { nil }
}

/// What a header or footer needs to know of its table and section.
struct TableHeaderLook: Equatable {
  var style = UITableView.Style.plain
  var isFooter = false
  var isFirst = false
  /// Whether rows scroll below the view.
  var isFloating = false
  var sideMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  var safeInsets = UIEdgeInsets.zero

  @MainActor
  static func text(
    _ style: UITableView.Style, isFooter: Bool
  ) -> UIListContentConfiguration.TextProperties {
    switch (style, isFooter) {
    case (.plain, false): UIListContentConfiguration.plainHeader().textProperties
    case (.plain, true): UIListContentConfiguration.plainFooter().textProperties
    case (_, false): UIListContentConfiguration.groupedHeader().textProperties
    case (_, true): UIListContentConfiguration.groupedFooter().textProperties
    }
  }

  /// The height of a header or footer with a title.
  func height(ofText text: CGFloat, scale: CGFloat) -> CGFloat {
    let line = PixelRounding.up(text, scale: scale)
    switch style {
    case .plain: return max(TableMetrics.plainHeaderHeight, line + 7)
    case .grouped, .insetGrouped:
      if isFooter { return line + TableMetrics.groupedFooterTop + TableMetrics.groupedFooterBottom }
      // The padding above is that above a section without title, and larger above the first
      // section.
      let least = line + TableMetrics.groupedTextBottom + 16
      let first = isFirst ? TableHeaderLook.firstGap(scale) : 0
      return max(TableMetrics.groupedHeaderHeight, least) + first
    }
  }

  /// The height of a header or footer without a title.
  func emptyHeight(scale: CGFloat) -> CGFloat {
    guard style != .plain else { return 0 }
    let gap = PixelRounding.up(TableMetrics.groupedGap, scale: scale)
    return isFirst && !isFooter ? TableMetrics.groupedFirstGap : gap
  }

  private static func firstGap(_ scale: CGFloat) -> CGFloat {
    TableMetrics.groupedFirstGap - PixelRounding.up(TableMetrics.groupedGap, scale: scale)
  }
}
