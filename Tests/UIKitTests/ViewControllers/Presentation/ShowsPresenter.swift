import UIKit

/// A suite that presents controllers.
@MainActor protocol ShowsPresenter {
  var log: CallLog { get }
  var window: UIWindow { get }
  var root: RecordingController { get }
}

extension ShowsPresenter {
  func present(
    _ name: String, _ style: UIModalPresentationStyle, from presenter: UIViewController? = nil
  ) -> RecordingController {
    let controller = RecordingController(name, log)
    controller.modalPresentationStyle = style
    (presenter ?? root).present(controller, animated: true) { [log] in log.add("completed") }
    window.layoutIfNeeded()
    return controller
  }
}
