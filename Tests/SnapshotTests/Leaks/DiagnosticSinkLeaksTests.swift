import Foundation
import Snapshot
import Testing
import UIKit

@MainActor @Suite struct DiagnosticSinkLeaksTests: LeakFinding {
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

  @Test func `a child of the test's is no leak`() throws {
    let child = UIViewController()
    let found = try Findings(
      controller: keeper { parent in
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      })
    #expect(found.failure == nil)
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
