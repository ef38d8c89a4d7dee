import UIKit

extension PropertyTable {
  static func controlMembers() -> [PropertyProbe] {
    pageControlMembers() + macMembers() + pageProgress() + controlMenus()
  }

  private static func page() -> Specimen<UIPageControl> {
    let view = UIPageControl()
    view.numberOfPages = 3
    let root = Sample.root(with: view)
    root.backgroundColor = .gray
    return Specimen(view, showing: root)
  }

  private static func pageControlMembers() -> [PropertyProbe] {
    var family = PropertyFamily("UIPageControl") { page() }
    family.probe("backgroundStyle", \.backgroundStyle, .prominent)
    family.probe("direction", \.direction, .rightToLeft)
    family.probe(
      "preferredCurrentPageIndicatorImage", \.preferredCurrentPageIndicatorImage,
      Sample.template(9))
    family.probe("progress", \.progress, UIPageControlProgress())
    family.probe(
      "allowsContinuousInteraction", \.allowsContinuousInteraction, false,
      .listed(.behaviour, "Decides whether a drag turns pages on its way."))
    family.list(
      "defersCurrentPageDisplay", .hint, "Apple documents that it has no effect since iOS 14.")
    return family.probes
  }

  private static func pageProgress() -> [PropertyProbe] {
    var family = PropertyFamily("UIPageControlProgress") {
      let progress = UIPageControlProgress()
      let specimen = page()
      specimen.subject.progress = progress
      return Specimen(progress, in: specimen.stage)
    }
    family.probe("currentProgress", \.currentProgress, 0.5)
    family.probe(
      "delegate", \.delegate, nil, .listed(.behaviour, "Who says where a page begins."))
    var timer = PropertyFamily<Void>("UIPageControlTimerProgress") { nothing() }
    timer.list("preferredDuration", .motion, "Of a timer that turns pages.")
    timer.list("resetsToInitialPageAfterEnd", .motion, "Of a timer that turns pages.")
    return family.probes + timer.probes
  }

  private static func macMembers() -> [PropertyProbe] {
    let mac = "A Mac's; the device is a phone."
    var probes: [PropertyProbe] = []
    let names = [
      ("UISwitch", ["preferredStyle", "title"]), ("UISlider", ["preferredBehavioralStyle"]),
      ("UIButton", ["preferredBehavioralStyle"]),
      ("UIButton.Configuration", ["macIdiomStyle"]),
    ]
    for (owner, properties) in names {
      var family = PropertyFamily<Void>(owner) { nothing() }
      for property in properties { family.list(property, .environment, mac) }
      probes += family.probes
    }
    var button = PropertyFamily<Void>("UIButton") { nothing() }
    for name in ["isPointerInteractionEnabled", "pointerStyleProvider"] {
      button.list(name, .environment, "About the pointer, which is in no picture.")
    }
    button.list("isSpringLoaded", .behaviour, "What something that is dragged there does.")
    button.list("preferredMenuElementOrder", .behaviour, "Of a menu, which only a touch opens.")
    var segments = PropertyFamily<Void>("UISegmentedControl") { nothing() }
    segments.list("isSpringLoaded", .behaviour, "What something that is dragged there does.")
    return probes + button.probes + segments.probes
  }

  private static func controlMenus() -> [PropertyProbe] {
    var family = PropertyFamily("UIControl") {
      let button = UIButton(configuration: .plain())
      button.configuration?.title = "Go"
      button.menu = UIMenu(children: [UIAction(title: "Other") { _ in }])
      button.changesSelectionAsPrimaryAction = true
      return Specimen<UIControl>(button, showing: Sample.root(with: button))
    }
    family.probe("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, true)
    let touched = Verdict.listed(.behaviour, "Decides what a long press opens.")
    family.probe(
      "isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled, true, touched)
    family.list("toolTip", .environment, "Shown by a pointer on a Mac.")
    family.list("isSymbolAnimationEnabled", .motion, "Symbols move when they are touched.")
    return family.probes
  }
}
