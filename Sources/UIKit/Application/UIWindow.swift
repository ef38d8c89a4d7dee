internal import Synchronization

/// The root of a view hierarchy, which has a screen's traits and safe area.
///
/// A window that nobody holds goes away. While it is visible it is laid out whenever the run loop
/// of the main thread turns, as on a device. Differs: there is one scene, to which every window
/// belongs until it is removed from it.
open class UIWindow: UIView, LayerTreeOwner {
  /// The place of a window in front of others; larger values are further in front.
  public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The place as a number, 0 for usual windows.
    public let rawValue: CGFloat

    /// A level of any number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A level of any number.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The level 0 of usual windows.
    public static let normal = Level(0)
    /// The level 1000 of the status bar.
    public static let statusBar = Level(1000)
    /// The level 2000 of alerts, in front of the status bar.
    public static let alert = Level(2000)
  }

  /// The traits of the screen that the window is on.
  package var screenTraits = UITraitCollection.screenDefault {
    didSet { updateTraits() }
  }

  /// How far the device's bars and corners cover the window, in points.
  package var screenSafeArea = UIEdgeInsets.zero {
    didSet { updateSafeArea() }
  }

  package weak var firstResponder: UIResponder? {
    didSet {
      (oldValue as? UIView)?.noteEditing(false)
      (firstResponder as? UIView)?.noteEditing(true)
    }
  }
  /// The window that a test made key; nil once it is gone.
  private(set) static weak var key: UIWindow?
  /// The window that exists before tests make others, as in the app that hosts tests on iOS.
  static let first: UIWindow = {
    let window = UIWindow()
    window.isHidden = false
    return window
  }()
  /// The test whose appearances the window follows; nil if none ran when it was made.
  let owningTest = AppearanceScope.currentTest
  private var isRootAppearing = false
  private var endings: [() -> Void] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeRoot()
  }

  /// A window of the main screen's size.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Makes a hidden window with the properties that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeRoot()
    coder.readNib(into: self, at: UIWindow.self)
  }

  private func becomeRoot() {
    layer.isHidden = true
    updateTraits()
  }

  /// The place of the window in front of others. Differs: it has no effect on the order, as windows
  /// are drawn one at a time.
  open var windowLevel = Level.normal
  /// Whether the window may grow with its content; false by default. Differs: no effect, as a
  /// window keeps its size whatever its content asks for.
  open var canResizeToFitContent = false

  /// The screen that shows the window. Differs: always the main screen, also where a test has
  /// another size or scale.
  open var screen: UIScreen { .main }

  /// A window of a scene, of the screen's size.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    becomeRoot()
  }

  /// The scene that shows the window. A window without a scene is not on the screen, and stops
  /// being the key window.
  open var windowScene: UIWindowScene? = .only {
    didSet {
      guard windowScene == nil, UIWindow.key === self else { return }
      UIWindow.key = nil
      resignKey()
    }
  }

  open override var window: UIWindow? { self }

  open override var safeAreaInsets: UIEdgeInsets { screenSafeArea }

  open override var next: UIResponder? { nil }

  // MARK: Turns of the run loop

  /// Whether a harness decides when the window is laid out.
  package var isLaidOutByOthers = false
  /// Views that are misused elsewhere than on the main actor get here, too.
  private nonisolated let isTurnScheduled = Atomic(false)

  /// While the window is visible, has it laid out when the main thread's run loop turns, or when
  /// the main actor's other work goes on.
  nonisolated package func layerTreeNeedsLayout() { scheduleTurn(after: 0) }

  private nonisolated func scheduleTurn(after seconds: Double) {
    guard !isTurnScheduled.exchange(true, ordering: .relaxed) else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      MainActor.unchecked { self?.turn() }
    }
  }

  private func turn() {
    // Requests during the layout are part of the turn.
    if layer.tellsOfLayout, needsLayoutPass { layoutIfNeeded() }
    isTurnScheduled.store(false, ordering: .relaxed)
    // A layout that does not settle goes on at the pace of frames, as on a device.
    if layer.tellsOfLayout, needsLayoutPass {
      scheduleTurn(after: 1 / Double(MediaClock.framesPerSecond))
    }
  }

  // MARK: Events

  let touchDelivery = TouchDelivery()

  /// Delivers an event's touches to the gesture recognisers and views.
  open func sendEvent(_ event: UIEvent) {
    let changed = event.orderedTouches.filter { $0.window === self && $0.phase != .stationary }
    touchDelivery.deliver(changed, of: event, in: self)
  }

  // MARK: Root controller

  /// The controller whose view fills the window. It appears while the window is visible.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      rootViewController?.loadViewIfNeeded()
      if let oldValue { remove(oldValue) }
      if !isHidden { showRoot() }
    }
  }

  /// Whether the window is hidden; true at first. The root controller appears and disappears with
  /// it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if !newValue { applyAppearance() }
      if newValue { hideRoot() } else { showRoot() }
      layer.tellsOfLayout = !newValue && !isLaidOutByOthers
      if layer.tellsOfLayout, needsLayoutPass { layerTreeNeedsLayout() }
    }
  }

  private func showRoot() {
    guard let controller = rootViewController else { return }
    if controller.loadedView == nil { _ = controller.updateTraits(inherited: resolvedTraits) }
    controller.beginAppearanceTransition(true, animated: false)
    guard let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    controller.viewDidEnterWindow()
    isRootAppearing = true
  }

  private func hideRoot() {
    guard let controller = rootViewController else { return }
    finishAppearance()
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
  }

  private func remove(_ controller: UIViewController) {
    isRootAppearing = false
    controller.beginAppearanceTransition(false, animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearanceTransition()
  }

  /// Lays out the hierarchy. The first layout after the root controller was shown completes its
  /// appearance: on iOS the end of the run loop's turn does.
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    finishAppearance()
    finishTransitions()
  }

  /// Runs `body` after the next layout, to end a transition.
  func afterLayout(_ body: @escaping () -> Void) { endings.append(body) }

  /// The maximum number of rounds of transitions that start at the end of others.
  private static let maximumRoundCount = 32

  private func finishTransitions() {
    for _ in 0..<Self.maximumRoundCount {
      guard !endings.isEmpty else { return }
      let due = endings
      endings = []
      for ending in due { ending() }
      super.layoutIfNeeded()
    }
  }

  /// Gives the window another size, as a rotation does: controllers are told before and may animate
  /// alongside.
  package func resize(
    to size: CGSize, traits: UITraitCollection, safeAreaInsets: UIEdgeInsets
  ) {
    let transition = ViewTransition(in: self, from: nil, to: nil, animated: true)
    let new = UITraitCollection(traitsFrom: [screenTraits, traits])
    if let rootViewController {
      if new.horizontalSizeClass != screenTraits.horizontalSizeClass
        || new.verticalSizeClass != screenTraits.verticalSizeClass
      {
        rootViewController.willTransition(to: new, with: transition)
      }
      rootViewController.viewWillTransition(to: size, with: transition)
    }
    bounds.size = size
    screenTraits = new
    screenSafeArea = safeAreaInsets
    transition.start(in: self)
  }

  private func finishAppearance() {
    guard isRootAppearing else { return }
    isRootAppearing = false
    rootViewController?.endAppearanceTransition()
  }

  // MARK: Key window

  /// Whether the window is the one that gets keyboard input.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Makes the window key and shows it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window, which gets keyboard input. It is not shown by that.
  open func makeKey() {
    guard UIWindow.key !== self else { return }
    let old = UIWindow.key
    UIWindow.key = self
    old?.resignKey()
    becomeKey()
  }

  /// Called when the window has become the key window. The default is empty.
  open func becomeKey() {}

  /// Called when the window is not the key window any more. The default is empty.
  open func resignKey() {}
}
