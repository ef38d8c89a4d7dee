import UIKit

/// Buttons of all kinds, and a segmented control.
final class ButtonBoardView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    let stack = UIStackView(arrangedSubviews: [
      row(configurations.map { UIButton(configuration: $0) }),
      row(configurations.map { disabled(UIButton(configuration: $0)) }),
      row([withImage(.leading), withImage(.trailing), withImage(.top)]),
      row([sized(.small), sized(.medium), capsule]),
      row([system, custom, withSubtitle]),
      segments,
    ])
    stack.axis = .vertical
    stack.spacing = 14
    stack.alignment = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func row(_ views: [UIView]) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = .equalSpacing
    row.alignment = .center
    return row
  }

  private var configurations: [UIButton.Configuration] {
    let kinds: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]
    return kinds.map { name, configuration in
      var configuration = configuration
      configuration.title = name
      return configuration
    }
  }

  private func disabled(_ button: UIButton) -> UIButton {
    button.isEnabled = false
    return button
  }

  private func withImage(_ placement: NSDirectionalRectEdge) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Add"
    configuration.image = UIImage(systemName: "plus.circle.fill")
    configuration.imagePadding = 6
    configuration.imagePlacement = placement
    return UIButton(configuration: configuration)
  }

  private func sized(_ size: UIButton.Configuration.Size) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = size == .small ? "Small" : "Medium"
    configuration.buttonSize = size
    return UIButton(configuration: configuration)
  }

  private var capsule: UIButton {
    var configuration = UIButton.Configuration.borderedProminent()
    configuration.title = "Large capsule"
    configuration.buttonSize = .large
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .systemGreen
    return UIButton(configuration: configuration)
  }

  private var withSubtitle: UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Subscribe"
    configuration.subtitle = "7 days free"
    return UIButton(configuration: configuration)
  }

  private var system: UIButton {
    let button = UIButton(type: .system)
    button.setTitle("System", for: .normal)
    return button
  }

  private var custom: UIButton {
    let button = UIButton()
    button.setTitle("Custom", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14)
    button.backgroundColor = .systemIndigo
    button.layer.cornerRadius = 10
    return button
  }
}
