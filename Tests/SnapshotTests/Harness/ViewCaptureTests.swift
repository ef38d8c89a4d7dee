import Foundation
import Snapshot
import Testing
import UIKit

/// What a controller and its view see of a snapshot, by counts.
@MainActor @Suite struct ViewCaptureTests {
  final class Witness: UIViewController {
    var counts: [String: Int] = [:]
    var order: [String] = []
    var seen: [String] = []

    private func saw(_ call: String) {
      counts[call, default: 0] += 1
      order.append(call)
      let style = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
      let insets = viewIfLoaded?.safeAreaInsets ?? .zero
      seen.append("\(call): \(style), top \(Int(insets.top)), \(Int(view.bounds.width)) wide")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .red
      counts["viewDidLoad", default: 0] += 1
      order.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      saw("viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      saw("viewIsAppearing")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      saw("viewWillLayoutSubviews")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      saw("viewDidLayoutSubviews")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      saw("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      saw("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      saw("viewDidDisappear")
    }
  }

  private func take(_ controller: UIViewController) throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let found = try Findings(of: controller, as: .image(on: .iPhoneX, traits: dark))
    #expect(found.failure == nil)
    #expect(found.warnings == [])
  }

  @Test func `two images of one controller are two appearances`() throws {
    let witness = Witness()
    try take(witness)
    try take(witness)
    for call in ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear"] {
      #expect(witness.counts[call] == 2, "\(call)")
    }
    #expect(witness.counts["viewDidDisappear"] == 2)
    #expect(witness.counts["viewDidLoad"] == 1)
  }

  @Test func `the callbacks of one image come in Apple's order, layout once`() throws {
    let witness = Witness()
    try take(witness)
    #expect(
      witness.order == [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      ])
  }

  @Test func `traits, safe area and size hold before anything is laid out`() throws {
    let witness = Witness()
    try take(witness)
    #expect(
      witness.seen.filter { $0.hasPrefix("viewIs") || $0.contains("LayoutSubviews") } == [
        "viewIsAppearing: dark, top 44, 375 wide",
        "viewWillLayoutSubviews: dark, top 44, 375 wide",
        "viewDidLayoutSubviews: dark, top 44, 375 wide",
      ])
  }

  @Test func `a view is measured with the traits of its picture`() throws {
    final class Measured: UIView {
      var styles: [UIUserInterfaceStyle] = []
      override var intrinsicContentSize: CGSize {
        styles.append(traitCollection.userInterfaceStyle)
        return CGSize(width: 10, height: 10)
      }
    }
    let (outer, view) = (UIView(), Measured())
    outer.addPlaced(view)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    _ = try Findings(
      of: outer, as: .image(size: CGSize(width: 20, height: 20), traits: dark, allowsBlank: true))
    #expect(view.styles.first == .dark)
    #expect(Set(view.styles) == [.dark])
  }

  @Test func `layout goes on until it is stable, and no further`() throws {
    final class Patient: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        if count < 7 { setNeedsLayout() }
      }
    }
    let (outer, view) = (UIView(), Patient())
    outer.addSubview(view)
    #expect(try Findings(outer).failure == nil)
    #expect(view.count == 7)
  }

  @Test func `a view that sizes its subviews is laid out once`() throws {
    final class Filling: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        for view in subviews { view.frame = bounds }
      }
    }
    let (outer, inner) = (Filling(), Filling())
    outer.addSubview(inner)
    inner.addSubview(UIView())
    _ = try Findings(outer)
    #expect(outer.count == 1)
    #expect(inner.count == 1)
  }

  @Test func `animations are at their end, and time stands where it stood`() throws {
    final class Fading: UIViewController {
      var isOver = false
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 1, animations: { self.view.alpha = 0.5 }) { [weak self] _ in
          self?.isOver = true
        }
      }
    }
    let controller = Fading()
    let before = CACurrentMediaTime()
    #expect(try Findings(controller: controller).failure == nil)
    #expect(CACurrentMediaTime() == before)
    #expect(controller.view.alpha == 0.5)
  }

  @Test func `afterwards the controller is off the screen, and released where nobody has it`()
    throws
  {
    weak var gone: Witness?
    func made() -> Witness {
      let witness = Witness()
      gone = witness
      return witness
    }
    #expect(try Findings(controller: made()).failure == nil)
    #expect(gone == nil)
    let held = made()
    try take(held)
    #expect(held.view.window == nil)
    #expect(held.view.superview == nil)
  }
}
