import Testing
import UIKit

@MainActor
@Suite struct ViewTransitionTests: ShowsPresenter {
  let log = CallLog()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let root: RecordingController

  init() {
    root = RecordingController("A", log)
    window.screenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    _ = log.take()
  }

  @Test func `alongside blocks run in the transition, completions at its end`() {
    let controller = RecordingController("B", log)
    controller.modalPresentationStyle = .fullScreen
    root.present(controller, animated: true)
    let isQueued = controller.transitionCoordinator?.animate(
      alongsideTransition: { [log] _ in log.add("alongside") },
      completion: { [log] in log.add("over, cancelled \($0.isCancelled)") })
    #expect(isQueued == true)
    window.layoutIfNeeded()
    let calls = log.take()
    #expect(calls.contains("alongside"))
    #expect(calls.last == "over, cancelled false")
  }

  @Test func `a rotation tells of the size, then lays out`() {
    final class Turning: RecordingController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.add("\(name).viewWillTransition \(Int(size.width))x\(Int(size.height))")
        coordinator.animate(
          alongsideTransition: { [log, name] _ in log.add("\(name).alongside") },
          completion: { [log, name] _ in log.add("\(name).completion") })
      }
    }
    let turning = Turning("T", log)
    window.rootViewController = turning
    window.layoutIfNeeded()
    _ = log.take()
    window.resize(
      to: CGSize(width: 844, height: 390), traits: UITraitCollection(verticalSizeClass: .compact),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "T.viewWillTransition 844x390", "T.alongside", "T.viewWillLayoutSubviews",
        "T.viewDidLayoutSubviews", "T.completion",
      ])
    #expect(turning.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(turning.view.safeAreaInsets.left == 47)
    #expect(turning.traitCollection.verticalSizeClass == .compact)
  }
}
