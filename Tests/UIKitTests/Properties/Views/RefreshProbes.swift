import UIKit

extension PropertyTable {
  static func refreshControls() -> [PropertyProbe] {
    /// Scrolled so that what is above the content shows.
    func scrolled(_ scroll: UIScrollView) {
      scroll.contentSize = CGSize(width: 90, height: 400)
      scroll.contentInset.top = 80
      scroll.setContentOffset(CGPoint(x: 0, y: -80), animated: false)
    }
    func refreshing() -> UIRefreshControl {
      let control = UIRefreshControl()
      control.beginRefreshing()
      return control
    }
    var controls = PropertyFamily("UIRefreshControl") {
      let scroll = UIScrollView()
      let control = refreshing()
      scroll.refreshControl = control
      scrolled(scroll)
      return Specimen(control, showing: Sample.root(with: scroll))
    }
    controls.probe("attributedTitle", \.attributedTitle, NSAttributedString(string: "Loading"))
    var scrolls = PropertyFamily("UIScrollView") {
      let scroll = UIScrollView()
      scrolled(scroll)
      return Specimen(scroll, showing: Sample.root(with: scroll))
    }
    scrolls.probe("refreshControl", \.refreshControl, refreshing())
    var tables = PropertyFamily("UITableViewController") {
      let controller = UITableViewController(style: .plain)
      return Specimen(controller, showing: controller, use: { scrolled($0.tableView) })
    }
    tables.probe("refreshControl", \.refreshControl, refreshing())
    return controls.probes + scrolls.probes + tables.probes
  }
}
