import UIKit

final class DrawnCard: UIView {
  let titleLabel = UILabel(frame: CGRect(x: 10, y: 5, width: 80, height: 20))
  lazy var badge = UIView(frame: CGRect(x: 90, y: 0, width: 10, height: 10))
  private var rows: [UILabel] = []
  var overlay: UIView?
  weak var accent: CALayer?
  let delay = 1.5

  func fill() {
    rows = [UILabel(), UILabel()]
    let accent = CALayer()
    self.accent = accent
    addSubview(titleLabel)
    addSubview(badge)
    rows.forEach(addSubview)
    layer.addSublayer(accent)
  }
}

/// What tests of trees share.
@MainActor protocol TellsTrees {}

extension TellsTrees {
  func card() -> DrawnCard {
    let card = DrawnCard(frame: CGRect(x: 30, y: 30, width: 100, height: 50))
    card.fill()
    return card
  }

  func lines(_ view: UIView) -> [String] {
    DrawnTree(of: view.layer).nodes.map { node in
      let properties = node.properties.pairs.map { "\($0.key)=\($0.value)" }
      return (["\(node.depth) \(node.type) \(node.name)"] + properties).joined(separator: "|")
    }
  }

  /// The properties of a view alone.
  func properties(_ view: UIView) -> String {
    DrawnTree(of: view.layer).nodes[0].properties.pairs
      .map { "\($0.key)=\($0.value)" }.joined(separator: "|")
  }
}
