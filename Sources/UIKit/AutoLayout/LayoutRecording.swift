/// What a harness watches while views are hosted: how often each is laid out, and what goes
/// wrong.
@MainActor
package final class LayoutRecording {
  private static let ongoing = ThreadLocal<LayoutRecording?>(nil)

  /// The one that is under way.
  package static var current: LayoutRecording? {
    get { ongoing.value }
    set { ongoing.value = newValue }
  }

  /// What pictures of the views lack.
  package let ledger = FidelityLedger()
  /// The number of passes of each view, by the view's number, which no later view gets.
  private var passes: [Int: Int] = [:]
  /// What constraints had wrong, in the order in which it was found.
  package private(set) var issues: [LayoutIssue] = []
  /// All that was wrong, each once, in the order in which it was found.
  package private(set) var diagnostics: [ViewDiagnostic] = []
  private var known: Set<ViewDiagnostic> = []
  /// What runs, the innermost last.
  private var calls: [Call] = []
  /// Layouts of a view or controller that activated constraints.
  private var activatingPasses: [Int: Int] = [:]
  /// Those that did so in one layout so far.
  private var suspects: [UIResponder] = []
  /// How often a layout of a whole tree was left as it was, because it does not settle.
  var gaveUpCount = 0
  /// Looks for those who ask for layout again; nil until a layout seems not to settle.
  var dirtWatch: DirtWatch?

  private struct Call {
    let owner: UIResponder
    var activationCount = 0
  }

  package init() {}

  package func add(_ diagnostic: ViewDiagnostic) {
    if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// How often `layoutSubviews()` of a view was called.
  package func passCount(of view: UIView) -> Int { passes[view.birth] ?? 0 }

  /// Watches what happens in `body`. Issues still go to the handler that was there.
  package func watch<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    let (outer, handler) = (LayoutRecording.current, LayoutDiagnostics.handler)
    LayoutRecording.current = self
    LayoutDiagnostics.handler = { [unowned self] issue in
      issues.append(issue)
      add(ViewDiagnostic(issue))
      handler(issue)
    }
    defer {
      LayoutRecording.current = outer
      LayoutDiagnostics.handler = handler
    }
    return try FidelityLedger.$current.withValue(ledger, operation: body)
  }

  // MARK: Layout and drawing

  /// Lays out a view between its controller's two callbacks.
  func watchLayout(of view: UIView) {
    if let controller = view.controller {
      during("viewWillLayoutSubviews()", of: controller) { controller.viewWillLayoutSubviews() }
    }
    during("layoutSubviews()", of: view) {
      view.demandSuper("layoutSubviews()") { view.layoutSubviews() }
    }
    passes[view.birth, default: 0] += 1
    if let controller = view.controller {
      during("viewDidLayoutSubviews()", of: controller) { controller.viewDidLayoutSubviews() }
    }
  }

  func watchDrawing(of view: UIView, _ draw: () -> Void) {
    let count = PathCount.made {
      if let dirtWatch { dirtWatch.during("draw(_:)", of: view, draw) } else { draw() }
    }
    guard count >= Self.costlyPathCount, !FrameworkClass.contains(type(of: view)) else { return }
    view.note(
      .pathsInDraw,
      advice: "Create them when the data or the size changes, and keep them: draw(_:) is called "
        + "again for every change."
    ) { "\($0) creates \(count) bezier paths in draw(_:)." }
  }

  /// The number of paths in one call of `draw(_:)` from which on they are noted.
  ///
  /// A few paths are what everybody writes, and keeping them saves nothing that can be seen. A
  /// hundred are worth a thought, since `draw(_:)` is called for every change. The time that they
  /// take is not looked at: notes are to be the same in every run.
  private static let costlyPathCount = 100

  private func during(_ method: StaticString, of owner: UIResponder, _ body: () -> Void) {
    calls.append(Call(owner: owner))
    if let dirtWatch { dirtWatch.during(method, of: owner, body) } else { body() }
    let call = calls.removeLast()
    guard call.activationCount > 0 else { return }
    activatingPasses[owner.birth, default: 0] += 1
    if activatingPasses[owner.birth] == 1 { suspects.append(owner) }
    guard activatingPasses[owner.birth] == 2 else { return }
    owner.note(
      .constraintsInLayout,
      advice: "Create constraints once, when the views are created, and change their constants in "
        + "layout."
    ) { "\($0) activates constraints in \(method), and not in one layout alone." }
  }

  /// Asks those for another layout that activated constraints in one, as a harness does when its
  /// picture is drawn.
  ///
  /// - Returns: Whether there are any.
  func askSuspectsForLayout() -> Bool {
    let asked = suspects.filter { activatingPasses[$0.birth] == 1 }
    suspects = []
    for owner in asked {
      (owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded)?.setNeedsLayout()
    }
    return !asked.isEmpty
  }

  /// A constraint that an app's layout callback activates counts, one that UIKit makes does not.
  func didActivate(_ constraint: NSLayoutConstraint) {
    guard let owner = calls.last?.owner, type(of: constraint) == NSLayoutConstraint.self,
      !isPaused, !FrameworkClass.contains(type(of: owner))
    else { return }
    calls[calls.count - 1].activationCount += 1
  }

  private var isPaused = false

  /// Runs code of the app that UIKit calls in a layout and that may activate constraints: it
  /// updates them, or makes a cell.
  static func excusing<Result>(_ body: () -> Result) -> Result {
    guard let current, !current.isPaused else { return body() }
    current.isPaused = true
    defer { current.isPaused = false }
    return body()
  }
}
