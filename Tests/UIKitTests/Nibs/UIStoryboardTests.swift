import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct UIStoryboardTests: ShowsBoard {
  init() { BoardController.table }

  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }

  @Test func `a scene's view is loaded when it is asked for, with what it embeds`() throws {
    try open { board in
      let navigation = try #require(
        board.instantiateInitialViewController() as? UINavigationController)
      #expect(navigation.navigationBar.prefersLargeTitles)
      let home = try #require(navigation.topViewController as? BoardController)
      #expect(home.storyboard === board)
      #expect(home.log == ["awake false"] && !home.isViewLoaded)
      #expect(home.navigationItem.title == "Start" && home.title == "Home")
      #expect(home.navigationItem.rightBarButtonItem?.systemItem == .add)
      let window = show(navigation)
      #expect(home.log == ["awake false", "prepare in UIViewController false", "loaded 3 1"])
      let box = try #require(home.box)
      #expect(box.frame.size == CGSize(width: 50, height: 20))
      #expect(box.frame.minY == home.view.safeAreaInsets.top + 4)
      #expect(home.view.viewWithTag(9)?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
      window.rootViewController = nil
    }
  }

  @Test func `a creator makes the controller with the storyboard's coder`() throws {
    try open { board in
      let home = try #require(
        board.instantiateInitialViewController {
          (coder: NSCoder) -> UINavigationController? in UINavigationController(coder: coder)
        }?.topViewController as? BoardController)
      #expect(home.given == nil)
      let child = board.instantiateViewController(identifier: "Child") { coder in
        BoardController(coder: coder, given: "value")
      }
      #expect(child.given == "value" && child.view.tag == 9)
      #expect(board.instantiateViewController(withIdentifier: "Detail") is UITableViewController)
      let raised = NibText.raised { _ = board.instantiateViewController(withIdentifier: "No") }
      #expect(raised.first?.reason.contains("view controller with identifier 'No'") == true)
    }
  }

  @Test func `a storyboard that is nowhere is named with the folders that were looked in`() throws {
    let folder = try BoardFolder(["a.txt": ""])
    defer { folder.remove() }
    let raised = NibText.raised {
      let board = UIStoryboard(name: "Gone", bundle: folder.bundle)
      #expect(board.instantiateInitialViewController() == nil)
    }
    #expect(raised.count == 1)
    #expect(raised.first?.reason.contains("Could not find a storyboard named 'Gone'") == true)
    #expect(raised.first?.reason.contains(folder.path) == true)
  }

  @Test func `a controller is let go of when nobody keeps it`() throws {
    try open { board in
      weak var home: UIViewController?
      weak var box: UIView?
      try autoreleased {
        let navigation = try #require(
          board.instantiateInitialViewController() as? UINavigationController)
        let window = show(navigation)
        home = navigation.topViewController
        box = home?.view
        window.rootViewController = nil
      }
      #expect(home == nil && box == nil)
    }
  }
}
