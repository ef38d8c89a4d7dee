/// The parts of a search bar besides its field, and the places of all parts.
@MainActor
final class SearchBarParts {
  /// The purpose of a bar's image.
  enum Place: Hashable {
    case background(UIBarPosition, UIBarMetrics)
    case field(UInt)
    case icon(UISearchBar.Icon, UInt)
  }

  let ground = UISearchBarBackground()
  let cancel = UINavigationButton(type: .system)
  let side = UIButton(type: .custom)
  let scopes = UISegmentedControl()
  let scopeGround = UIImageView()
  let prompt = QuietLabel()
  private(set) var images: [Place: UIImage] = [:]
  private var fieldColor: UIColor?

  init() {
    cancel.titleLabel?.font = .preferredFont(forTextStyle: .body, compatibleWith: .current)
    prompt.font = .systemFont(ofSize: 13)
    prompt.textColor = .label
    prompt.textAlignment = .center
  }

  func set(_ image: UIImage?, at place: Place, in bar: UISearchBar) {
    guard images[place] != image else { return }
    images[place] = image
    bar.setNeedsLayout()
  }

  func layOut(_ bar: UISearchBar, _ field: UISearchBarTextField) {
    let bounds = bar.bounds
    let right = bar.isRightToLeft
    let margins = bar.fieldMargins
    layOutGround(bar)
    prompt.isHidden = bar.promptHeight == 0
    prompt.text = bar.prompt
    prompt.frame = CGRect(
      x: margins.left, y: 6, width: max(bounds.width - margins.left - margins.right, 0),
      height: max(bar.promptHeight - 6, 0))
    var end = right ? margins.left : margins.right
    let height = field.barHeight
    let y: CGFloat =
      switch bar.setting {
      case .alone: bar.promptHeight + 10
      case .stacked: 1
      case .inline: ((bounds.height - height) / 2).rounded()
      }
    show(cancel, bar.showsCancelButton, in: bar)
    if bar.showsCancelButton {
      cancel.setTitle("Cancel", for: .normal)
      cancel.isEnabled = bar.isEnabled
      cancel.titleLabel?.font = .preferredFont(
        forTextStyle: .body, compatibleWith: bar.traitCollection)
      let width = cancel.intrinsicContentSize.width.rounded(.up)
      cancel.frame = CGRect(
        x: right ? end : bounds.width - end - width, y: y, width: width, height: height)
      end += width + 10
    }
    let start = right ? margins.right : margins.left
    field.frame = CGRect(
      x: right ? end : start, y: y, width: max(bounds.width - start - end, 0), height: height)
    dress(field, of: bar)
    layOutScopes(bar, below: y + height)
  }

  private func show(_ view: UIView, _ isShown: Bool, in bar: UIView) {
    if isShown, view.superview !== bar { bar.addSubview(view) }
    if !isShown, view.superview != nil { view.removeFromSuperview() }
  }

  private func layOutGround(_ bar: UISearchBar) {
    let image =
      images[.background(bar.barPosition, .default)] ?? images[.background(.any, .default)]
    let isPlain = bar.isInNavigationBar || bar.searchBarStyle == .minimal
    ground.isHidden = image == nil && isPlain
    ground.frame = bar.bounds
    let plain: UIColor = bar.isTranslucent ? .searchBar : .searchBarOpaque
    let color: UIColor? =
      image != nil || isPlain ? nil : bar.barTintColor ?? bar.barStyle.shade(plain)
    ground.show(image, color, line: bar.hairlineThickness)
  }

