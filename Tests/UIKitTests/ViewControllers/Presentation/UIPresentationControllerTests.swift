import Testing
import UIKit

@MainActor
@Suite struct UIPresentationControllerTests: ShowsPresenter {
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

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .popover,
    .overCurrentContext, .custom,
  ])
  func `over a presenter that stays, only the presented one hears of it`(
    style: UIModalPresentationStyle
  ) {
    let controller = present("B", style)
    #expect(
      log.take() == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing in window",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear", "completed",
      ])
    #expect(root.view.window === window)
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(log.take() == ["B.viewWillDisappear", "B.viewDidDisappear"])
    #expect(controller.view.window == nil)
  }

  @Test func `a sheet is a card below the status bar`() {
    let controller = present("B", .pageSheet)
    #expect(controller.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(controller.view.layer.cornerRadius == 10)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }
}
