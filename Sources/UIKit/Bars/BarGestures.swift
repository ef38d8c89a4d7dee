/// The gestures of a navigation controller, and their effects.
@MainActor
final class BarGestures {
  let pop = UIScreenEdgePanGestureRecognizer()
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  var hidesWhenLow = false
  private weak var navigation: UINavigationController?

  init() {
    swipe.isEnabled = false
    tap.isEnabled = false
    swipe.cancelsTouchesInView = false
    tap.cancelsTouchesInView = false
  }

  func attach(to navigation: UINavigationController) {
    guard self.navigation == nil else { return }
    self.navigation = navigation
    pop.addTarget(self, action: Selector("dragged", BarGestures.dragged))
    swipe.addTarget(self, action: Selector("swiped", BarGestures.swiped))
    tap.addTarget(self, action: Selector("tapped", BarGestures.tapped))
    for gesture in [pop, swipe, tap] { navigation.view.addGestureRecognizer(gesture) }
    directionMayHaveChanged()
  }

  /// Moves the edge that the pop gesture starts at to the leading one.
  func directionMayHaveChanged() {
    guard let view = navigation?.viewIfLoaded else { return }
    let edge: UIRectEdge = view.isRightToLeft ? .right : .left
    if pop.edges != edge { pop.edges = edge }
  }

  /// Whether the size classes hide the bars; nil if they make no difference.
  func hidesBars(of navigation: UINavigationController) -> Bool? {
    directionMayHaveChanged()
    guard hidesWhenLow || hidBars else { return nil }
    hidBars = hidesWhenLow && navigation.traitCollection.verticalSizeClass == .compact
    return hidBars
  }
  private var hidBars = false

  /// Pops after a drag over half of the width, or a quick one.
  private func dragged() {
    guard pop.state == .ended, let navigation, let view = navigation.viewIfLoaded else { return }
    let sign: CGFloat = view.isRightToLeft ? -1 : 1
    let way = pop.translation(in: view).x * sign
    guard way > view.bounds.width / 2 || pop.velocity(in: view).x * sign > 500 else { return }
    navigation.popViewController(animated: true)
  }

  private func swiped() {
    guard swipe.state == .ended, let navigation else { return }
    let way = swipe.translation(in: navigation.view).y
    if abs(way) >= 1 { navigation.setBarsHidden(way < 0) }
  }

  private func tapped() {
    guard tap.state == .ended, let navigation else { return }
    navigation.setBarsHidden(!navigation.isNavigationBarHidden)
  }
}
