import Foundation
import Snapshot
import Testing
import UIKit

/// Controllers and views that outlive their snapshot.
@MainActor @Suite struct LeakTests {
  /// Keeps what it is told to keep.
  final class Keeper: UIViewController {
    var action: (() -> Void)?
    var partner: AnyObject?
    var list: [String: AnyObject] = [:]
    weak var loose: AnyObject?
    unowned(unsafe) var looser: AnyObject?
    var timer: Timer?
    var onLoad: ((Keeper) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      onLoad?(self)
      onLoad = nil
    }
  }

  final class Partner: @unchecked Sendable {
    var owner: AnyObject?
    weak var friend: AnyObject?
  }

  private func keeper(_ onLoad: @escaping (Keeper) -> Void) -> Keeper {
    let keeper = Keeper()
    keeper.onLoad = onLoad
    return keeper
  }

  /// What is found with a controller that nobody else has, which is broken up afterwards.
  private func leak(_ onLoad: @escaping (Keeper) -> Void) throws -> String? {
    weak var kept: Keeper?
    let found = try Findings(controller: keeper { controller in
      kept = controller
      onLoad(controller)
    })
    kept?.action = nil
    kept?.partner = nil
    kept?.list = [:]
    #expect(found.warnings == [])
    #expect(kept == nil)
    return found.failure
  }

