import UIKit

extension PropertyTable {
  static func controls() -> [PropertyProbe] {
    var family = PropertyFamily<UIControl>("UIControl") {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.setTitle("No", for: .disabled)
      button.setTitle("On", for: .selected)
      button.setTitleColor(.red, for: .highlighted)
      return Specimen(button, showing: Sample.root(with: button))
    }
    family.probe("isEnabled", \.isEnabled, false)
    family.probe("isSelected", \.isSelected, true)
    family.probe("isHighlighted", \.isHighlighted, true)
    family.probe("contentVerticalAlignment", \.contentVerticalAlignment, .top)
    family.probe("contentHorizontalAlignment", \.contentHorizontalAlignment, .trailing)
    return family.probes
  }

  static func switches() -> [PropertyProbe] {
    var family = PropertyFamily("UISwitch") {
      let view = UISwitch()
      view.isOn = true
      return Specimen(view, showing: Sample.root(with: view))
    }
    family.probe("isOn", \.isOn, false)
    family.probe("onTintColor", \.onTintColor, .purple)
    family.probe("thumbTintColor", \.thumbTintColor, .purple)
    let gone = Verdict.listed(.hint, "Apple documents that it has no effect since iOS 7.")
    family.probe("onImage", \.onImage, Sample.image(), gone)
    family.probe("offImage", \.offImage, Sample.image(), gone)
    return family.probes
  }

  static func sliders() -> [PropertyProbe] {
    var family = PropertyFamily("UISlider") {
      let view = UISlider()
      view.value = 0.4
      return Specimen(view, showing: Sample.root(with: view))
    }
    family.probe("value", \.value, 0.8)
    family.probe("minimumValue", \.minimumValue, 0.2)
    family.probe("maximumValue", \.maximumValue, 2)
    family.probe(
      "isContinuous", \.isContinuous, false,
      .listed(.behaviour, "Decides how often a drag sends actions."))
    family.probe("minimumTrackTintColor", \.minimumTrackTintColor, .red)
    family.probe("maximumTrackTintColor", \.maximumTrackTintColor, .red)
    family.probe("thumbTintColor", \.thumbTintColor, .red)
    family.probe("minimumValueImage", \.minimumValueImage, Sample.image())
    family.probe("maximumValueImage", \.maximumValueImage, Sample.image())
    return family.probes
  }

  static func steppers() -> [PropertyProbe] {
    var family = PropertyFamily("UIStepper") {
      let view = UIStepper()
      view.value = 50
      return Specimen(
        view, showing: Sample.root(with: view, frame: CGRect(x: 2, y: 2, width: 94, height: 32)))
    }
    family.probe("value", \.value, 100)
    family.probe("minimumValue", \.minimumValue, 50)
    family.probe("maximumValue", \.maximumValue, 50)
    family.probe("wraps", \.wraps, true, given: { $0.value = 100 })
    family.probe(
      "stepValue", \.stepValue, 5, .listed(.behaviour, "Decides how far a touch goes."))
    family.probe(
      "autorepeat", \.autorepeat, false,
      .listed(.behaviour, "Decides whether a long touch counts more than once."))
    family.probe(
      "isContinuous", \.isContinuous, false,
      .listed(.behaviour, "Decides how often a long touch sends actions."))
    return family.probes
  }

  static func segmentedControls() -> [PropertyProbe] {
    var family = PropertyFamily("UISegmentedControl") {
      let view = UISegmentedControl(items: ["i", "mm mm"])
      view.selectedSegmentIndex = 0
      return Specimen(
        view, showing: Sample.root(with: view, frame: CGRect(x: 0, y: 2, width: 100, height: 32)))
    }
    family.probe("selectedSegmentIndex", \.selectedSegmentIndex, 1)
    family.probe(
      "isMomentary", \.isMomentary, true,
      .listed(.behaviour, "Decides whether a touched segment stays selected."))
    family.probe("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent, true)
    family.probe("selectedSegmentTintColor", \.selectedSegmentTintColor, .red)
    return family.probes
  }

  static func pageControls() -> [PropertyProbe] {
    var family = PropertyFamily("UIPageControl") {
      let view = UIPageControl()
      view.numberOfPages = 3
      return Specimen(
        view,
        showing: {
          let root = Sample.root(with: view)
          root.backgroundColor = .gray
          return root
        }())
    }
    family.probe("numberOfPages", \.numberOfPages, 4)
    family.probe("currentPage", \.currentPage, 1)
    family.probe("hidesForSinglePage", \.hidesForSinglePage, true, given: { $0.numberOfPages = 1 })
    family.probe("pageIndicatorTintColor", \.pageIndicatorTintColor, .red)
    family.probe("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, .red)
    family.probe("preferredIndicatorImage", \.preferredIndicatorImage, Sample.template(9))
    return family.probes
  }

  static func progressViews() -> [PropertyProbe] {
    var family = PropertyFamily("UIProgressView") {
      let view = UIProgressView()
      view.progress = 0.4
      return Specimen(
        view, showing: Sample.root(with: view, frame: CGRect(x: 5, y: 5, width: 90, height: 4)))
    }
    family.probe("progressViewStyle", \.progressViewStyle, .bar)
    family.probe("progress", \.progress, 0.8)
    family.probe(
      "observedProgress", \.observedProgress,
      {
        let progress = Progress(totalUnitCount: 10)
        progress.completedUnitCount = 9
        return progress
      }())
    family.probe("progressTintColor", \.progressTintColor, .red)
    family.probe("trackTintColor", \.trackTintColor, .red)
    family.probe("progressImage", \.progressImage, Sample.image())
    family.probe("trackImage", \.trackImage, Sample.image())
    return family.probes
  }

  static func activityIndicators() -> [PropertyProbe] {
    var family = PropertyFamily("UIActivityIndicatorView") {
      let view = UIActivityIndicatorView()
      view.startAnimating()
      return Specimen(view, showing: Sample.root(with: view))
    }
    family.probe("style", \.style, .large)
    family.probe("color", \.color, .red)
    family.probe("hidesWhenStopped", \.hidesWhenStopped, false, given: { $0.stopAnimating() })
    return family.probes
  }
}
