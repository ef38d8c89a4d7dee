/// The controllers and views that were in a host's window, not retained by being listed.
package struct HostedObjects {
  package struct Entry: Sendable {
    package private(set) weak var object: UIResponder?
    /// The path of the object.
    package let name: String
    /// The number of responders made up to this one, itself included.
    package let birth: Int

    @MainActor package init(_ object: UIResponder) {
      self.object = object
      name = object.diagnosticPath
      birth = object.birth
    }
  }

  /// The controllers, then the views of the app's own classes.
  package private(set) var entries: [Entry] = []
  private var known: Set<Int> = []
  /// The numbers of all controllers and views, for notes that wait for those that they are about.
  package internal(set) var births: Set<Int> = []

  @MainActor mutating func add(_ object: UIResponder) {
    guard known.insert(object.birth).inserted else { return }
    entries.append(Entry(object))
  }
}

extension RenderHost {
  /// Looks for mistakes in the hosted views, once they are laid out and drawn.
  package func inspect() {
    recording.watch {
      var views: [UIView] = []
      window.visitDescendants { view in
        views.append(view)
        return true
      }
      let controllers = controllers(of: views)
      for controller in controllers {
        takeMistakes(of: controller)
        controller.noteImbalance()
        hosted.add(controller)
      }
      for view in views {
        takeMistakes(of: view)
        view.noteOffMainUse()
        view.inspectMask()
        view.inspectIntrinsicSize()
        if !FrameworkClass.contains(type(of: view)) { hosted.add(view) }
      }
      noteAmbiguities(in: views)
      rememberBirths(views, controllers)
      if recording.askSuspectsForLayout() { window.layoutIfNeeded() }
    }
  }

  /// Records the objects whose notes may wait for an assertion.
  private func rememberBirths(_ views: [UIView], _ controllers: [UIViewController]) {
    guard !WaitingNotes.shared.isEmpty else { return }
    hosted.births.formUnion(views.map(\.birth))
    hosted.births.formUnion(controllers.map(\.birth))
  }

  private func takeMistakes(of object: UIResponder) {
    for mistake in object.mistakes { recording.add(mistake) }
  }

  /// The controllers of these views, their children and the controllers that they present.
  private func controllers(of views: [UIView]) -> [UIViewController] {
    var found: [UIViewController] = []
    var seen: Set<ObjectIdentifier> = []
    var pending = views.compactMap(\.controller).reversed() as [UIViewController]
    if let root = window.rootViewController { pending.append(root) }
    while let controller = pending.popLast() {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
      found.append(controller)
      pending.append(contentsOf: controller.contained.reversed())
      if let presented = controller.presentedController { pending.append(presented) }
    }
    return found
  }

  private func noteAmbiguities(in views: [UIView]) {
    guard let engine = window.layoutStateIfAny?.engine, engine.mayBeAmbiguous,
      !recording.diagnostics.contains(where: { $0.kind == .layoutLoop })
    else { return }
    for view in views {
      let open = view.ambiguousDimensions
      guard !open.isEmpty else { continue }
      recording.add(
        ViewDiagnostic(
          .ambiguousLayout, path: view.diagnosticPath, className: "\(type(of: view))",
          name: view.diagnosticPath, advice: ""
        ) { LayoutTrace.ambiguity(of: $0, open) })
    }
  }

  /// - Parameter layer: The first one that still needs layout; nil if constraints do.
  func noteLayoutLoop(at layer: CALayer?, path: String) {
    let culprit = recording.dirtWatch?.culprit(for: layer)
    var sentence = "Layout does not settle: after \(Self.maximumPassCount) passes \(path) still "
    sentence += layer == nil ? "has constraints to solve." : "needs layout."
    if let culprit {
      let what = culprit.changesConstraints ? "changes constraints" : "asks for it"
      sentence += " \(culprit.owner.named).\(culprit.method) \(what) every time."
    }
    let object = culprit?.owner ?? (layer?.delegate as? UIView)
    recording.add(
      ViewDiagnostic(
        .layoutLoop, path: object?.diagnosticPath ?? path,
        className: object.map { "\(type(of: $0))" } ?? "", sentence: sentence,
        advice: "Do not call setNeedsLayout() or change a size or constraint there unless "
          + "something is different from the last time."))
  }

  func noteUnendedAppearances() {
    recording.watch {
      for entry in hosted.entries {
        (entry.object as? UIViewController)?.noteUnendedAppearance()
      }
    }
  }
}
