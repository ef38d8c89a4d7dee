/// A bar that fills, 4 points high, or 2.5 in a bar.
///
/// Source of the heights: those of iOS 14 and later, as people measure them.
open class UIProgressView: UIView {
  /// The heights of the bar.
  public enum Style: Int, Sendable {
    /// A bar of 4 points.
    case `default` = 0
    /// A bar of 2.5 points, for the edge of another bar.
    case bar = 1
  }

  private let track = UIImageView()
  private let fill = UIImageView()
  private var part: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A bar of a style, 150 points long.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size = CGSize(width: 150, height: thickness)
  }

  /// Makes a bar with the properties that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(into: self, at: UIProgressView.self)
  }

  private func prepare() {
    addSubview(track)
    addSubview(fill)
    setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
  }

  /// The thickness of the bar: `default`, or `bar` for one at the edge of another bar.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The filled part, clamped to 0…1; 0 at first.
  open var progress: Float {
    get { observedProgress.map { Self.part(of: $0) } ?? part }
    set { tellingObservers("progress", progress) { setProgress(newValue, animated: false) } }
  }

  /// Sets the filled part, clamped to 0…1. Differs: without motion, which is noted.
  open func setProgress(_ progress: Float, animated: Bool) {
    let new = Self.clamped(progress)
    guard new != part else { return }
    noteMissingMotion("UIProgressView.setProgress(_:animated:)", if: animated)
    part = new
    setNeedsLayout()
  }

  /// A progress to show in place of a value; nil for none, and the value stays as it is. Differs:
  /// a change is shown without motion, by the next layout.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress !== oldValue else { return }
      if let oldValue { part = Self.part(of: oldValue) }
      if observedProgress != nil, oldValue == nil { Self.followers.append(Follower(view: self)) }
      setNeedsLayout()
    }
  }

  private struct Follower {
    weak var view: UIProgressView?
  }

  /// The views with a progress to observe. They are asked before each layout, since Foundation's
  /// `Progress` has no observers on Linux.
  private static var followers: [Follower] = []

  /// Asks for layout of the views whose progress has changed.
  static func followProgresses() {
    if followers.isEmpty { return }
    followers.removeAll { $0.view?.observedProgress == nil }
    for view in followers.compactMap(\.view) where view.progress != view.part {
      view.setNeedsLayout()
    }
  }

  private static func part(of progress: Progress) -> Float {
    clamped(Float(progress.fractionCompleted))
  }

  private static func clamped(_ value: Float) -> Float {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }

  /// The colour of the filled part; nil for the standard one.
  open var progressTintColor: UIColor? {
    didSet { if progressTintColor != oldValue { setNeedsLayout() } }
  }
  /// The colour of the rest of the bar; nil for the standard one.
  open var trackTintColor: UIColor? {
    didSet { if trackTintColor != oldValue { setNeedsLayout() } }
  }
  /// The image of the filled part, in place of a colour; nil for none.
  open var progressImage: UIImage? { didSet { if progressImage != oldValue { setNeedsLayout() } } }
  /// The image of the rest of the bar, in place of a colour; nil for none.
  open var trackImage: UIImage? { didSet { if trackImage != oldValue { setNeedsLayout() } } }

  private var thickness: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  override package var standardAccessibility: StandardAccessibility {
    StandardAccessibility(
      isElement: true, value: "\(Int((progress.clamped(to: 0...1) * 100).rounded()))%",
      traits: .updatesFrequently)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: thickness)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: thickness)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    part = progress
    let width = bounds.width * CGFloat(part)
    track.frame = bounds
    fill.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    track.image = trackImage
    fill.image = progressImage
    track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    track.layer.cornerRadius = trackImage == nil ? radius : 0
    fill.layer.cornerRadius = progressImage == nil ? radius : 0
  }
}
