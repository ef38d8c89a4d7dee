import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewForgottenMaskTests: InspectsViews {
  private let root = UIView()
  private let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))

  init() {
    root.addSubview(view)
  }

  @Test func `a constraint of a view that its frame places is named`() throws {
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let found = try inspected(root).filter { $0.kind == .forgottenMask }
    #expect(found.count == 1)
    #expect(
      found.first?.sentence.contains(" has constraints, and its frame stands for others: ") == true)
  }

  @Test func `a view that constraints place, or that others follow, is no mistake`() throws {
    let follower = SizedView(10, 10)
    root.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      follower.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    #expect(try inspected(root).filter { $0.kind == .forgottenMask } == [])
  }
}