  @Test func `a controller that is released is silent`() throws {
    #expect(
      try leak { controller in
        controller.loose = controller
        controller.looser = controller
        controller.action = { [weak controller] in controller?.title = "" }
        let partner = Partner()
        partner.friend = controller
        controller.partner = partner
      } == nil)
  }

  @Test func `a cycle through stored properties is written out`() throws {
    let failure = try #require(
      try leak { controller in
        let partner = Partner()
        partner.owner = controller
        controller.partner = partner
      })
    #expect(
      failure.contains(
        "Keeper was not released after its snapshot: Keeper.partner → Partner.owner → Keeper is a "
          + "cycle of strong references. Make one of them weak."))
  }

  @Test func `a cycle goes through collections and the view hierarchy`() throws {
    final class Holder: UIView {
      var controllers: [UIViewController] = []
    }
    weak var kept: Holder?
    let found = try Findings(controller: keeper { controller in
      let holder = Holder()
      holder.controllers = [controller]
      controller.view.addSubview(holder)
      kept = holder
    })
    kept?.controllers = []
    #expect(
      found.failure?.contains(
        "Keeper.view → UIView.children → Holder.controllers → Keeper is a cycle") == true)
  }

  @Test func `a closure's cycle is told as far as it can be`() throws {
    let failure = try #require(
      try leak { controller in controller.action = { controller.title = "" } })
    #expect(failure.contains("Keeper was not released after its snapshot, and no cycle goes"))
    #expect(failure.contains("Capture [weak self] in closures that are kept"))
  }

  @Test func `bytes and points beside the reference are not looked at one by one`() throws {
    final class Recording: UIView {
      // To reflect on each of them would take minutes.
      var samples = [Float](repeating: 0, count: 20_000_000)
      var places = [Int: CGPoint](uniqueKeysWithValues: (0..<100_000).map { ($0, .zero) })
      var owner: AnyObject?
    }
    weak var kept: Recording?
    let found = try Findings(controller: keeper { controller in
      let recording = Recording()
      recording.owner = controller
      controller.partner = recording
      kept = recording
    })
    #expect(found.failure?.contains("Keeper.partner → Recording.owner → Keeper") == true)
    kept?.owner = nil
  }

  @Test func `a task that has yet to run is warned of, and is no failure`() async throws {
    final class Loading: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Task { self.title = "loaded" }
      }
    }
    let found = try Findings(controller: Loading())
    #expect(found.failure == nil)
    #expect(found.warnings.count == 1)
    #expect(found.warnings.first?.contains("nothing that it stores holds it: a task") == true)
  }

  @Test func `a control's action that holds its controller is a leak`() throws {
    weak var kept: UIButton?
    let found = try Findings(controller: keeper { controller in
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Go") { _ in controller.title = "" })
      controller.view.addSubview(button)
      kept = button
    })
    kept?.removeFromSuperview()
    #expect(found.failure?.contains("Keeper was not released") == true)
  }

  @Test func `a repeating timer is named`() throws {
    // The block has the controller through a box, which lets go of it afterwards.
    let box = Partner()
    weak var kept: Keeper?
    let found = try Findings(controller: keeper { controller in
      box.owner = controller
      kept = controller
      controller.timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in
        _ = box
      }
    })
    kept?.timer?.invalidate()
    box.owner = nil
    let failure = try #require(found.failure)
    #expect(failure.contains("a repeating timer (every 3 s) is still scheduled"))
    #expect(failure.contains("Invalidate it in viewDidDisappear(_:)"))
  }

  @Test func `a display link that still runs is warned of, and is no failure`() throws {
    final class Moving: UIViewController {
      var link: CADisplayLink?

      override func viewDidLoad() {
        super.viewDidLoad()
        let link = CADisplayLink { [self] _ in title = "moved" }
        link.add(to: .current, forMode: .common)
        self.link = link
      }
    }
    weak var kept: Moving?
    let found = try Findings(
      controller: {
        let controller = Moving()
        kept = controller
        return controller
      }())
    kept?.link?.invalidate()
    kept?.link = nil
    #expect(found.failure == nil)
    #expect(found.warnings.contains { $0.contains("a display link still runs") })
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .popover])
  func `what is still presented is released with its presenter`(
    _ style: UIModalPresentationStyle
  ) throws {
    final class Presenting: UIViewController {
      var style = UIModalPresentationStyle.automatic

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        controller.popoverPresentationController?.sourceView = view
        present(controller, animated: false)
      }
    }
    let found = try Findings(
      controller: {
        let controller = Presenting()
        controller.style = style
        return controller
      }())
    #expect(found.failure == nil)
  }

  @Test func `a controller of the test's is no leak`() throws {
    let held = keeper { _ in }
    #expect(try Findings(controller: held).failure == nil)
    #expect(try Findings(controller: held).failure == nil)
    let list = [UIViewController(), UIViewController()]
    #expect(try Findings(controller: list[0]).failure == nil)
  }

  @Test func `a controller of the test's that gains an owner is a leak`() throws {
    let held = keeper { controller in controller.action = { controller.title = "" } }
    let found = try Findings(controller: held)
    held.action = nil
    #expect(found.failure?.contains("Keeper was not released") == true)
  }

  @Test func `a controller that was made on demand and kept is no leak`() throws {
    final class Fixture {
      @MainActor lazy var controller = UIViewController()
    }
    let fixture = Fixture()
    #expect(try Findings(controller: fixture.controller).failure == nil)
  }

  /// One of each kind of UIKit's own views, in both bars.
  private func screen() -> UIViewController {
    let field = UITextField()
    field.text = "Field"
    let text = UITextView()
    text.text = "Text"
    text.isScrollEnabled = false
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    let label = UILabel()
    label.text = "Label"
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 500, height: 500)
    let content = UIViewController()
    content.title = "Title"
    let stack = UIStackView(arrangedSubviews: [
      label, UIButton(type: .system), UISwitch(), field, text, UISlider(), UIStepper(), spinner,
      UIProgressView(), UISegmentedControl(items: ["A", "B"]), scroll, UIImageView(),
    ])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(stack)
    stack.addGestureRecognizer(UITapGestureRecognizer())
    let guide = content.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: content.view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.view.layoutMarginsGuide.trailingAnchor),
    ])
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    return tabs
  }

  @Test func `UIKit's own views neither leak nor gain owners`() throws {
    let device = Snapshotting<UIViewController, UIImage>.image(on: .iPhoneX)
    #expect(try Findings(of: screen(), as: device).failure == nil)
    let held = screen()
    #expect(try Findings(of: held, as: device).failure == nil)
    #expect(try Findings(of: held.view, as: .image).failure == nil)
  }

  @Test func `an animation's completion handler holds nothing after the picture`() throws {
    final class Fading: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 1, animations: { self.view.alpha = 0.5 }) { _ in
          self.title = "over"
        }
        UIView.animate(withDuration: 1, delay: 2, options: []) { self.view.alpha = 0.7 }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          self.view.center.x += 4
        }
        animator.addCompletion { _ in self.title = "there" }
        animator.startAnimation()
      }
    }
    #expect(try Findings(controller: Fading()).failure == nil)
  }

  @Test func `a child that outlives its parent is a leak`() throws {
    weak var kept: Keeper?
    let found = try Findings(controller: keeper { parent in
      let child = Keeper()
      kept = child
      child.partner = child
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    })
    kept?.partner = nil
    #expect(
      found.failure?.contains(
        "Keeper (at Keeper.Keeper) was not released after its snapshot: Keeper.partner → Keeper "
          + "is a cycle") == true)
  }

  @Test func `a child of the test's is no leak`() throws {
    let child = UIViewController()
    let found = try Findings(controller: keeper { parent in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    })
    #expect(found.failure == nil)
  }

  @Test func `a view that keeps itself is a leak`() throws {
    final class Selfish: UIView {
      var me: UIView?
    }
    weak var kept: Selfish?
    func selfish() -> UIView {
      let view = Selfish()
      view.me = view
      kept = view
      return view
    }
    let found = try Findings({
      let outer = UIView()
      outer.addSubview(selfish())
      return outer
    }())
    kept?.me = nil
    #expect(
      found.failure?.contains("Selfish.me → Selfish is a cycle of strong references.") == true)
  }

  @Test func `leaks may be left to a warning, by call and by run`() throws {
    func leaky() -> Keeper {
      keeper { $0.partner = $0 }
    }
    let called = try Findings(controller: leaky(), failOn: .layoutLoops)
    #expect(called.failure == nil)
    #expect(called.warnings.count == 1)
    let run = try withSnapshotTesting(failOn: []) { try Findings(controller: leaky()) }
    #expect(run.failure == nil)
    #expect(run.warnings.count == 1)
  }
}
