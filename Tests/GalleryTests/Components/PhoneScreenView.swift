import UIKit

/// A whole screen of an app: bar, card, list, form and tabs.
final class PhoneScreenView: UIView {
  struct Texts {
    var title = "Account"
    var name = "Ada Lovelace"
    var about = "Analyst and writer. She saw that an engine of numbers could weave more than sums."
    var follow = "Follow"
    var message = "Message"
    var rows = [
      ("Notifications", "On"), ("Appearance", "Automatic"), ("Language", "English"),
      ("Storage", "12.4 GB of 64 GB"),
    ]
    var email = "ada@example.com"
    var password = "Password"
    var segments = ["All", "Unread", "Flagged"]
    var tabs = ["Home", "Search", "Account"]
  }

  private let bar = UINavigationBar()
  private let tabs = UITabBar()
  private let stack = UIStackView()

  init(texts: Texts, frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    let item = UINavigationItem(title: texts.title)
    item.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .edit, target: nil, action: nil)
    bar.prefersLargeTitles = true
    bar.standardAppearance.configureWithTransparentBackground()
    bar.setItems([item], animated: false)
    stack.axis = .vertical
    stack.spacing = 16
    stack.addArrangedSubview(card(texts))
    let segments = UISegmentedControl(items: texts.segments)
    segments.selectedSegmentIndex = 0
    stack.addArrangedSubview(segments)
    stack.addArrangedSubview(list(texts))
    stack.addArrangedSubview(form(texts))
    tabs.items = zip(texts.tabs, ["house", "magnifyingglass", "person"]).map {
      UITabBarItem(title: $0, image: UIImage(systemName: $1), tag: 0)
    }
    tabs.selectedItem = tabs.items?.last
    tabs.items?.first?.badgeValue = "3"
    for view in [bar, stack, tabs] { addSubview(view) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 120),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 20, width: bounds.width, height: 96)
    tabs.frame = CGRect(x: 0, y: bounds.height - 83, width: bounds.width, height: 83)
  }

  // MARK: Parts

  private func label(
    _ text: String, _ style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 0
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = lines
    return label
  }

  private func panel(_ content: UIView, inset: CGFloat) -> UIView {
    let panel = UIView()
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.layer.cornerRadius = 10
    panel.layer.cornerCurve = .continuous
    content.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: panel.topAnchor, constant: inset),
      content.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -inset),
      content.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -16),
    ])
    return panel
  }

  private func card(_ texts: Texts) -> UIView {
    let portrait = UILabel()
    portrait.text = String(texts.name.prefix(1))
    portrait.font = .systemFont(ofSize: 28, weight: .semibold)
    portrait.textColor = .white
    portrait.textAlignment = .center
    portrait.backgroundColor = .systemIndigo
    portrait.layer.cornerRadius = 30
    portrait.clipsToBounds = true
    portrait.widthAnchor.constraint(equalToConstant: 60).isActive = true
    portrait.heightAnchor.constraint(equalToConstant: 60).isActive = true
    let words = UIStackView(arrangedSubviews: [
      label(texts.name, .headline),
      label(texts.about, .subheadline, color: .secondaryLabel),
    ])
    words.axis = .vertical
    words.spacing = 2
    let top = UIStackView(arrangedSubviews: [portrait, words])
    top.spacing = 12
    top.alignment = .top
    var filled = UIButton.Configuration.filled()
    filled.title = texts.follow
    var gray = UIButton.Configuration.gray()
    gray.title = texts.message
    let buttons = UIStackView(arrangedSubviews: [
      UIButton(configuration: filled), UIButton(configuration: gray),
    ])
    buttons.spacing = 10
    buttons.distribution = .fillEqually
    let all = UIStackView(arrangedSubviews: [top, buttons])
    all.axis = .vertical
    all.spacing = 14
    return panel(all, inset: 16)
  }

  private func list(_ texts: Texts) -> UIView {
    let rows = texts.rows.enumerated().map { index, row in
      line(row.0, row.1, isLast: index + 1 == texts.rows.count)
    }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    return panel(stack, inset: 0)
  }

  private func line(_ title: String, _ value: String, isLast: Bool) -> UIView {
    let sign = UIImageView(
      image: UIImage(
        systemName: "chevron.forward",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)))
    sign.tintColor = .tertiaryLabel
    sign.setContentHuggingPriority(.required, for: .horizontal)
    sign.setContentCompressionResistancePriority(.required, for: .horizontal)
    let name = label(title, .body, lines: 1)
    name.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    name.setContentCompressionResistancePriority(UILayoutPriority(760), for: .horizontal)
    let detail = label(value, .body, color: .secondaryLabel, lines: 1)
    let row = UIStackView(arrangedSubviews: [name, detail, sign])
    row.spacing = 8
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = .init(top: 11, leading: 0, bottom: 11, trailing: 0)
    guard !isLast else { return row }
    let separator = UIView()
    separator.backgroundColor = .separator
    separator.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(separator)
    NSLayoutConstraint.activate([
      separator.heightAnchor.constraint(equalToConstant: 0.5),
      separator.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: 16),
      separator.bottomAnchor.constraint(equalTo: row.bottomAnchor),
    ])
    return row
  }

  private func form(_ texts: Texts) -> UIView {
    let email = UITextField()
    email.borderStyle = .roundedRect
    email.text = texts.email
    email.clearButtonMode = .always
    let password = UITextField()
    password.borderStyle = .roundedRect
    password.placeholder = texts.password
    for field in [email, password] {
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
    }
    let stack = UIStackView(arrangedSubviews: [email, password])
    stack.axis = .vertical
    stack.spacing = 10
    return panel(stack, inset: 16)
  }
}
