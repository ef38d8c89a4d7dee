@_spi(Benchmarks) import QuartzCore

/// A window for one view or controller, in which it lives as it would on a device until it is
/// drawn: appearance, traits and safe area, layout until it is stable, display.
///
/// Use one host for one picture, or for the pictures of one motion: `host`, `settle`, `advance` to
/// let time pass, `render`, `tearDown`.
@MainActor
package final class RenderHost {
  /// The number of rounds of layout and display after which views count as never settling. Each
  /// round's layout makes at most as many passes.
  package static let maximumPassCount = CALayer.maximumPassCount

  package let window: UIWindow
  /// The view that is drawn: the hosted one, or the hosted controller's.
  package private(set) var hostedView: UIView?
  /// The number of layouts of each view, and the mistakes made from hosting to tearing down.
  package let recording = LayoutRecording()
  /// The objects that `inspect()` found in the window.
  package internal(set) var hosted = HostedObjects()
  private var restore: (@MainActor () -> Void)?
  /// The origin of the hosted view in the window.
  private var origin = CGPoint.zero
  /// The constraints that give a view placed by constraints its width and height.
  private var sizePins: [NSLayoutConstraint] = []
  private let session = MediaClock.current.beginSession()
  private let start = CACurrentMediaTime()
  /// What the views ask of the main thread for later, where it comes on the clock of animations;
  /// nil where the system has it.
  private let mainWork: MainWork?
  /// Whether time was asked for: then the present state of animations is drawn, not their end.
  private(set) var showsPresentation = false
  /// The last picture of a motion, of which the next one redraws only what has changed.
  private var lastFrame: (bounds: CGRect, scale: CGFloat, frame: LayerFrame)?

  /// - Parameters:
  ///   - size: The size of the hosted view, in points.
  ///   - traits: Traits that replace the main screen's where specified. They apply before the first
  ///     measurement or layout.
  ///   - safeAreaInsets: How far bars and corners of the device cover the window, in points.
  ///   - mainWork: Takes what the views ask of the main thread for later, until `tearDown()`.
  package init(
    size: CGSize, traits: UITraitCollection = UITraitCollection(),
    safeAreaInsets: UIEdgeInsets = .zero, mainWork: MainWork? = nil
  ) {
    self.mainWork = mainWork
    mainWork?.begin(at: start)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.isLaidOutByOthers = true
    window.screenTraits = UITraitCollection(traitsFrom: [.screenDefault, traits])
    window.screenSafeArea = safeAreaInsets
  }

  /// Runs code of the views.
  private func watch(_ body: @MainActor () -> Void) {
    recording.watch {
      if let mainWork { mainWork.run(body) } else { body() }
    }
  }

  /// The minimum size, in points, of a view that constraints place and that has no size yet.
  ///
  /// - Parameter width: The width that the view must have; nil for any.
  package static func fittingSize(
    of view: UIView, traits: UITraitCollection, width: CGFloat? = nil
  ) -> CGSize {
    view.forgetTextOfOtherFonts()
    return UITraitCollection(traitsFrom: [.screenDefault, traits]).withCurrent {
      guard let width else {
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
  }

  /// Puts a view in the window, at the window's size and at the origin of its own frame, which it
  /// may convert to the window's space. `tearDown()` puts it back where it was.
  package func host(_ view: UIView) {
    MediaClock.current.adopt(view.layer, in: session)
    let superview = view.superview
    let index = superview?.subviews.firstIndex { $0 === view }
    let (bounds, center) = (view.bounds, view.center)
    hostedView = view
    restore = { [weak superview] in
      view.removeFromSuperview()
      view.bounds = bounds
      view.center = center
      if let superview, let index { superview.insertSubview(view, at: index) }
    }
    window.makeKeyAndVisible()
    view.bounds = CGRect(origin: bounds.origin, size: window.bounds.size)
    let anchor = view.layer.anchorPoint
    // Constraints decide the place of a view that has no frame of its own.
    origin =
      view.translatesAutoresizingMaskIntoConstraints
      ? CGPoint(x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height)
      : .zero
    if !origin.x.isFinite || !origin.y.isFinite { origin = .zero }
    place(view)
    watch {
      window.addSubview(view)
      view.forgetTextOfOtherFonts()
    }
    if !view.translatesAutoresizingMaskIntoConstraints { pin(view) }
  }

  /// Gives a hosted view without an area the size that `sizeToFit()` yields when it is laid out
  /// with its traits, and the window that size, too.
  package func sizeToFit() {
    guard let view = hostedView, window.bounds.width == 0 || window.bounds.height == 0 else {
      return
    }
    watch {
      for pin in sizePins { pin.isActive = false }
      window.layoutIfNeeded()
      view.sizeToFit()
      let size = view.bounds.size
      window.frame = CGRect(origin: .zero, size: size)
      view.bounds.size = size
      place(view)
      for (pin, length) in zip(sizePins, [size.width, size.height]) {
        pin.constant = length
        pin.isActive = true
      }
    }
  }

  private func place(_ view: UIView) {
    let anchor = view.layer.anchorPoint
    view.center = CGPoint(
      x: origin.x + anchor.x * view.bounds.width, y: origin.y + anchor.y * view.bounds.height)
  }

  /// Constrains a view to the window's rectangle, as a cell's content is to the cell's.
  private func pin(_ view: UIView) {
    let name = "UIView-Encapsulated-Layout-"
    let pins = [
      (view.leftAnchor.constraint(equalTo: window.leftAnchor), "Left"),
      (view.topAnchor.constraint(equalTo: window.topAnchor), "Top"),
      (view.widthAnchor.constraint(equalToConstant: window.bounds.width), "Width"),
      (view.heightAnchor.constraint(equalToConstant: window.bounds.height), "Height"),
    ]
    sizePins = [pins[2].0, pins[3].0]
    for (pin, edge) in pins {
      pin.identifier = name + edge
      pin.isActive = true
    }
    let unpinned = restore
    restore = {
      NSLayoutConstraint.deactivate(pins.map(\.0))
      unpinned?()
    }
  }

  /// Makes a controller the window's root. Its appearance begins; the first layout completes it and
  /// `tearDown()` ends it.
  package func host(_ controller: UIViewController) {
    watch {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.viewIfLoaded?.forgetTextOfOtherFonts()
    }
    hostedView = controller.view
    MediaClock.current.adopt(controller.view.layer, in: session)
    restore = { [window] in
      window.isHidden = true
      window.rootViewController = nil
    }
    if let view = controller.viewIfLoaded, !view.translatesAutoresizingMaskIntoConstraints {
      pin(view)
    }
  }

  /// Lays out and displays until no layer needs layout any more, and does what the views asked of
  /// the main thread without a time, with a layout after each round of it.
  ///
  /// Display is part of it, because views may place subviews while they draw. If it never ends,
  /// views stay as they are then, as a device draws whatever there is, and a diagnostic says who
  /// asks for layout again.
  package func settle() throws(HostError) {
    try settleLayout()
    guard let mainWork else { return }
    for _ in 0..<MainWork.maximumRoundCount {
      var didWork = false
      watch { didWork = mainWork.runRound() }
      guard didWork else { return }
      try settleLayout()
    }
    mainWork.postponeReady(until: MediaClock.current.nextFrame)
  }

  private func settleLayout() throws(HostError) {
    guard hostedView != nil else { throw .nothingHosted }
    recording.gaveUpCount = 0
    for _ in 0..<Self.maximumPassCount where recording.gaveUpCount < 2 {
      watch {
        MediaClock.current.turn()
        window.layoutIfNeeded()
        // A window inside of another one ends its own controllers' transitions.
        (hostedView as? UIWindow)?.layoutIfNeeded()
        display(window.layer)
      }
      if !window.needsLayoutPass { return }
    }
    findLayoutLoop()
  }

  /// The number of passes in which a layout that does not settle is watched.
  private static let watchedPassCount = 2

  private func findLayoutLoop() {
    recording.dirtWatch = DirtWatch(window)
    defer { recording.dirtWatch = nil }
    watch {
      for _ in 0..<Self.watchedPassCount {
        window.layoutTreeOnce()
        display(window.layer)
      }
    }
    guard window.needsLayoutPass else { return }
    let layer = Self.firstNeedingLayout(window.layer)
    noteLayoutLoop(at: layer, path: Self.path(of: layer ?? window.layer))
  }

  /// Lets time pass until `seconds` after the host was made: animations run, end and call their
  /// completion handlers, display links fire, what was asked of the main thread comes, and after
  /// each such instant views are laid out.
  ///
  /// From then on `render(scale:)` draws the state of animations at that time; before, it draws
  /// their end, as `layer.render(in:)` does on iOS. `tearDown()` resets the time.
  ///
  /// - Parameters:
  ///   - seconds: The time to reach; the start, 0, shows the beginning of animations.
  ///   - showingMotion: Whether `render(scale:)` draws the present state of animations from then
  ///     on.
  package func advance(
    to seconds: TimeInterval, showingMotion: Bool = true
  ) throws(HostError) {
    try settle()
    if showingMotion { showsPresentation = true }
    var failure: HostError?
    window.layer.markSeen()
    watch {
      MediaClock.current.advance(to: start + seconds, work: mainWork) {
        guard failure == nil else { return }
        do throws(HostError) { try settle() } catch { failure = error }
        window.layer.markSeen()
      }
    }
    if let failure { throw failure }
    try settle()
  }

  /// Whether an animation or a display link began since the host was made.
  package var hasMoved: Bool { MediaClock.current.hasMoved(in: session) }

  /// The seconds since the host was made, on the clock of animations.
  package var elapsed: TimeInterval { CACurrentMediaTime() - start }

  /// Changes the hosted view or controller, as an event handler does.
  package func perform(_ change: @MainActor () -> Void) {
    watch {
      change()
      MediaClock.current.turn()
    }
  }

  /// The hosted view as `layer.render(in:)` draws it, in its own space: its own transform and parts
  /// outside of its bounds are left out.
  ///
  /// Without motion, the image is drawn when its pixels are first asked for, on the thread that
  /// asks: its contents are settled when this returns.
  ///
  /// - Parameter scale: Pixels per point. Views draw themselves at the traits' display scale; if
  ///   this is another one, their backing stores are resampled, as on iOS.
  package func render(scale: CGFloat) throws(HostError) -> CGImage {
    guard let view = hostedView else { throw .nothingHosted }
    let size = view.bounds.size
    let name = String(describing: type(of: view))
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .noArea(view: name, size: size)
    }
    let image = FidelityLedger.$current.withValue(recording.ledger) {
      showsPresentation ? motionPicture(of: view, scale) : picture(of: view, scale)
    }
    guard let image else { throw .tooLarge(view: name, size: size, scale: scale) }
    return image
  }

  private func picture(of view: UIView, _ scale: CGFloat) -> CGImage? {
    let context = CGContext.forImage(
      bounds: view.bounds, scale: scale, isOpaque: false, isDeferred: true)
    guard let context else { return nil }
    view.layer.render(in: context)
    return context.takeImage()
  }

  private func motionPicture(of view: UIView, _ scale: CGFloat) -> CGImage? {
    if lastFrame?.bounds != view.bounds || lastFrame?.scale != scale {
      guard let bitmap = Bitmap(covering: view.bounds, scale: scale) else { return nil }
      let frame = LayerFrame(bitmap: bitmap, scale: scale, origin: view.bounds.origin)
      lastFrame = (view.bounds, scale, frame)
    }
    guard let frame = lastFrame?.frame else { return nil }
    view.layer.drawPresentation(into: frame)
    return frame.makeImage()
  }

  /// Ends the appearance and puts the view back where it was. What the views asked of the main
  /// thread and did not get yet is the system's from then on.
  package func tearDown() {
    // What ends here is not on this host's time any more.
    recording.watch {
      restore?()
      hostedView?.forgetTextOfOtherFonts()
    }
    mainWork?.close()
    restore = nil
    hostedView = nil
    window.isHidden = true
    noteUnendedAppearances()
    showsPresentation = false
    lastFrame = nil
    MediaClock.current.end(session)
  }

  private func display(_ root: CALayer) {
    var pending = [root]
    while let layer = pending.popLast() {
      layer.displayIfNeeded()
      if let mask = layer.maskLayer { pending.append(mask) }
      pending.append(contentsOf: layer.children)
    }
  }

  private static func firstNeedingLayout(_ root: CALayer) -> CALayer? {
    var pending = [root]
    while let layer = pending.popLast() {
      if layer.isLayoutNeeded { return layer }
      if let mask = layer.maskLayer { pending.append(mask) }
      pending.append(contentsOf: layer.children.reversed())
    }
    return nil
  }

  /// The types from below the window to the layer, such as `CardView > UIImageView`.
  private static func path(of layer: CALayer) -> String {
    var names: [String] = []
    var current: CALayer? = layer
    while let node = current {
      if let view = node.delegate as? UIView {
        if !(view is UIWindow) { names.append(String(describing: type(of: view))) }
      } else {
        names.append(String(describing: type(of: node)))
      }
      current = node.host
    }
    return names.isEmpty ? "the window" : names.reversed().joined(separator: " > ")
  }
}
