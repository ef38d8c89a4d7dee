import UIKit

/// A card composed of the other components, as a screen would use them.
final class DashboardView: UIView {
  let avatar = AvatarView()
  let ring = ProgressRingView()
  let chart = LineChartView()
  let sparkline = SparklineView()
  let stars = StarRatingView()
  private let titleBar = UIView()
  private let subtitleBar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    avatar.frame = CGRect(x: 16, y: 16, width: 56, height: 56)
    titleBar.frame = CGRect(x: 88, y: 22, width: width * 0.34, height: 12)
    subtitleBar.frame = CGRect(x: 88, y: 40, width: width * 0.22, height: 8)
    stars.frame = CGRect(x: 84, y: 52, width: 100, height: 20)
    ring.frame = CGRect(x: width - 72, y: 16, width: 56, height: 56)
    chart.frame = CGRect(x: 8, y: 84, width: width - 16, height: bounds.height - 84 - 60)
    sparkline.frame = CGRect(x: 16, y: bounds.height - 52, width: width - 32, height: 40)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 20).cgPath
  }

  private func setUp() {
    backgroundColor = .systemBackground
    layer.cornerRadius = 20
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 4)
    titleBar.backgroundColor = .label
    titleBar.layer.cornerRadius = 6
    subtitleBar.backgroundColor = .tertiaryLabel
    subtitleBar.layer.cornerRadius = 4
    ring.lineWidth = 8
    [avatar, titleBar, subtitleBar, stars, ring, chart, sparkline].forEach(addSubview)
    // Nothing behind what is drawn: the card shows through.
    for drawn in [ring, chart, sparkline, stars] { drawn.backgroundColor = .clear }
  }
}
