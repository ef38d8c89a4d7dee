import UIKit

/// A small settings screen that sets no colour itself: those come from the classes' appearances.
final class BrandedSettingsView: UIView {
  /// What an app does once, when it starts.
  static func brand() {
    let purple = UIColor.systemPurple
    UIView.appearance(whenContainedInInstancesOf: [BrandedSettingsView.self]).tintColor = purple
    UISwitch.appearance().onTintColor = .systemTeal
    UISlider.appearance().minimumTrackTintColor = purple
    UIProgressView.appearance().progressTintColor = .systemOrange
    UIPageControl.appearance().currentPageIndicatorTintColor = purple
    UIPageControl.appearance().pageIndicatorTintColor = purple.withAlphaComponent(0.3)
    UILabel.appearance(whenContainedInInstancesOf: [CardView.self]).textColor = purple
    CardView.appearance().backgroundColor = purple.withAlphaComponent(0.12)
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: purple, .font: UIFont.boldSystemFont(ofSize: 13)], for: .selected)
  }

  final class CardView: UIView {}

  private let card = CardView()
  private let title = UILabel()
  private let plain = UILabel()
  private let toggle = UISwitch()
  private let slider = UISlider()
  private let progress = UIProgressView(progressViewStyle: .default)
  private let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
  private let pages = UIPageControl()
  private let swatch = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    title.text = "In a card"
    plain.text = "Elsewhere"
    toggle.isOn = true
    slider.value = 0.6
    progress.progress = 0.4
    segments.selectedSegmentIndex = 1
    pages.numberOfPages = 3
    swatch.backgroundColor = .tintColor
    swatch.cornerConfiguration = .capsule()
    card.cornerConfiguration = .corners(radius: .fixed(10))
    card.addSubview(title)
    for view in [card, plain, toggle, slider, progress, segments, pages, swatch] as [UIView] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 32
    card.frame = CGRect(x: 16, y: 16, width: width, height: 44)
    title.frame = card.bounds.insetBy(dx: 12, dy: 8)
    plain.frame = CGRect(x: 16, y: 72, width: 100, height: 31)
    toggle.frame.origin = CGPoint(x: bounds.width - 16 - toggle.bounds.width, y: 72)
    slider.frame = CGRect(x: 16, y: 112, width: width, height: 31)
    progress.frame = CGRect(x: 16, y: 154, width: width, height: 4)
    segments.frame = CGRect(x: 16, y: 172, width: width, height: 32)
    pages.frame = CGRect(x: 16, y: 212, width: 90, height: 26)
    swatch.frame = CGRect(x: bounds.width - 16 - 60, y: 215, width: 60, height: 20)
  }
}
