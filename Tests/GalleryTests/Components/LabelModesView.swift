import UIKit

/// Labels that are too narrow for their text, or wrap, shrink and align it.
final class LabelModesView: UIView {
  private let text = "The quick brown fox jumps over the lazy dog"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let modes: [(String, NSLineBreakMode)] = [
      ("Tail", .byTruncatingTail), ("Middle", .byTruncatingMiddle), ("Head", .byTruncatingHead),
      ("Clip", .byClipping),
    ]
    var rows = modes.map { name, mode in row(name) { $0.lineBreakMode = mode } }
    rows.append(
      row("Shrink") {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.5
      })
    rows.append(row("2 lines") { $0.numberOfLines = 2 })
    rows.append(
      row("Letters") {
        $0.numberOfLines = 0
        $0.lineBreakMode = .byCharWrapping
      })
    for (name, alignment) in [
      ("Centre", NSTextAlignment.center), ("Right", .right), ("Justify", .justified),
    ] {
      rows.append(
        row(name) {
          $0.numberOfLines = 0
          $0.textAlignment = alignment
        })
    }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func row(_ name: String, _ change: (UILabel) -> Void) -> UIView {
    let title = UILabel()
    title.text = name
    title.font = .systemFont(ofSize: 13)
    title.textColor = .secondaryLabel
    title.widthAnchor.constraint(equalToConstant: 56).isActive = true
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 15)
    change(label)
    let row = UIStackView(arrangedSubviews: [title, label])
    row.alignment = .firstBaseline
    row.spacing = 8
    return row
  }
}
