import Snapshot
import Testing
import UIKit

/// Effects, cards, bubbles and dynamics, as a screen shows them.
@MainActor @Suite struct EffectsTests {
  private func traits(_ style: UIUserInterfaceStyle = .light) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: style),
    ])
  }

  private func assertScreen(
    _ view: UIView, named name: String, style: UIUserInterfaceStyle = .light,
    testName: String = #function
  ) {
    assertSnapshot(
      of: view, as: .image(drawHierarchyInKeyWindow: true, traits: traits(style)), named: name,
      testName: testName)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func materials(_ style: UIUserInterfaceStyle) {
    assertScreen(
      Stage(
        MaterialsView(styles: [
          .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
          .systemChromeMaterial,
        ]), size: CGSize(width: 160, height: 220), margin: 8),
      named: style == .dark ? "dark" : "light", style: style, testName: "materials")
  }

  @Test func olderBlurs() {
    assertScreen(
      Stage(
        MaterialsView(styles: [.extraLight, .light, .dark]),
        size: CGSize(width: 160, height: 140), margin: 8),
      named: "three")
  }

  /// A window with a controller that another one covers.
  private func window(
    _ size: CGSize, _ width: UIUserInterfaceSizeClass, presenting card: UIViewController
  ) -> UIView {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let root = UIViewController()
    root.view.backgroundColor = .systemTeal
    window.rootViewController = root
    window.traitOverrides.horizontalSizeClass = width
    window.traitOverrides.verticalSizeClass = .regular
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    card.view.backgroundColor = .systemBackground
    let source = UIView(
      frame: CGRect(x: size.width / 2 - 15, y: size.height / 2 - 8, width: 30, height: 16))
    source.backgroundColor = .systemIndigo
    root.view.addSubview(source)
    if card.modalPresentationStyle == .popover {
      card.popoverPresentationController?.sourceView = source
    }
    root.present(card, animated: false)
    window.layoutIfNeeded()
    return window
  }

  @Test(arguments: ["medium", "large"])
  func sheet(_ detent: String) {
    let card = UIViewController()
    card.sheetPresentationController?.detents = detent == "medium" ? [.medium()] : [.large()]
    card.sheetPresentationController?.prefersGrabberVisible = true
    assertScreen(
      window(CGSize(width: 195, height: 320), .compact, presenting: card), named: detent,
      testName: "sheet")
  }

  @Test(arguments: [
    ("up", UIPopoverArrowDirection.up), ("down", .down), ("left", .left), ("right", .right),
  ])
  func popover(_ name: String, _ arrow: UIPopoverArrowDirection) {
    let bubble = UIViewController()
    bubble.modalPresentationStyle = .popover
    bubble.preferredContentSize = CGSize(width: 90, height: 70)
    bubble.popoverPresentationController?.permittedArrowDirections = arrow
    assertScreen(
      window(CGSize(width: 280, height: 240), .regular, presenting: bubble), named: name,
      testName: "popover")
  }

  @Test func dynamics() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 140))
    room.backgroundColor = .white
    let colours: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemOrange]
    let boxes = colours.enumerated().map { index, colour in
      let box = UIView(frame: CGRect(x: 20 + index * 26, y: index * 9, width: 34, height: 22))
      box.backgroundColor = colour
      room.addSubview(box)
      return box
    }
    let animator = UIDynamicAnimator(referenceView: room)
    animator.addBehavior(UIGravityBehavior(items: boxes))
    let floor = UICollisionBehavior(items: boxes)
    floor.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(floor)
    assertSnapshot(of: room, as: .animation(at: [0, 0.3, 3], traits: traits()), named: "fall")
    withExtendedLifetime(animator) {}
  }
}
