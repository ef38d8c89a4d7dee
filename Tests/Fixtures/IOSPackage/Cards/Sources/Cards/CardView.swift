import LayoutKit
import UIKit

@objc public protocol CardViewDelegate: AnyObject {
  @objc optional func cardView(_ card: CardView, didTapAt count: Int)
  @objc optional var cardLimit: Int { get }
}

@IBDesignable
open class CardView: UIView {
  @IBInspectable public var corner: CGFloat = 12 { didSet { layer.cornerRadius = corner } }
  @IBOutlet public weak var delegate: CardViewDelegate?
  @objc public dynamic var count = 0
  let label = UILabel()
  private lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Tap", for: .normal)
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    return button
  }()
  private var observation: NSKeyValueObservation?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemYellow
    layer.cornerRadius = corner
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    addSubview(stack)
    stack.pin(to: self, inset: 8)
    label.text = Self.title
    observation = observe(\.count, options: [.new]) { card, change in
      card.label.text = "count \(change.newValue ?? -1)"
    }
  }

  static var title: String {
    let url = Bundle.module.url(forResource: "card", withExtension: "json")!
    return try! JSONDecoder().decode([String: String].self, from: Data(contentsOf: url))["title"]!
  }

  @objc private func tapped(_ sender: UIButton) {
    count += 1
    delegate?.cardView?(self, didTapAt: count)
    if let limit = delegate?.cardLimit, count >= limit { isHidden = true }
  }

  public func tap() { button.sendActions(for: .touchUpInside) }
}

extension CardView {
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderWidth = bounds.width / 100
  }
}
