import UIKit

extension PropertyTable {
  private static func tab(_ title: String) -> UITab {
    UITab(title: title, image: Sample.template(), identifier: title) { _ in
      let controller = UIViewController()
      controller.view.backgroundColor = title == "A" ? .orange : .green
      return controller
    }
  }

  static func tabs() -> [PropertyProbe] {
    var family = PropertyFamily<UITab>("UITab") {
      let (tabs, first) = (UITabBarController(), tab("A"))
      tabs.tabs = [first, tab("B")]
      return Specimen(first, showing: tabs)
    }
    family.probe("title", \.title, "other")
    family.probe("image", \.image, Sample.template(20))
    family.probe("badgeValue", \.badgeValue, "7")
    family.probe("isEnabled", \.isEnabled, false)
    family.probe("isHidden", \.isHidden, true)
    family.probe("preferredPlacement", \.preferredPlacement, .sidebarOnly)
    family.probe(
      "subtitle", \.subtitle, "other", .listed(.environment, "Seen in sidebars, on iPads."))
    family.probe("userInfo", \.userInfo, "other", .listed(.identity, "An app's own."))
    family.probe(
      "allowsHiding", \.allowsHiding, true,
      .listed(.behaviour, "What somebody may do who customises the bar."))
    var groups = PropertyFamily<UITabGroup>("UITabGroup") {
      let tabs = UITabBarController()
      let group = UITabGroup(
        title: "Group", image: nil, identifier: "group", children: [tab("A"), tab("B")])
      tabs.tabs = [group]
      return Specimen(group, showing: tabs)
    }
    groups.probe("children", \.children, [tab("C")])
    groups.probe("defaultChildIdentifier", \.defaultChildIdentifier, "B")
    groups.probe(
      "selectedChild",
      own: {
        let own = $0.selectedChild
        $0.selectedChild = own
      }, change: { $0.selectedChild = $0.children.last })
    groups.probe(
      "managingNavigationController", \.managingNavigationController,
      UINavigationController(rootViewController: plainPage("Root")))
    let sidebar = Verdict.listed(.environment, "About sidebars, on iPads.")
    groups.probe("sidebarAppearance", \.sidebarAppearance, .inline, sidebar)
    groups.probe("isSidebarDestination", \.isSidebarDestination, true, sidebar)
    groups.probe("allowsReordering", \.allowsReordering, true, sidebar)
    var controllers = PropertyFamily("UITabBarController") {
      let tabs = UITabBarController()
      tabs.tabs = [tab("A"), tab("B")]
      return Specimen(tabs, showing: tabs)
    }
    controllers.probe("tabs", \.tabs, [tab("C")])
    controllers.probe(
      "selectedTab",
      own: {
        let own = $0.selectedTab
        $0.selectedTab = own
      }, change: { $0.selectedTab = $0.tabs.last })
    controllers.probe("isTabBarHidden", \.isTabBarHidden, true)
    controllers.probe("mode", \.mode, .tabSidebar, sidebar)
    controllers.probe(
      "customizationIdentifier", \.customizationIdentifier, "other",
      .listed(.identity, "Names what the system keeps of a customised bar."))
    return family.probes + groups.probes + controllers.probes
  }
}
