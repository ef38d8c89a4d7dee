import UIKit

/// Messages in Hebrew and Arabic, with numbers and Latin words among them.
///
/// The system font has neither script: the letters are DejaVu's.
final class InboxView: UIView {
  private struct Message {
    let name: String
    let time: String
    let text: String
    let color: UIColor
    var isUnread = false
  }

  private static let messages = [
    Message(
      name: "נועה לוי", time: "9:41",
      text: "קבעתי לנו שולחן ל-4 ב-Café Noir בשעה 20:30. מתאים?", color: .systemPink,
      isUnread: true),
    Message(
      name: "ليلى حسن", time: "8:15",
      text: "وصلت الطلبية رقم 1204، والفاتورة بقيمة 89.50 في المرفق.", color: .systemTeal),
    Message(
      name: "צוות iOS", time: "07:02",
      text: "גרסה 3.2 (build 118) עלתה ל-TestFlight. תודה לכולם!", color: .systemIndigo,
      isUnread: true),
    Message(
      name: "عمر الخطيب", time: "أمس",
      text: "السلام عليكم! هل نلتقي غدًا في المكتب؟", color: .systemOrange),
  ]

  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    semanticContentAttribute = .forceRightToLeft
    backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.addArrangedSubview(
      label("דואר נכנס", font: Self.font(28, isBold: true), color: .label))
    stack.setCustomSpacing(8, after: stack.arrangedSubviews[0])
    for message in Self.messages { stack.addArrangedSubview(row(message)) }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static func font(_ size: CGFloat, isBold: Bool = false) -> UIFont {
    UIFont(name: isBold ? "DejaVuSans-Bold" : "DejaVuSans", size: size)
      ?? .systemFont(ofSize: size)
  }

  private func label(_ text: String, font: UIFont, color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.semanticContentAttribute = .forceRightToLeft
    return label
  }

  private func row(_ message: Message) -> UIView {
    let dot = UIView()
    dot.backgroundColor = message.isUnread ? .systemBlue : .clear
    dot.layer.cornerRadius = 5
    let portrait = UIView()
    portrait.backgroundColor = message.color
    portrait.layer.cornerRadius = 22
    let name = label(message.name, font: Self.font(16, isBold: true), color: .label)
    let time = label(message.time, font: Self.font(13), color: .secondaryLabel)
    time.setContentHuggingPriority(.required, for: .horizontal)
    let text = label(message.text, font: Self.font(14), color: .secondaryLabel)
    text.numberOfLines = 2
    let top = UIStackView(arrangedSubviews: [name, time])
    top.alignment = .firstBaseline
    top.semanticContentAttribute = .forceRightToLeft
    let words = UIStackView(arrangedSubviews: [top, text])
    words.axis = .vertical
    words.spacing = 3
    let line = UIView()
    line.backgroundColor = .separator
    let row = UIView()
    row.semanticContentAttribute = .forceRightToLeft
    for view in [dot, portrait, words, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    NSLayoutConstraint.activate([
      dot.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      dot.centerYAnchor.constraint(equalTo: portrait.centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      portrait.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
      portrait.topAnchor.constraint(equalTo: row.topAnchor, constant: 10),
      portrait.widthAnchor.constraint(equalToConstant: 44),
      portrait.heightAnchor.constraint(equalToConstant: 44),
      words.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 12),
      words.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      words.topAnchor.constraint(equalTo: row.topAnchor, constant: 10),
      words.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -10),
      line.leadingAnchor.constraint(equalTo: words.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
    return row
  }
}