  private func dress(_ field: UISearchBarTextField, of bar: UISearchBar) {
    let offset = bar.searchFieldBackgroundPositionAdjustment
    if offset != .zero {
      field.frame = field.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
    field.isEnabled = bar.isEnabled
    field.alpha = bar.isEnabled ? 1 : 0.5
    let state: UIControl.State = bar.isEnabled ? .normal : .disabled
    let plate = images[.field(state.rawValue)] ?? images[.field(0)]
    field.background = plate
    if plate != nil, fieldColor == nil {
      fieldColor = field.backgroundColor
      field.backgroundColor = nil
    } else if plate == nil, let fieldColor {
      field.backgroundColor = fieldColor
      self.fieldColor = nil
    }
    let glass = field.leftView as? UIImageView
    let standard = UIImage(
      systemName: "magnifyingglass",
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
    let icon = images[.icon(.search, state.rawValue)] ?? images[.icon(.search, 0)]
    if let icon { glass?.image = icon } else if hadIcon { glass?.image = standard }
    hadIcon = icon != nil
    let cross = images[.icon(.clear, state.rawValue)] ?? images[.icon(.clear, 0)]
    if cross != nil || hadCross {
      // Without an image the field makes the standard one.
      field.clearButton.image = cross
      field.setNeedsLayout()
    }
    hadCross = cross != nil
    dressSide(field, of: bar, state)
  }
  private var hadIcon = false
  private var hadCross = false

  /// Sets the icon at the trailing end of an empty field.
  private func dressSide(
    _ field: UISearchBarTextField, of bar: UISearchBar, _ state: UIControl.State
  ) {
    let icon: UISearchBar.Icon? =
      bar.showsSearchResultsButton ? .resultsList : bar.showsBookmarkButton ? .bookmark : nil
    guard let icon else {
      if field.rightView === side { field.rightView = nil }
      return
    }
    let own = images[.icon(icon, state.rawValue)] ?? images[.icon(icon, 0)]
    let name =
      icon == .bookmark
      ? "book"
      : bar.isSearchResultsButtonSelected ? "chevron.down.circle.fill" : "chevron.down.circle"
    let image =
      own
      ?? UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
    side.setImage(image, for: .normal)
    side.tintColor = bar.isSearchResultsButtonSelected ? bar.tintColor : .secondaryLabel
    side.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Results"
    side.bounds.size = image?.size ?? .zero
    if field.rightView !== side { field.rightView = side }
    if field.rightViewMode != .unlessEditing { field.rightViewMode = .unlessEditing }
  }

  private func layOutScopes(_ bar: UISearchBar, below y: CGFloat) {
    let shows = bar.showsScopes && bar.setting != .inline
    show(scopeGround, shows && bar.scopeBarBackgroundImage != nil, in: bar)
    show(scopes, shows, in: bar)
    guard shows else { return }
    if scopes.selectedSegmentIndex != bar.selectedScopeButtonIndex {
      scopes.selectedSegmentIndex = bar.selectedScopeButtonIndex
    }
    let (left, right) = bar.fieldMargins
    scopes.frame = CGRect(
      x: left, y: y + 10, width: max(bar.bounds.width - left - right, 0), height: 32)
    scopeGround.image = bar.scopeBarBackgroundImage
    scopeGround.frame = CGRect(
      x: 0, y: y + 5, width: bar.bounds.width, height: UISearchBar.scopeHeight)
    if scopeGround.superview != nil { bar.insertSubview(scopeGround, belowSubview: scopes) }
  }
}

extension UISearchBar {
  /// The height that scopes add, in points.
  static let scopeHeight: CGFloat = 44

  var promptHeight: CGFloat { (prompt ?? "").isEmpty ? 0 : 20 }

  var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  /// The height in points: 56 with only the field at the usual text size.
  var ownHeight: CGFloat {
    searchTextField.barHeight + 20 + promptHeight + (showsScopes ? Self.scopeHeight : 0)
  }

  /// The height in points: 52 with only the field at the usual text size.
  var heightInNavigationBar: CGFloat {
    searchTextField.barHeight + 16 + (showsScopes ? Self.scopeHeight : 0)
  }

  /// The distances from the ends to the field, in points.
  var fieldMargins: (left: CGFloat, right: CGFloat) {
    switch setting {
    case .alone: (safeAreaInsets.left + 8, safeAreaInsets.right + 8)
    case .stacked: barMargins
    case .inline: (0, 0)
    }
  }
}

/// The background of a search bar by itself.
final class UISearchBarBackground: UIImageView {
  private let lines = [UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for line in lines {
      line.backgroundColor = .barHairline
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter line: The thickness of the lines in points.
  func show(_ image: UIImage?, _ color: UIColor?, line: CGFloat) {
    if self.image != image { self.image = image }
    backgroundColor = color
    for (index, view) in lines.enumerated() {
      view.isHidden = color == nil
      view.frame = CGRect(
        x: 0, y: index == 0 ? 0 : bounds.height - line, width: bounds.width, height: line)
    }
  }
}

/// The button that ends a search.
final class UINavigationButton: UIButton {}

extension UIColor {
  /// The colour behind search bars. Source: 0.94 of 249 in light, of 29 in dark, as of bars since
  /// iOS 13.
  fileprivate static let searchBar = UIColor {
    UIColor(white: $0.userInterfaceStyle == .dark ? 29 / 255 : 249 / 255, alpha: 0.94)
  }
  fileprivate static let searchBarOpaque = UIColor {
    UIColor(white: $0.userInterfaceStyle == .dark ? 29 / 255 : 249 / 255, alpha: 1)
  }
}
