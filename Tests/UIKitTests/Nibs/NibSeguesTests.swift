import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibSeguesTests: ShowsBoard {
  init() { BoardController.table }

  @Test func `a button's segue asks, prepares and pushes; a cell's unwinds`() throws {
    try open { board in
      let navigation = try #require(
        board.instantiateInitialViewController() as? UINavigationController)
      let window = show(navigation)
      let home = try #require(navigation.topViewController as? BoardController)
      home.log = []
      let button = try #require(home.view.subviews.last as? UIButton)
      button.sendActions(for: .touchUpInside)
      window.layoutIfNeeded()
      #expect(
        home.log == ["should go", "prepare go UITableViewController false", "should forbidden"])
      let detail = try #require(navigation.topViewController as? UITableViewController)
      let cell = try #require(detail.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.textLabel?.text == "Left" && cell.detailTextLabel?.text == "Right")
      #expect(cell.accessoryType == .checkmark && cell.bounds.height == 66)
      #expect(
        detail.tableView(detail.tableView, titleForHeaderInSection: 0) == "First")
      cell.selectionSegue?.fire(cell)
      window.layoutIfNeeded()
      #expect(home.log.last == "back out")
      #expect(navigation.topViewController === home)
      window.rootViewController = nil
    }
  }

  @Test func `a segue is performed by its name, and one that is not there is raised`() throws {
    try open { board in
      let navigation = try #require(
        board.instantiateInitialViewController() as? UINavigationController)
      let window = show(navigation)
      let home = try #require(navigation.topViewController as? BoardController)
      home.performSegue(withIdentifier: "manual", sender: nil)
      window.layoutIfNeeded()
      #expect(navigation.topViewController is UITableViewController)
      let raised = NibText.raised { home.performSegue(withIdentifier: "none", sender: nil) }
      #expect(
        raised.map(\.reason) == ["Receiver (BoardController) has no segue with identifier 'none'"])
      window.rootViewController = nil
    }
  }

  @Test func `a scene that embeds itself ends with an error`() throws {
    let scene = """
      <scene sceneID="1"><objects><viewController id="a" sceneMemberID="viewController">
      <view key="view" id="v"><subviews><containerView id="c"><connections>
      <segue destination="a" kind="embed" id="s"/></connections></containerView></subviews></view>
      </viewController></objects></scene>
      """
    let folder = try BoardFolder(["A.storyboard": BoardFolder.board(scene, initial: "a")])
    defer { folder.remove() }
    let raised = NibText.raised {
      UIStoryboard(name: "A", bundle: folder.bundle).instantiateInitialViewController()?
        .loadViewIfNeeded()
    }
    #expect(raised.count == 1)
    #expect(raised.first?.reason.contains("contains itself") == true)
  }
}
