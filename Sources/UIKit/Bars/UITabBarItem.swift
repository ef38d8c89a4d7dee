/// What a tab bar shows for one controller.
open class UITabBarItem: UIBarItem, AppearanceObserving {
  /// The items that the system has a title and symbol for.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    var symbolName: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down.fill"
      case .mostViewed: "list.number"
      }
    }
  }

  /// The image while the item is selected; nil for `image`.
  open var selectedImage: UIImage? {
    didSet { if selectedImage != oldValue { itemDidChange() } }
  }
  /// The text of the badge; nil for no badge.
  open var badgeValue: String? {
    didSet {
      if badgeValue != oldValue { itemDidChange() }
      tellObservers("badgeValue", from: oldValue)
    }
  }
  /// The colour of the badge; nil for the system's red.
  open var badgeColor: UIColor? {
    didSet { if badgeColor != oldValue { itemDidChange() } }
  }
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { itemDidChange() } }
  }

  var appearances = BarAppearances<UITabBarAppearance>()

  /// The bar's appearance while the item is selected; nil for the bar's own.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances.standard }
    set { if appearances.set(\.standard, newValue, self) { itemDidChange() } }
  }

  /// The bar's appearance while the item is selected and content is scrolled to its bottom; nil for
  /// the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { if appearances.set(\.scrollEdge, newValue, self) { itemDidChange() } }
  }

  func appearanceDidChange() { itemDidChange() }

  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge's text in a state; nil removes them.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    guard !NSAttributedString.areSame(badgeAttributes[state.rawValue], textAttributes) else {
      return
    }
    badgeAttributes[state.rawValue] = textAttributes
    itemDidChange()
  }

  /// The attributes of the badge's text that were set for a state; nil if none were.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }

  public override init() {
    super.init()
  }

  /// An item as a nib describes it; with another coder, an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readNib(into: self, at: UITabBarItem.self)
  }

  /// Makes an item of a title, a picture and a number that an app finds it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with another picture for when it is selected; nil for the same one.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// An item with the system's title and symbol. Differs: iOS does not reveal them, nor lets them
  /// be changed.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }
}
