internal import CoreText

/// Segments with titles or images side by side, one of them selected, in the look of iOS 13 to 18.
///
/// Apple publishes no figures: sizes and colours are those that people measure on devices. With a
/// background of an app's own there is neither the grey plate nor the white one.
open class UISegmentedControl: UIControl, UISpringLoadedInteractionSupporting {
  /// The `selectedSegmentIndex` without a selection, -1.
  public static let noSegment = -1

  private enum Figures {
    static let height: CGFloat = 32
    static let cornerRadius: CGFloat = 9
    static let thumbInset: CGFloat = 2
    /// The room on either side of a title, in points.
    static let padding: CGFloat = 11
    static let dividerWidth: CGFloat = 1
    static let fontSize: CGFloat = 13
  }

  @MainActor private struct Item {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    var offset = CGSize.zero
    var action: UIAction?
    let label = UISegmentLabel()
    let imageView = UIImageView()
    let divider = UIImageView()
    let background = UIImageView()

    init(title: String? = nil, image: UIImage? = nil) {
      self.title = title
      self.image = image
      imageView.contentMode = .center
    }

    var views: [UIView] { [background, divider, label, imageView] }
  }

  private var segments: [Item] = []
  private let plate = UIView()
  private let thumb = UIView()
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var selected = UISegmentedControl.noSegment
  /// The segment that a finger is on; nil without one.
  private var touched: Int? { didSet { if touched != oldValue { setNeedsLayout() } } }
  /// The app's own images; nil if there are none (UISegmentedControl+Images.swift).
  var appearance: SegmentedControlImages? { didSet { contentDidChange() } }
  /// Whether something dragged over a segment selects it; false by default. Without effect, as
  /// nothing is dragged.
  open var isSpringLoaded = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A control with a segment for each item, none of them selected.
  ///
  /// - Parameter items: Strings and images, from the leading edge.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      if let title = item as? String { insert(Item(title: title), at: segments.count) }
      if let image = item as? UIImage { insert(Item(image: image), at: segments.count) }
    }
    frame.size = intrinsicContentSize
  }

  /// A control with a segment for each action, which runs when the segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  /// Makes a control with the segments and the properties that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readNib(into: self, at: UISegmentedControl.self)
  }

  private func setUp() {
    for view in [plate, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    priorities.verticalHugging = UILayoutPriority(750)
  }

  // MARK: Segments

  /// The number of segments; 0 at first.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index past the end counts as the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    noteMissingMotion("UISegmentedControl.insertSegment(withTitle:at:animated:)", if: animated)
    insert(Item(title: title), at: segment)
  }

  /// Inserts a segment with an image; an index past the end counts as the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    noteMissingMotion("UISegmentedControl.insertSegment(with:at:animated:)", if: animated)
    insert(Item(image: image), at: segment)
  }

  /// Inserts a segment with the action's image, or its title without one.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    var new = Item(title: action.image == nil ? action.title : nil, image: action.image)
    new.action = action
    noteMissingMotion("UISegmentedControl.insertSegment(action:at:animated:)", if: animated)
    insert(new, at: segment)
  }

  /// The segment's action; nil for a segment without one.
  open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }

  /// Sets the segment's action, and takes the action's title or image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { item in
      item.action = action
      (item.title, item.image) = (action.image == nil ? action.title : nil, action.image)
    }
  }

  /// The index of the segment with such an action; `NSNotFound` without one.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  private func insert(_ segment: Item, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    segment.views.forEach(addSubview)
    if selected >= index { selected += 1 }
    contentDidChange()
  }

  /// Removes a segment. Does nothing at an index without a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    noteMissingMotion("UISegmentedControl.removeSegment(at:animated:)", if: animated)
    segments.remove(at: segment).views.forEach { $0.removeFromSuperview() }
    if selected == segment { selected = Self.noSegment }
    if selected > segment { selected -= 1 }
    contentDidChange()
  }

  /// Removes all segments and with them the selection.
  open func removeAllSegments() {
    guard !segments.isEmpty else { return }
    segments.flatMap(\.views).forEach { $0.removeFromSuperview() }
    segments.removeAll()
    selected = Self.noSegment
    contentDidChange()
  }

  /// Sets the segment's title and removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard self[segment]?.title != title || self[segment]?.image != nil else { return }
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// The segment's title; nil if it has an image.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

  /// Sets the segment's image and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard self[segment]?.image != image || self[segment]?.title != nil else { return }
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// The segment's image; nil if it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

  /// Sets the width of a segment, whatever its content needs.
  ///
  /// - Parameter width: The segment's width in points; 0 for what the content needs.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard self[segment]?.width != max(width, 0) else { return }
    change(segment) { $0.width = max(width, 0) }
  }

  /// The segment's width in points; 0 for what the content needs.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }

  /// Moves a segment's title or image, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard self[segment]?.offset != offset else { return }
    change(segment) { $0.offset = offset }
  }

  /// The offset of the segment's title or image in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.offset ?? .zero }

  /// Sets whether a segment can be chosen; others stay as they are.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard self[segment]?.isEnabled != enabled else { return }
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether the segment can be chosen; false at an index without a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

  private subscript(segment: Int) -> Item? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }

  private func change(_ segment: Int, _ body: (inout Item) -> Void) {
    guard segments.indices.contains(segment) else { return }
    body(&segments[segment])
    contentDidChange()
  }

  /// The index of the selected segment; `noSegment` without one.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      tellingObservers("selectedSegmentIndex", selectedSegmentIndex) {
        let new = segments.indices.contains(newValue) ? newValue : Self.noSegment
        guard new != selected else { return }
        selected = new
        setNeedsLayout()
      }
    }
  }

  /// Whether a tapped segment does not stay selected; false by default.
  open var isMomentary = false
  /// Whether segments are as wide as their content needs; otherwise they share the width.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { contentDidChange() } }
  }
  /// The colour of the selected segment's plate; nil for the system's.
  open var selectedSegmentTintColor: UIColor? {
    didSet { if selectedSegmentTintColor != oldValue { setNeedsLayout() } }
  }

  /// Sets the attributes of titles in a state, on top of those of the normal state; nil removes
  /// them. A segment is highlighted while a finger is on it, unless it is selected.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    let old = self.attributes[state.rawValue]
    guard !NSAttributedString.areSame(old, attributes) else { return }
    self.attributes[state.rawValue] = attributes
    contentDidChange()
  }

  /// The attributes that were set for a state; nil if none were.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Content

  private func showContent(of index: Int) {
    let segment = segments[index]
    let isSelected = index == selected
    segment.label.isHidden = segment.title == nil
    segment.imageView.isHidden = segment.image == nil
    if let title = segment.title {
      var own: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(
          ofSize: Figures.fontSize, weight: isSelected ? .semibold : .medium),
        .foregroundColor: UIColor.label,
      ]
      own.merge(attributes[State.normal.rawValue] ?? [:]) { $1 }
      if isSelected { own.merge(attributes[State.selected.rawValue] ?? [:]) { $1 } }
      if state(of: index).contains(.highlighted) {
        own.merge(attributes[State.highlighted.rawValue] ?? [:]) { $1 }
      }
      if !isEnabled || !segment.isEnabled {
        own[.foregroundColor] = UIColor.tertiaryLabel
        own.merge(attributes[State.disabled.rawValue] ?? [:]) { $1 }
      }
      segment.label.attributedText = NSAttributedString(string: title, attributes: own)
      segment.label.textAlignment = .center
    }
    if var image = segment.image {
      if image.isSymbolImage {
        image = image.resolvedSymbol(
          UIImage.SymbolConfiguration(pointSize: Figures.fontSize, weight: .medium))
      }
      segment.imageView.image =
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
      segment.imageView.tintColor = isEnabled && segment.isEnabled ? .label : .tertiaryLabel
    }
  }

  private func naturalWidth(of index: Int) -> CGFloat {
    let segment = segments[index]
    if segment.width > 0 { return segment.width }
    showContent(of: index)
    let width =
      segment.title == nil
      ? segment.image?.size.width ?? 0 : segment.label.intrinsicContentSize.width
    return width + 2 * Figures.padding
  }

  private var naturalWidths: [CGFloat] {
    let widths = segments.indices.map(naturalWidth)
    guard !apportionsSegmentWidthsByContent, let widest = widths.max() else { return widths }
    return segments.map { $0.width > 0 ? $0.width : widest }
  }

  override package var standardAccessibilityElements: [Any]? {
    segments.indices.map { index in
      let segment = segments[index]
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = segment.title
      element.accessibilityValue = "\(index + 1) of \(segments.count)"
      var traits = UIAccessibilityTraits.button
      if index == selected { traits.insert(.selected) }
      if !isEnabled || !segment.isEnabled { traits.insert(.notEnabled) }
      element.accessibilityTraits = traits
      element.accessibilityFrameInContainerSpace = segment.imageView.frame
      return element
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: naturalWidths.reduce(0, +),
      height: appearance?.background[.normal]?.size.height ?? Figures.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Layout

  /// The segments' widths in points: widths that are set stay, the others share the rest.
  private var widths: [CGFloat] {
    let natural = naturalWidths
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.indices.filter { segments[$0].width == 0 }
    guard !free.isEmpty else { return natural }
    let rest = max(bounds.width - fixed, 0)
    let wanted = free.reduce(0) { $0 + natural[$1] }
    return segments.indices.map { index in
      if segments[index].width > 0 { return segments[index].width }
      if apportionsSegmentWidthsByContent, wanted > 0 { return rest * natural[index] / wanted }
      return rest / CGFloat(free.count)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    plate.backgroundColor = .tertiarySystemFill
    plate.layer.cornerRadius = Figures.cornerRadius
    thumb.backgroundColor =
      selectedSegmentTintColor
      ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    thumb.layer.cornerRadius = Figures.cornerRadius - Figures.thumbInset
    let hasOwnBackground = !(appearance?.background.isEmpty ?? true)
    plate.isHidden = hasOwnBackground
    thumb.isHidden = selected == Self.noSegment || hasOwnBackground
    var x: CGFloat = 0
    for (index, width) in widths.enumerated() {
      showContent(of: index)
      let start = isRightToLeft ? bounds.width - x - width : x
      let rect = CGRect(
        x: PixelRounding.nearest(start, scale: pixelScale), y: 0,
        width: PixelRounding.nearest(width, scale: pixelScale), height: bounds.height)
      place(segments[index], index, in: rect)
      if index == selected {
        thumb.frame = rect.insetBy(dx: Figures.thumbInset, dy: Figures.thumbInset)
      }
      x += width
    }
  }

  private func place(_ segment: Item, _ index: Int, in rect: CGRect) {
    let adjustment = appearance?.adjustment(index, of: segments.count) ?? .zero
    let inner = rect.offsetBy(
      dx: segment.offset.width + adjustment.horizontal,
      dy: segment.offset.height + adjustment.vertical)
    segment.label.frame = inner.insetBy(dx: min(4, rect.width / 2), dy: 0)
    segment.imageView.frame = inner
    placeImages(segment, index, in: rect)
    segment.divider.backgroundColor = .systemGray3
    segment.divider.alpha = 0.6
    segment.divider.isHidden = index == 0 || index == selected || index == selected + 1
    let edge = isRightToLeft ? rect.maxX : rect.minX
    segment.divider.frame = CGRect(
      x: edge - Figures.dividerWidth / 2, y: 8, width: Figures.dividerWidth,
      height: max(bounds.height - 16, 0))
    placeDivider(segment, index, edge: edge)
  }

  /// The control state that a segment is shown in.
  private func state(of index: Int) -> State {
    guard segments.indices.contains(index) else { return .normal }
    var state: State = isEnabled && segments[index].isEnabled ? .normal : .disabled
    if index == selected { state.insert(.selected) }
    return state == .normal && index == touched ? .highlighted : state
  }

  private func placeImages(_ segment: Item, _ index: Int, in rect: CGRect) {
    let image = appearance?.background[state(of: index)]
    segment.background.isHidden = image == nil
    segment.background.image = image
    segment.background.frame = rect
  }

  /// Places the app's own divider on an edge.
  private func placeDivider(_ segment: Item, _ index: Int, edge: CGFloat) {
    segment.divider.image = nil
    guard let appearance, index > 0 else { return }
    let (before, own) = (state(of: index - 1), state(of: index))
    guard
      let image = isRightToLeft ? appearance.divider(own, before) : appearance.divider(before, own)
    else {
      if !appearance.background.isEmpty { segment.divider.isHidden = true }
      return
    }
    segment.divider.image = image
    segment.divider.backgroundColor = nil
    segment.divider.alpha = 1
    segment.divider.isHidden = false
    segment.divider.frame = CGRect(
      x: PixelRounding.nearest(edge - image.size.width / 2, scale: pixelScale), y: 0,
      width: image.size.width, height: bounds.height)
  }

  // MARK: Touches

  /// The segment that a touch is on; nil beside all of them.
  private func segment(at touch: UITouch?) -> Int? {
    guard let place = touch?.location(in: self), bounds.height > 0 else { return nil }
    var x: CGFloat = 0
    for (index, width) in widths.enumerated() {
      let start = isRightToLeft ? bounds.width - x - width : x
      x += width
      if place.x >= start, place.x < start + width { return index }
    }
    return nil
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touched = segment(at: touch)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touched = isTouchInside ? segment(at: touch) : nil
    return super.continueTracking(touch, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    touched = nil
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    touched = nil
    guard let index = segment(at: touch), segments[index].isEnabled,
      index != selected || isMomentary
    else { return }
    selected = index
    setNeedsLayout()
    segments[index].action?.performWithSender(self, target: nil)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selected = Self.noSegment }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }
}

/// A segment's title.
final class UISegmentLabel: QuietLabel {}
