/// The wheel above the content of a scroll view that is pulled down to load anew.
///
/// At rest it is hidden. While it refreshes it takes 60 points above the content, and as on iOS the
/// content does not scroll by itself: whoever begins to refresh without a finger scrolls there.
///
/// Differs: pulling with a simulated finger does not begin to refresh, and the wheel stands at its
/// first position.
open class UIRefreshControl: UIControl {
  /// The room above the content in points, also with a title below the wheel.
  static let height: CGFloat = 60

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let titleLabel = QuietLabel()

  /// A control 60 points high, which is hidden until it refreshes.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    prepare()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A control from an interface file, with the properties that it has there.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(into: self, at: UIRefreshControl.self)
  }

  private func prepare() {
    isHidden = true
    autoresizingMask = .flexibleWidth
    wheel.hidesWhenStopped = false
    wheel.isHidden = false
    titleLabel.textAlignment = .center
    titleLabel.font = .systemFont(ofSize: 12)
    addSubview(wheel)
    addSubview(titleLabel)
  }

  /// Whether the wheel is shown as refreshing.
  open private(set) var isRefreshing = false

  /// The title below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      guard attributedTitle != oldValue else { return }
      titleLabel.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = explicitTintColor ?? .systemGray
  }

  /// Shows the wheel above the content, without scrolling there.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    refreshingDidChange()
  }

  /// Hides the wheel and takes its room back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    refreshingDidChange()
  }

  private func refreshingDidChange() {
    isHidden = !isRefreshing
    if isRefreshing { wheel.startAnimating() } else { wheel.stopAnimating() }
    (superview as? UIScrollView)?.refreshInset = isRefreshing ? Self.height : 0
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  override package var standardAccessibility: StandardAccessibility {
    StandardAccessibility(isElement: true, label: isRefreshing ? "In progress" : nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = !(attributedTitle?.string ?? "").isEmpty
    let size = wheel.sizeThatFits(.zero)
    let middle = hasTitle ? bounds.height / 2 - 10 : bounds.height / 2
    wheel.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: (middle - size.height / 2).rounded(),
      width: size.width, height: size.height)
    titleLabel.isHidden = !hasTitle
    titleLabel.frame = CGRect(x: 0, y: wheel.frame.maxY + 4, width: bounds.width, height: 16)
  }
}

extension UIScrollView {
  /// The control above the content; hidden until it refreshes.
  public var refreshControl: UIRefreshControl? {
    get { ownRefreshControl }
    set {
      guard newValue !== ownRefreshControl else { return }
      ownRefreshControl?.removeFromSuperview()
      ownRefreshControl = newValue
      if let newValue {
        newValue.frame = CGRect(
          x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
        insertSubview(newValue, at: 0)
      }
      refreshInset = newValue?.isRefreshing == true ? UIRefreshControl.height : 0
    }
  }
}

extension UITableViewController {
  /// The refresh control of the table view.
  public var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }
}
