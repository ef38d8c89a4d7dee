import Testing
import UIKit

@MainActor
@Suite struct NSTextContainerTests {
  private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  private func system(_ text: String, size: CGSize) -> System {
    System(text, size: size, body)
  }

  @Test func `text flows from one container into the next`() {
    let system = system("a\nb\nc\nd", size: CGSize(width: 100, height: 45))
    defer { withExtendedLifetime(system) {} }
    let (manager, first) = (system.manager, system.container)
    let second = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(second)
    #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 4))
    #expect(manager.glyphRange(for: second) == NSRange(location: 4, length: 3))
    #expect(manager.textContainer(forGlyphAt: 5, effectiveRange: nil) === second)
    #expect(manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == 0)
  }

  @Test func `lines keep out of exclusion paths`() {
    let text = Array(repeating: "word", count: 60).joined(separator: " ")
    let system = system(text, size: CGSize(width: 200, height: 0))
    defer { withExtendedLifetime(system) {} }
    let (manager, container) = (system.manager, system.container)
    let plain = manager.usedRect(for: container).height
    let hole = CGRect(x: 80, y: 30, width: 60, height: 60)
    container.exclusionPaths = [UIBezierPath(rect: hole)]
    #expect(manager.usedRect(for: container).height > plain)
    var sides: Set<String> = []
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, _, _ in
      #expect(used.maxX <= rect.maxX + 0.01)
      guard rect.maxY > hole.minY, rect.minY < hole.maxY else { return }
      #expect(rect.intersection(hole).width < 10.01)
      sides.insert(rect.midX < hole.midX ? "left" : "right")
    }
    #expect(sides == ["left", "right"])
  }

  @Test func `an exclusion as wide as the container moves lines below it`() {
    let system = system("word", size: CGSize(width: 200, height: 0))
    defer { withExtendedLifetime(system) {} }
    let (manager, container) = (system.manager, system.container)
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 40))]
    #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minY == 40)
  }
}
