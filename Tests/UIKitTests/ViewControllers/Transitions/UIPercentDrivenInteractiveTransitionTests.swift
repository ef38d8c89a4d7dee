import Testing
import UIKit

@MainActor @Suite struct UIPercentDrivenInteractiveTransitionTests {
  private let host = RenderHost(size: CGSize(width: 100, height: 100))
  private let first = UIViewController()
  private let second = UIViewController()
  private let mover = Mover()
  private let navigation: UINavigationController

  init() throws {
    navigation = UINavigationController(rootViewController: first)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.delegate = mover
    host.host(navigation)
    try host.advance(to: 0)
  }

  /// Where the second view is shown.
  private var place: CGFloat { second.view.layer.presentation()?.frame.minX ?? .nan }

  private func push() throws {
    host.perform { navigation.pushViewController(second, animated: true) }
    try host.advance(to: host.elapsed + 0.1)
  }

  @Test func `the animation stands at the part of the way that was said last`() throws {
    defer { host.tearDown() }
    try push()
    mover.driver.update(0.25)
    #expect(abs(place - 75) < 0.01, "\(place)")
    try host.advance(to: host.elapsed + 2)
    #expect(abs(place - 75) < 0.01)
    mover.driver.update(0.5)
    #expect(abs(place - 50) < 0.01)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    #expect(navigation.transitionCoordinator?.percentComplete == 0.5)
    mover.driver.finish()
    try host.advance(to: host.elapsed + 2)
    #expect(mover.ends == [true])
    #expect(navigation.transitionCoordinator == nil)
    #expect(second.view.frame.minX == 0 && second.view.window != nil)
    #expect(first.view.window == nil)
  }

  @Test func `a transition that is taken back leaves the first view`() throws {
    defer { host.tearDown() }
    try push()
    mover.driver.update(0.6)
    mover.driver.cancel()
    try host.advance(to: host.elapsed + 2)
    #expect(mover.ends == [false])
    #expect(first.view.window != nil)
    #expect(second.view.window == nil)
    #expect(navigation.viewControllers == [first] && second.parent == nil)
  }
}

/// Moves the view that comes from the right, in a second.
private final class Mover: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()
  var ends: [Bool] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { view.frame.origin.x = 0 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}
