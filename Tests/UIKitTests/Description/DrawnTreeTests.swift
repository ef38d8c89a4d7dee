import Testing
import UIKit

@MainActor
@Suite struct DrawnTreeTests: TellsTrees {
  @Test func `frames are in the root's bounds`() {
    let card = card()
    card.bounds.origin = CGPoint(x: 3, y: 4)
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
    card.badge.addSubview(inner)
    card.badge.transform = CGAffineTransform(scaleX: 2, y: 2)
    let nodes = DrawnTree(of: card.layer).nodes
    #expect(nodes[0].frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(nodes[1].frame == CGRect(x: 7, y: 1, width: 80, height: 20))
    #expect(nodes[2].frame == CGRect(x: 82, y: -9, width: 20, height: 20))
    #expect(nodes[3].frame == CGRect(x: 84, y: -5, width: 10, height: 10))
  }

  @Test func `what is hidden is told of alone`() {
    let card = card()
    card.badge.addSubview(UIView())
    card.badge.isHidden = true
    card.titleLabel.alpha = 0
    #expect(lines(card)[1...2] == ["1 UILabel titleLabel|alpha=0", "1 UIView badge|isHidden=true"])
    #expect(DrawnTree(of: card.layer).nodes[2].frame == .zero)
  }

  @Test func `the same view gives the same tree`() {
    #expect(lines(card()) == lines(card()))
  }
}
