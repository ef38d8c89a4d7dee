/// A row of a table: content, backgrounds, an accessory, a separator.
///
/// Apple publishes no figures for the places of labels and accessories: these are the ones that
/// people measure on iOS 13 to 18.
///
/// Differs: focus, drags and the confirmation of a deletion are absent.
open class UITableViewCell: UIView {
  // MARK: State that the extensions keep

  let style: CellStyle
  /// The identifier under which the table keeps the cell for other rows.
  public private(set) var reuseIdentifier: String?
  /// The segue that selecting the cell starts.
  var selectionSegue: SegueTrigger?
  /// The segue that the cell's accessory starts.
  var accessorySegue: SegueTrigger?
  weak var table: UITableView?
  var look = TableRowLook() {
    didSet { if look != oldValue { lookDidChange(from: oldValue) } }
  }
  let held = HeldConfigurations(fillsHost: false) { UITableViewCellContentView() }
  var labels = CellLabels()
  var chrome = CellChrome()
  private var selected = false
  private var highlighted = false
  private var editing = false

  /// Creates a cell of 320 by 44 points with the labels and image view of a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Creates a cell from a storyboard or a nib, which say its style and its reuse identifier.
  public required init?(coder: NSCoder) {
    style =
      switch coder.nibAttribute("style") {
      case "IBUITableViewCellStyleValue1"?: .value1
      case "IBUITableViewCellStyleValue2"?: .value2
      case "IBUITableViewCellStyleSubtitle"?: .subtitle
      default: .default
      }
    reuseIdentifier = coder.nibAttribute("reuseIdentifier")
    super.init(coder: coder)
    setUp()
    coder.readNib(into: self, at: UITableViewCell.self)
  }

  /// Gives a nib's cell the identifier that it was registered for.
  func takeReuseIdentifier(_ identifier: String) { reuseIdentifier = identifier }

  private func setUp() {
    margins.insetsFromSafeArea = false
    addSubview(held.contentView)
    held.contentView.frame = bounds
    lookDidChange(from: look)
  }

  // MARK: Content

  /// The view that holds the cell's content: that of the content configuration, if there is one.
  open var contentView: UIView { held.contentView }

  /// The main label; nil if the cell has a content configuration.
  open var textLabel: UILabel? { held.content == nil ? madeTextLabel : nil }

  /// The second label; nil in the default style, and if the cell has a content configuration.
  open var detailTextLabel: UILabel? { held.content == nil ? madeDetailLabel : nil }

  /// The image view; nil in the style `value2`, and if the cell has a content configuration.
  open var imageView: UIImageView? { held.content == nil ? madeImageView : nil }

