import Testing
import UIKit

@MainActor @Suite struct UIRefreshControlTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let refresh = UIRefreshControl()

  init() {
    scroll.contentSize = CGSize(width: 200, height: 900)
    scroll.refreshControl = refresh
  }

  @Test func `at rest it is above the content, and hidden`() {
    #expect(refresh.superview === scroll && scroll.subviews.first === refresh)
    #expect(refresh.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
    #expect(refresh.isHidden && !refresh.isRefreshing)
    #expect(scroll.adjustedContentInset == .zero)
  }

  @Test func `refreshing makes room and moves nothing`() {
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing && !refresh.isHidden)
    #expect(scroll.adjustedContentInset.top == 60 && scroll.contentInset == .zero)
    #expect(scroll.contentOffset == .zero)
    scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -60)
    refresh.endRefreshing()
    #expect(refresh.isHidden && scroll.adjustedContentInset == .zero)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `the wheel is in the middle, above a title`() throws {
    refresh.layoutIfNeeded()
    let wheel = try #require(refresh.subviews.first as? UIActivityIndicatorView)
    #expect(wheel.frame == CGRect(x: 90, y: 20, width: 20, height: 20))
    refresh.attributedTitle = NSAttributedString(string: "Loading")
    refresh.layoutIfNeeded()
    #expect(wheel.frame.minY == 10)
    #expect(refresh.subviews[1].frame.minY == 34 && !refresh.subviews[1].isHidden)
    refresh.tintColor = .red
    #expect(wheel.color == .red)
  }

  @Test func `another takes its place, and a table's is the table controller's`() {
    let other = UIRefreshControl()
    refresh.beginRefreshing()
    scroll.refreshControl = other
    #expect(refresh.superview == nil && other.superview === scroll)
    #expect(scroll.adjustedContentInset == .zero)
    let controller = UITableViewController(style: .plain)
    controller.refreshControl = refresh
    #expect(controller.tableView.refreshControl === refresh)
  }

  @Test func `nothing is drawn of it before it refreshes`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    table.refreshControl = refresh
    table.contentInset.top = 80
    table.setContentOffset(CGPoint(x: 0, y: -80), animated: false)
    table.layoutIfNeeded()
    #expect(refresh.isHidden)
  }
}
