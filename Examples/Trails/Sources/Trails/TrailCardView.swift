import UIKit

public protocol TrailCardViewDelegate: AnyObject {
  func trailCardDidTapSave(_ card: TrailCardView)
}

/// A trail in a list: its picture, name, and the three numbers one asks for first.
public final class TrailCardView: UIView {
  public weak var delegate: TrailCardViewDelegate?

  public var trail: Trail? {
    didSet { update() }
  }

  private let imageView = UIImageView()
  private let difficultyLabel = PillLabel()
  private let saveButton = UIButton(type: .system)
  private let nameLabel = UILabel()
  private let regionLabel = UILabel()
  private let ratingLabel = UILabel()
  private let stats = UIStackView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .paper
    layer.cornerRadius = 24
    layer.cornerCurve = .continuous
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 6)

    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 18
    imageView.layer.cornerCurve = .continuous

    nameLabel.font = .rounded(.title3, .bold)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    regionLabel.font = .preferredFont(forTextStyle: .subheadline)
    regionLabel.textColor = .secondaryLabel
    regionLabel.adjustsFontForContentSizeCategory = true
    ratingLabel.font = .rounded(.subheadline, .semibold)
    ratingLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    ratingLabel.setContentHuggingPriority(.required, for: .horizontal)

    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .paper
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 9, leading: 9, bottom: 9, trailing: 9)
    configuration.preferredSymbolConfigurationForImage = .init(pointSize: 15, weight: .semibold)
    saveButton.configuration = configuration
    saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)

    stats.distribution = .fillEqually

    let title = UIStackView(arrangedSubviews: [nameLabel, ratingLabel])
    title.alignment = .firstBaseline
    title.spacing = 8
    let texts = UIStackView(arrangedSubviews: [title, regionLabel, stats])
    texts.axis = .vertical
    texts.spacing = 2
    texts.setCustomSpacing(14, after: regionLabel)

    for view in [imageView, difficultyLabel, saveButton, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      imageView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      imageView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 0.5),
      difficultyLabel.topAnchor.constraint(equalTo: imageView.topAnchor, constant: 12),
      difficultyLabel.leadingAnchor.constraint(equalTo: imageView.leadingAnchor, constant: 12),
      saveButton.topAnchor.constraint(equalTo: imageView.topAnchor, constant: 10),
      saveButton.trailingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: -10),
      texts.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 14),
      texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 18),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -18),
      texts.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -18),
    ])
  }

  private func update() {
    guard let trail else { return }
    imageView.image = UIImage(named: trail.image, in: .module, with: nil)
    difficultyLabel.text = trail.difficulty.title
    difficultyLabel.color = trail.difficulty.color
    nameLabel.text = trail.name
    regionLabel.text = trail.region
    let star = NSTextAttachment(
      image: UIImage(systemName: "star.fill")!.withTintColor(.systemOrange))
    star.bounds = CGRect(x: 0, y: -1, width: 13, height: 12.5)
    let rating = NSMutableAttributedString(attachment: star)
    rating.append(NSAttributedString(string: " \(trail.rating.formatted())"))
    ratingLabel.attributedText = rating

    stats.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for (symbol, text) in [
      ("arrow.left.and.right", trail.distance()),
      ("arrow.up.right", trail.ascent()), ("clock", trail.time),
    ] {
      stats.addArrangedSubview(StatLabel(symbol: symbol, text: text))
    }

    saveButton.configuration?.image = UIImage(systemName: trail.isSaved ? "heart.fill" : "heart")
    saveButton.configuration?.baseForegroundColor = trail.isSaved ? .coral : .label
    saveButton.accessibilityLabel =
      trail.isSaved
      ? String(localized: "Saved", bundle: .module) : String(localized: "Save", bundle: .module)
  }

  @objc private func save() {
    trail?.isSaved.toggle()
    delegate?.trailCardDidTapSave(self)
  }
}

/// White text on a capsule of a color.
private final class PillLabel: UIView {
  private let label = UILabel()

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  var color: UIColor? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }

  init() {
    super.init(frame: .zero)
    label.font = .rounded(.footnote, .bold)
    label.textColor = .paper
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

/// A symbol and a number.
private final class StatLabel: UIStackView {
  convenience init(symbol: String, text: String) {
    let image = UIImageView(
      image: UIImage(
        systemName: symbol,
        withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote, scale: .medium)))
    image.tintColor = .pine
    image.setContentHuggingPriority(.required, for: .horizontal)
    let label = UILabel()
    label.text = text
    label.font = .rounded(.footnote, .semibold)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.8
    self.init(arrangedSubviews: [image, label])
    spacing = 5
    alignment = .center
  }
}
