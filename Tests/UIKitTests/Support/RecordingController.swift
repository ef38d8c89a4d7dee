import UIKit

/// A controller that writes down what it is told.
@MainActor
class RecordingController: UIViewController {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    log.add("\(name).loadView")
    super.loadView()
  }
  override func viewDidLoad() { log.add("\(name).viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { log.add("\(name).viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) {
    log.add("\(name).viewIsAppearing in \(view.window == nil ? "nil" : "window")")
  }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name).viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name).viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name).viewDidDisappear") }
  override func viewWillLayoutSubviews() { log.add("\(name).viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log.add("\(name).viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) {
    log.add("\(name).willMove(\(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.add("\(name).didMove(\(parent == nil ? "nil" : "parent"))")
  }
}
