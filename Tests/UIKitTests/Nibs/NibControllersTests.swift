import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct NibControllersTests {
  private func first(_ controller: String) throws -> UIViewController {
    let folder = try BoardFolder([
      "A.storyboard": BoardFolder.board(
        "<scene sceneID=\"1\"><objects>\(controller)</objects></scene>", initial: "a")
    ])
    defer { folder.remove() }
    return try #require(
      UIStoryboard(name: "A", bundle: folder.bundle).instantiateInitialViewController())
  }

  @Test func `a controller has its title, styles, edges and size`() throws {
    let controller = try first(
      """
      <viewController title="Home" hidesBottomBarWhenPushed="YES" modalInPresentation="YES"
        modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" id="a"
        sceneMemberID="viewController">
        <extendedEdge key="edgesForExtendedLayout" top="YES"/>
        <size key="preferredContentSize" width="200" height="100"/>
        <tabBarItem key="tabBarItem" title="Tab" id="t"/>
        <navigationItem key="navigationItem" title="Start" id="n"/>
      </viewController>
      """)
    #expect(controller.title == "Home" && controller.hidesBottomBarWhenPushed)
    #expect(controller.modalPresentationStyle == .fullScreen && controller.isModalInPresentation)
    #expect(controller.modalTransitionStyle == .crossDissolve)
    #expect(controller.edgesForExtendedLayout == .top)
    #expect(controller.preferredContentSize == CGSize(width: 200, height: 100))
    #expect(controller.tabBarItem.title == "Tab")
    #expect(controller.navigationItem.title == "Start")
  }

  @Test func `a navigation controller keeps the bars that it made, with what the file says`() throws
  {
    let controller = try #require(
      try first(
        """
        <navigationController navigationBarHidden="YES" toolbarHidden="NO" id="a"
          sceneMemberID="viewController">
          <navigationBar key="navigationBar" largeTitles="YES" id="b"/>
        </navigationController>
        """) as? UINavigationController)
    #expect(controller.isNavigationBarHidden && !controller.isToolbarHidden)
    #expect(controller.navigationBar.prefersLargeTitles)
  }

  @Test func `a controller of a table says whether it deselects when it appears`() throws {
    let controller = try #require(
      try first(
        """
        <tableViewController clearsSelectionOnViewWillAppear="NO" id="a"
          sceneMemberID="viewController"><tableView key="view" style="grouped" id="t"/>
        </tableViewController>
        """) as? UITableViewController)
    #expect(!controller.clearsSelectionOnViewWillAppear)
    #expect(controller.tableView.style == .grouped)
  }
}
