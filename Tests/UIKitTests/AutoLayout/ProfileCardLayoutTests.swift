import Testing
import UIKit

/// A card with a round picture and two texts beside it, as apps write them: stacks in stacks,
/// pinned to the card with padding.
@MainActor
@Suite struct ProfileCardLayoutTests {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 343, height: 72))
  private let picture = UIImageView()
  /// One line of 17 points semibold: 20.287 points, which are 61 pixels at 3x.
  private let name = SizedView(123, 61.0 / 3)
  /// One line of 14 points: 16.707 points, which are 51 pixels at 3x.
  private let text = SizedView(180, 17)
  private let texts = UIStackView()
  private let row = UIStackView()

  init() {
    for view in [name, text] { texts.addArrangedSubview(view) }
    texts.axis = .vertical
    texts.spacing = 4
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    for view in [picture, texts] { row.addArrangedSubview(view) }
    card.addSubview(row)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 48),
      picture.heightAnchor.constraint(equalToConstant: 48),
      row.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      row.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      row.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
    ])
  }

  private func expect(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) {
    let frame = view.frame
    for (actual, expected) in [
      (frame.minX, x), (frame.minY, y), (frame.width, width), (frame.height, height),
    ] {
      #expect(abs(actual - expected) < 1e-9, "\(frame)")
    }
  }

  @Test func `at 343 points the texts have what padding, picture and spacing leave`() {
    let (_, issues) = LayoutDiagnostics.collecting { card.layoutIfNeeded() }
    #expect(issues == [])
    // 343 − 2 · 16 by 72 − 2 · 12.
    expect(row, 16, 12, 311, 48)
    expect(picture, 0, 0, 48, 48)
    // 48 + 12; 311 − 60; 61/3 + 4 + 17 = 124/3 high, in the middle: (48 − 124/3) / 2 = 10/3.
    expect(texts, 60, 10.0 / 3, 251, 124.0 / 3)
    expect(name, 0, 0, 251, 61.0 / 3)
    expect(text, 0, 73.0 / 3, 251, 17)
  }

  @Test func `the card fits the picture, which is higher than the texts`() {
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 343, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 343, height: 72))
  }
}
