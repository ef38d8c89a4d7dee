/// A field for a search, with a button to end it and a choice of scopes.
///
/// Source: 56 points high with a field of 36; 52 points high in a navigation bar.
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// Whether a search bar has a background.
  public enum Style: UInt, Sendable {
    /// A bar with a background and lines at its edges.
    case `default` = 0
    /// A bar that looks like the default one here.
    case prominent = 1
    /// A bar without a background.
    case minimal = 2
  }

  /// The icons of a search bar's field.
  public enum Icon: Int, Sendable {
    /// The magnifying glass before the text.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    /// The button of bookmarks.
    case bookmark = 2
    /// The button of results.
    case resultsList = 3
  }

  /// Asked and told of events in the bar.
  open weak var delegate: (any UISearchBarDelegate)?
  private let field = UISearchBarTextField()
  let parts = SearchBarParts()
  /// The controller that is told of changes before the delegate.
  weak var searchController: UISearchController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
    setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
  }

  /// A bar from an interface file, with the properties that it has there.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(into: self, at: UISearchBar.self)
  }

  private func prepare() {
    field.bar = self
    field.addTarget(
      self, action: Selector("textChanged", UISearchBar.textChanged), for: .editingChanged)
    parts.cancel.addTarget(
      self, action: Selector("cancelled", UISearchBar.cancelled), for: .touchUpInside)
    parts.side.addTarget(
      self, action: Selector("sideTapped", UISearchBar.sideTapped), for: .touchUpInside)
    parts.scopes.addTarget(
      self, action: Selector("scopeChosen", UISearchBar.scopeChosen), for: .valueChanged)
    for view in [parts.ground, field, parts.prompt] { addSubview(view) }
  }

  private func changed() { setNeedsLayout() }

  // MARK: Text

  /// The field of the bar.
  open var searchTextField: UISearchTextField { field }

  /// The searched text. Setting it does not tell the delegate.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      searchController?.searchTextDidChange()
    }
  }
  /// The text in an empty field; nil for none.
  open var placeholder: String? {
    get { field.placeholder }
    set { if newValue != field.placeholder { field.placeholder = newValue } }
  }
  /// A line of text above the field.
  open var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      invalidateIntrinsicContentSize()
      changed()
    }
  }
  /// Whether the bar reacts to touches; true by default. A disabled field is half transparent.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }

  // MARK: Looks

  /// Whether the bar has a background.
  open var searchBarStyle = Style.default {
    didSet { if searchBarStyle != oldValue { changed() } }
  }
  /// The background's style, which makes it light or dark; it counts where `barTintColor` is nil.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { changed() } }
  }
  /// The colour of the background; nil for the system's. Bars without a background, which are
  /// minimal or in a navigation bar, have none in this colour either.
  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { changed() } }
  }
  /// Whether content below a bar without a colour shows through.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { changed() } }
  }
  /// The image in place of background and lines.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }
  /// The image behind the scopes; nil for none.
  open var scopeBarBackgroundImage: UIImage? {
    didSet { if scopeBarBackgroundImage != oldValue { changed() } }
  }
  /// The offset of the field's plate, in points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { if searchFieldBackgroundPositionAdjustment != oldValue { changed() } }
  }
  /// The offset of the text in the field, in points.
  open var searchTextPositionAdjustment = UIOffset.zero {
    didSet { field.searchTextOffset = searchTextPositionAdjustment }
  }
  /// The bar's place, as the delegate answers.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// Sets the image in place of background and lines, for a place and metrics. Differs: images of
  /// other metrics than the default ones are kept, not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { parts.set(backgroundImage, at: .background(barPosition, barMetrics), in: self) }
  /// The image that was set for a place and metrics; nil for none.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { parts.images[.background(barPosition, barMetrics)] }

  /// Sets the image in place of the field's plate.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { parts.set(backgroundImage, at: .field(state.rawValue), in: self) }
  /// The image that was set in place of the field's plate for a state; nil for none.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    parts.images[.field(state.rawValue)]
  }

  /// Sets the image in place of one of the field's icons. Only those of the normal and the disabled
  /// state show, as no touch presses an icon here.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    parts.set(iconImage, at: .icon(icon, state.rawValue), in: self)
  }
  /// The image that was set in place of an icon for a state; nil for none.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    parts.images[.icon(icon, state.rawValue)]
  }

  /// Moves one of the field's icons, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    field.iconOffsets[icon] = adjustment
  }
  /// The offset in points of one of the field's icons; zero unless set.
  open func positionAdjustment(for icon: Icon) -> UIOffset { field.iconOffsets[icon] ?? .zero }

  /// Sets the attributes of the scopes' titles for a state; nil stands for the standard ones.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { parts.scopes.setTitleTextAttributes(attributes, for: state) }
  /// The attributes of the scopes' titles that were set for a state; nil for none.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { parts.scopes.titleTextAttributes(for: state) }

  // MARK: Buttons

  /// Whether there is a button to end the search.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { changed() } }
  }
  /// Shows or hides the button to end the search. An animated change is at once, which is noted
  /// (`FidelityFeature.animated`).
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    noteMissingMotion(
      "UISearchBar.setShowsCancelButton(_:animated:)",
      if: animated && showsCancelButton != self.showsCancelButton)
    self.showsCancelButton = showsCancelButton
  }
  /// Whether an empty field has the icon of bookmarks.
  open var showsBookmarkButton = false {
    didSet { if showsBookmarkButton != oldValue { changed() } }
  }
  /// Whether an empty field has the icon of results.
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton != oldValue { changed() } }
  }
  /// Whether the icon of results is filled and tinted; false by default.
  open var isSearchResultsButtonSelected = false {
    didSet { if isSearchResultsButtonSelected != oldValue { changed() } }
  }

  // MARK: Scopes

  /// The titles of the scopes; nil for no scopes.
  open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      parts.scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        parts.scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      parts.scopes.selectedSegmentIndex = selectedScopeButtonIndex
      changed()
    }
  }
  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0 {
    didSet {
      guard selectedScopeButtonIndex != oldValue else { return }
      parts.scopes.selectedSegmentIndex = selectedScopeButtonIndex
    }
  }
  /// Whether the scopes are shown.
  open var showsScopeBar = false {
    didSet {
      guard showsScopeBar != oldValue else { return }
      invalidateIntrinsicContentSize()
      heightDidChange()
    }
  }
  /// Shows or hides the scopes; an animated change is at once.
  open func setShowsScope(_ showsScope: Bool, animated: Bool) { showsScopeBar = showsScope }

  func heightDidChange() {
    changed()
    if isInNavigationBar { (superview as? UINavigationBar)?.heightDidChange() }
  }

  // MARK: Keyboard

  /// When the keyboard writes capitals. Differs: no effect, as there is no keyboard.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether the keyboard corrects words. Differs: no effect, as there is no keyboard.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Whether the spelling of the text is checked. Differs: no effect, as there is no keyboard.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// The kind of keyboard. Differs: no effect, as there is none.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The look of the keyboard. Differs: no effect, as there is none.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// The title of the keyboard's return key. Differs: no effect, as there is no keyboard.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether the return key is disabled without text. Differs: no effect, as there is no keyboard.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// The meaning of the text, by which the system suggests some. Differs: no effect.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }
  /// The view above the keyboard; never shown here.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }
  /// Whether the user may dictate. Differs: no effect.
  open var isLookToDictateEnabled = false

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Touches

  func didBeginEditing() {
    searchController?.searchDidBegin()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  private func textChanged() {
    changed()
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.searchDidChange()
  }

  private func cancelled() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.searchWasCancelled()
    resignFirstResponder()
  }

  private func sideTapped() {
    if showsSearchResultsButton {
      delegate?.searchBarResultsListButtonClicked(self)
    } else {
      delegate?.searchBarBookmarkButtonClicked(self)
    }
  }

  private func scopeChosen() {
    selectedScopeButtonIndex = parts.scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.scopeDidChange()
  }

  // MARK: Layout

  /// The setting of the bar: by itself, or in a navigation bar, which is its background then.
  enum Setting {
    case alone
    /// The bar is below a navigation bar's titles.
    case stacked
    /// The bar is among a navigation bar's buttons.
    case inline
  }
  var setting = Setting.alone {
    didSet { if setting != oldValue { changed() } }
  }
  var isInNavigationBar: Bool { setting != .alone }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    changed()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let size = previousTraitCollection?.preferredContentSizeCategory
    if size != traitCollection.preferredContentSizeCategory {
      invalidateIntrinsicContentSize()
      heightDidChange()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut(self, field)
  }
}
