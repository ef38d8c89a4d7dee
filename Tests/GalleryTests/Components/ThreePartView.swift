import UIKit

/// A header, a content area and a footer, laid out by hand.
final class ThreePartView: UIView {
  let header = UIView()
  let content = UIView()
  let footer = UIView()
  private let rows = (0..<3).map { _ in UIView() }

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
    let (headerHeight, footerHeight): (CGFloat, CGFloat) = (44, 32)
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: headerHeight)
    footer.frame = CGRect(
      x: 0, y: bounds.height - footerHeight, width: bounds.width, height: footerHeight)
    content.frame = CGRect(
      x: 0, y: headerHeight, width: bounds.width,
      height: bounds.height - headerHeight - footerHeight)

    let pitch = content.bounds.height / CGFloat(rows.count)
    for (index, row) in rows.enumerated() {
      let width = content.bounds.width - 32 - CGFloat(index) * 36
      row.frame = CGRect(x: 16, y: (CGFloat(index) + 0.5) * pitch - 5, width: width, height: 10)
      row.layer.cornerRadius = 5
    }
  }

  private func setUp() {
    clipsToBounds = true
    layer.cornerRadius = 14
    header.backgroundColor = .systemBlue
    content.backgroundColor = .secondarySystemBackground
    footer.backgroundColor = .systemGray4
    [header, content, footer].forEach(addSubview)
    for row in rows {
      row.backgroundColor = .systemGray2
      content.addSubview(row)
    }
  }
}
