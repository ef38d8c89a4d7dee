import UIKit

/// The system's controls at rest, placed by hand.
final class ControlPanelView: UIView {
  private let on = UISwitch()
  private let off = UISwitch()
  private let disabled = UISwitch()
  private let slider = UISlider()
  private let stepper = UIStepper()
  private let progress = UIProgressView(progressViewStyle: .default)
  private let spinner = UIActivityIndicatorView(style: .large)
  private let pages = UIPageControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    on.isOn = true
    disabled.isOn = true
    disabled.isEnabled = false
    slider.value = 0.4
    progress.progress = 0.65
    spinner.startAnimating()
    pages.numberOfPages = 4
    pages.currentPage = 1
    pages.pageIndicatorTintColor = .tertiaryLabel
    pages.currentPageIndicatorTintColor = .label
    for view in [on, off, disabled, slider, stepper, progress, spinner, pages] as [UIView] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset: CGFloat = 16
    let width = bounds.width - 2 * inset
    on.frame.origin = CGPoint(x: inset, y: 16)
    off.frame.origin = CGPoint(x: inset + 68, y: 16)
    disabled.frame.origin = CGPoint(x: inset + 136, y: 16)
    slider.frame = CGRect(x: inset, y: 58, width: width, height: 34)
    stepper.frame.origin = CGPoint(x: inset, y: 104)
    spinner.frame.origin = CGPoint(x: bounds.width - inset - 50, y: 101)
    progress.frame = CGRect(x: inset, y: 150, width: width, height: 4)
    pages.frame = CGRect(x: inset, y: 160, width: width, height: 26)
  }
}
