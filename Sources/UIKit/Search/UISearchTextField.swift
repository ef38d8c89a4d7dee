/// The field of a search bar: a rounded plate with a magnifying glass, tokens and text.
///
/// Source: 36 points high at the usual text size, corners of 10 points, on iOS 13 to 18.
open class UISearchTextField: UITextField {
  private let glass = UIImageView()
  private var tokenViews: [SearchTokenView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    dress()
  }

  /// A field from an interface file, with the look of a search field.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    dress()
  }

  private func dress() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    clipsToBounds = true
    font = .preferredFont(forTextStyle: .body, compatibleWith: .current)
    adjustsFontForContentSizeCategory = true
    clearButtonMode = .always
    autocorrectionType = .default
    returnKeyType = .search
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.image = UIImage(
      systemName: "magnifyingglass",
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
    leftView = glass
    leftViewMode = .always
  }

  /// The colour of the plate; nil for the system's.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue ?? (background == nil ? .tertiarySystemFill : nil) }
  }

  /// The placeholder, in the gray of the magnifying glass.
  open override var placeholder: String? {
    get { super.placeholder }
    set {
      attributedPlaceholder = newValue.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel])
      }
    }
  }

  // MARK: Tokens

  /// The tokens in front of the text.
  open var tokens: [UISearchToken] = [] {
    didSet { if !tokens.elementsEqual(oldValue, by: ===) { tokensDidChange() } }
  }

  /// The colour of tokens; nil for the system's.
  open var tokenBackgroundColor: UIColor! {
    get { ownTokenColor ?? .secondarySystemFill }
    set {
      guard newValue != ownTokenColor, newValue != tokenBackgroundColor else { return }
      ownTokenColor = newValue
      setNeedsLayout()
    }
  }
  private var ownTokenColor: UIColor?

  /// Whether keys delete tokens.
  open var allowsDeletingTokens = true
  /// Whether the user may copy tokens.
  open var allowsCopyingTokens = true

  /// Inserts a token; an index beyond the tokens adds it at the end.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Removes the token at an index. Does nothing at an index without a token; iOS raises an
  /// exception.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  open override func deleteBackward() {
    if !hasText, allowsDeletingTokens, !tokens.isEmpty {
      tokens.removeLast()
    } else {
      super.deleteBackward()
    }
  }

  private func tokensDidChange() {
    tokenViews.forEach { $0.removeFromSuperview() }
    tokenViews = tokens.map { SearchTokenView($0) }
    tokenViews.forEach(addSubview)
    setNeedsLayout()
  }

  // MARK: Layout

  /// The height of the field in a bar, in points: 36 at the usual text size.
  var barHeight: CGFloat {
    let line = font?.lineHeight ?? 20
    return max((line + 15.66).rounded(), 36)
  }

  /// The distance from the ends to icons and text, in points.
  private static let inset: CGFloat = 6
  private static let gap: CGFloat = 5

  private var showsGlass: Bool { leftView != nil && leftViewMode != .never }
  var searchTextOffset = UIOffset.zero {
    didSet { if searchTextOffset != oldValue { setNeedsLayout() } }
  }
  /// The offsets of icons, by icon, in points.
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] {
    didSet { if iconOffsets != oldValue { setNeedsLayout() } }
  }

  private func size(of view: UIView?) -> CGSize {
    guard let view else { return .zero }
    if view.bounds.width > 0, !(view is UIImageView) { return view.bounds.size }
    let size = view.intrinsicContentSize
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  /// A rectangle at the leading or trailing end, from left to right.
  private func end(_ size: CGSize, _ bounds: CGRect, isLeading: Bool, _ icon: UISearchBar.Icon)
    -> CGRect
  {
    let offset = iconOffsets[icon] ?? .zero
    return CGRect(
      x: isLeading ? bounds.minX + Self.inset : bounds.maxX - Self.inset - size.width,
      y: PixelRounding.nearest(bounds.midY - size.height / 2, scale: pixelScale),
      width: size.width, height: size.height
    ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView === glass ? glass.intrinsicContentSize : size(of: leftView)
    return showsGlass ? end(size, bounds, isLeading: true, .search) : .zero
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard rightView != nil, rightViewMode != .never else { return .zero }
    return end(size(of: rightView), bounds, isLeading: false, .bookmark)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    directed(end(CGSize(width: 19, height: 19), bounds, isLeading: false, .clear), in: bounds)
  }

  /// The room between the magnifying glass and the icon at the other end, without tokens.
  private func area(_ bounds: CGRect) -> (lead: CGFloat, trail: CGFloat) {
    let glass = leftViewRect(forBounds: bounds).width
    let lead = glass > 0 ? Self.inset + glass + Self.gap : Self.inset + 2
    let clears =
      hasText && (clearButtonMode == .always || (clearButtonMode == .whileEditing && isEditing))
    let right = clears ? 19 : rightViewRect(forBounds: bounds).width
    return (lead, right > 0 ? Self.inset + right + Self.gap : Self.inset + 2)
  }

  override func standardTextRect(in bounds: CGRect) -> CGRect {
    var (lead, trail) = area(bounds)
    for view in tokenViews { lead += view.width + Self.gap }
    let width = max(bounds.width - lead - trail, 0)
    swap(&lead, &trail, if: isRightToLeft)
    return CGRect(x: bounds.minX + lead, y: bounds.minY, width: width, height: bounds.height)
      .offsetBy(dx: searchTextOffset.horizontal, dy: searchTextOffset.vertical)
  }

  private func swap(_ a: inout CGFloat, _ b: inout CGFloat, if condition: Bool) {
    if condition { Swift.swap(&a, &b) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var x = area(bounds).lead
    for view in tokenViews {
      view.backgroundColor = tokenBackgroundColor
      let height = min(view.height, bounds.height)
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - view.width : x,
        y: ((bounds.height - height) / 2).rounded(), width: view.width, height: height)
      x += view.width + Self.gap
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }
}

/// A part of a search that is not text: an icon with a name.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  /// The app's own object that the token stands for.
  open var representedObject: Any?

  /// A token of an icon and a text; nil for no icon. A symbol is shown for letters of 13 points.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// A token in a field.
private final class SearchTokenView: UIView {
  private let icon = UIImageView()
  private let label = QuietLabel()

  private static let inset: CGFloat = 7
  private static let gap: CGFloat = 4

  init(_ token: UISearchToken) {
    super.init(frame: .zero)
    layer.cornerRadius = 6
    layer.cornerCurve = .continuous
    icon.image = token.icon?.resolvedSymbol(UIImage.SymbolConfiguration(pointSize: 13))
    icon.tintColor = .label
    label.text = token.text
    label.font = .systemFont(ofSize: 15)
    isAccessibilityElement = true
    accessibilityLabel = token.text
    accessibilityTraits = .button
    addSubview(icon)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private var iconSize: CGSize { icon.image?.size ?? .zero }

  var width: CGFloat {
    let gap = iconSize.width > 0 ? Self.gap : 0
    return (2 * Self.inset + iconSize.width + gap + label.intrinsicContentSize.width).rounded(.up)
  }
  var height: CGFloat { max(label.intrinsicContentSize.height, iconSize.height) + 6 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = iconSize
    let text = label.intrinsicContentSize
    let lead = Self.inset + size.width + (size.width > 0 ? Self.gap : 0)
    func placed(_ x: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        x: isRightToLeft ? bounds.width - x - size.width : x,
        y: PixelRounding.nearest((bounds.height - size.height) / 2, scale: pixelScale),
        width: size.width, height: size.height)
    }
    icon.frame = placed(Self.inset, size)
    label.frame = placed(lead, text)
  }
}