  /// The content's description. Setting one replaces the content view, or updates it if it can show
  /// it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { held.content }
    set { setContent(newValue) }
  }

  /// Whether the content configuration follows the cell's state.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet {
      if automaticallyUpdatesContentConfiguration, !oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// A list content configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  private func setContent(_ configuration: (any UIContentConfiguration)?) {
    let old = contentView
    guard held.setContent(configuration, in: self) else { return }
    if contentView !== old { labels = CellLabels() }
    if configuration != nil { setNeedsUpdateConfiguration() }
    table?.contentDidChange(in: self)
    setNeedsLayout()
  }

  // MARK: States

  /// Whether the cell takes touches. Without them, configurations that follow the state look
  /// disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The traits and states that configurations are updated for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    state.isEditing = editing
    state.isDisabled = !isUserInteractionEnabled
    state.listStyle = table?.style
    return state
  }

  /// Requests a call of `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() { held.setNeedsUpdate(in: self) }

  /// Updates content and background for a state. The default updates the configurations that are
  /// updated automatically.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration { held.updateContent(for: state, in: self) }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      chrome.configuration = backgroundConfiguration.updated(for: state)
    }
  }

  /// Changes a cell for a state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      if configurationUpdateHandler != nil || oldValue != nil { setNeedsUpdateConfiguration() }
    }
  }

  func updateConfigurationIfNeeded() {
    held.updateIfNeeded(in: self) {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
    textSizeDidChange(from: previousTraitCollection)
  }

  /// The look of selection, by default gray; `none` leaves the cell's look as it is.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { setNeedsLayout() } }
  }

  /// Whether the cell is shown as selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is shown as touched.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell. Differs: the change comes at once.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    noteMissingMotion("UITableViewCell.setSelected(_:animated:)", if: animated)
    self.selected = selected
    setNeedsUpdateConfiguration()
  }

  /// Highlights the cell or ends that. Differs: the change comes at once.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    noteMissingMotion("UITableViewCell.setHighlighted(_:animated:)", if: animated)
    self.highlighted = highlighted
    setNeedsUpdateConfiguration()
  }

  /// Called before the table gives the cell to another row.
  open func prepareForReuse() {
    highlighted = false
    setNeedsUpdateConfiguration()
  }

  // MARK: Backgrounds

  /// A view behind everything else in the cell.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  /// The view in front of the background of a selected or highlighted cell; a gray one unless set.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard oldValue !== selectedBackgroundView else { return }
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  /// The view in place of `selectedBackgroundView` while the table selects several rows.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      guard oldValue !== multipleSelectionBackgroundView else { return }
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  /// The background's description, in place of the background views and the background colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { chrome.configuration }
    set {
      guard newValue != chrome.configuration else { return }
      chrome.configuration = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the background configuration follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet {
      if automaticallyUpdatesBackgroundConfiguration, !oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// The background that the table's style has for cells.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    look.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// The colour behind the cell; the table's style gives one unless it is set.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      chrome.hasOwnColor = true
      super.backgroundColor = newValue
    }
  }

  func setStandardBackground(_ color: UIColor) {
    if !chrome.hasOwnColor, super.backgroundColor != color { super.backgroundColor = color }
  }

  // MARK: Accessories

  /// The sign at the trailing edge; none by default.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// A view in place of the one that `accessoryType` shows.
  open var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }

  /// The accessory in place of `accessoryType` while the cell is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }

  /// A view in place of the one that `editingAccessoryType` shows.
  open var editingAccessoryView: UIView? {
    didSet {
      guard oldValue !== editingAccessoryView else { return }
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }

  // MARK: Indentation and separator

  /// The number of indentation widths that the content is moved by.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The indentation of one level in points. The default is 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// The separator's insets from the cell's edges; `left` is the leading one. Unset, the table's
  /// hold, or the separator begins where the text does.
  open var separatorInset: UIEdgeInsets {
    get { chrome.separatorInset ?? separatorInsetInUse }
    set {
      guard newValue != chrome.separatorInset else { return }
      chrome.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing

  /// What the control at the leading edge does in editing, as the delegate says.
  open var editingStyle: EditingStyle { givenEditingStyle }

  var givenEditingStyle = EditingStyle.none {
    didSet { if givenEditingStyle != oldValue { setNeedsLayout() } }
  }

  /// Whether a cell in editing shows the sign for moving it.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
  }

  /// Whether the content is indented in editing.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }

  /// Whether the cell is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether the cell is edited. Differs: the change comes at once.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    noteMissingMotion("UITableViewCell.setEditing(_:animated:)", if: animated)
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    self.editing = editing
    accessoryDidChange()
    setNeedsUpdateConfiguration()
    didTransition(to: state)
  }

  /// Differs: always false, as deletions are not confirmed here.
  open var showingDeleteConfirmation: Bool { false }

  /// Called before editing begins or ends; subclasses override it.
  open func willTransition(to state: UITableViewCell.StateMask) {}

  /// Called after editing began or ended, before the cell is laid out for it.
  open func didTransition(to state: UITableViewCell.StateMask) {}

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutChrome()
    layOutLabels()
    layOutSeparator()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingLabels(size) }

  /// The height for a width: what the content's constraints ask for, else what its labels or
  /// `sizeThatFits(_:)` do.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Tells the table that the row may need another height.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.contentDidChange(in: self)
  }
}
