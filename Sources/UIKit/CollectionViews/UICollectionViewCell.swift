/// Shows one item of a collection view. Its content goes into `contentView`, or is described by
/// `contentConfiguration`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  let held = HeldConfigurations(fillsHost: true) { UIView() }
  private(set) var configuredBackground: _UISystemBackgroundView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addFillingSubview(contentView)
  }

  /// Makes a cell with the properties and views that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFillingSubview(contentView)
    coder.readNib(into: self, at: UICollectionViewCell.self)
  }

  /// The view that holds the content, with the cell's bounds, in front of the backgrounds. It is
  /// the content configuration's view if there is one.
  open var contentView: UIView { held.contentView }

  /// The segue that selecting the cell starts.
  var selectionSegue: SegueTrigger?

  // MARK: State

  /// Whether the cell is selected; set by the collection view.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on the cell; set by the collection view.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
  }

  // MARK: Backgrounds

  /// A view behind the content, with the cell's bounds. Setting it removes
  /// `backgroundConfiguration`.
  open var backgroundView: UIView? {
    didSet {
      replace(oldValue, by: backgroundView)
      if backgroundView != nil { backgroundConfiguration = nil }
    }
  }

  /// A view between `backgroundView` and the content, shown while the cell is selected or
  /// highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView)
      selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
    }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    addFillingSubview(new)
    if new === selectedBackgroundView {
      insertSubview(new, belowSubview: contentView)
    } else {
      sendSubviewToBack(new)
    }
  }

  /// The background's description. Setting it removes the background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard backgroundConfiguration != oldValue else { return }
      guard let configuration = backgroundConfiguration else {
        replace(configuredBackground, by: nil)
        configuredBackground = nil
        return
      }
      backgroundView = nil
      selectedBackgroundView = nil
      let view = configuredBackground ?? _UISystemBackgroundView()
      replace(configuredBackground, by: view)
      configuredBackground = view
      view.configuration = configuration
      setNeedsUpdateConfiguration()
    }
  }

  /// The clear configuration, which has no background; a list's cell has its own.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  // MARK: Configurations

  /// The content's description. Setting one replaces the content view, or updates it if it can show
  /// it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { held.content }
    set { setContent(newValue) }
  }

  private func setContent(_ configuration: (any UIContentConfiguration)?) {
    guard held.setContent(configuration, in: self) else { return }
    if configuration != nil { setNeedsUpdateConfiguration() }
    collectionView?.contentDidChange(of: self)
  }

  /// Whether the content configuration follows the cell's state.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet {
      if automaticallyUpdatesContentConfiguration, !oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether the background configuration follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet {
      if automaticallyUpdatesBackgroundConfiguration, !oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether the cell takes touches. Without them, configurations that follow the state look
  /// disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The traits and states that configurations are updated for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = collectionView?.edits(appliedAttributes?.indexPath) ?? false
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Requests a call of `updateConfiguration(using:)` before the cell is measured or laid out.
  open func setNeedsUpdateConfiguration() { held.setNeedsUpdate(in: self) }

  /// Updates content and background for a state. The default updates the configurations that are
  /// updated automatically.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration { held.updateContent(for: state, in: self) }
    if automaticallyUpdatesBackgroundConfiguration, let old = backgroundConfiguration {
      configuredBackground?.configuration = old.updated(for: state)
    }
  }

  /// Changes a cell for a state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

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
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  // MARK: Size

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  private var contentSaysSize: Bool {
    contentView is any UIContentView || !contentView.constraints.isEmpty
  }

  override var hasSizingConstraints: Bool { contentSaysSize || super.hasSizingConstraints }

  /// The size that the content configuration's view, or the constraints in `contentView`, ask for.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard contentSaysSize else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
