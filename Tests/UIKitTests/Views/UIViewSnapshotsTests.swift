import Testing
import UIKit

@MainActor @Suite struct UIViewSnapshotsTests {
  private func halves() -> UIView {
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 4, height: 2))
    view.backgroundColor = .red
    let right = UIView(frame: CGRect(x: 2, y: 0, width: 2, height: 2))
    right.backgroundColor = .blue
    view.addSubview(right)
    return view
  }

  private func rows(
    _ size: CGSize, scale: CGFloat = 1, _ draw: (UIGraphicsImageRendererContext) -> Void
  ) -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { draw($0) }.rgbaRows
  }

  @Test func `a hierarchy is stretched to where it is drawn`() {
    let view = halves()
    let (r, b, c) = (Pixel.red, Pixel.blue, Pixel.clear)
    let drawn = rows(CGSize(width: 4, height: 2)) { _ in
      #expect(
        view.drawHierarchy(
          in: CGRect(x: 1, y: 0, width: 2, height: 1), afterScreenUpdates: true))
      #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: true))
    }
    #expect(drawn == [[c, r, b, c], [c, c, c, c]])
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
  }

  @Test func `a hierarchy is drawn as the screen shows it, animations where they are`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    let child = UIView(frame: CGRect(x: 1, y: 0, width: 1, height: 1))
    child.backgroundColor = .blue
    view.addSubview(child)
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = UIColor.red.cgColor
    animation.duration = 10
    child.layer.add(animation, forKey: "color")
    let shown = rows(view.bounds.size) { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(shown == [[Pixel.clear, Pixel.red]])
    let plain = rows(view.bounds.size) { view.layer.render(in: $0.cgContext) }
    #expect(plain == [[Pixel.clear, Pixel.blue]])
    child.layer.removeAllAnimations()
  }

  @Test func `a snapshot view keeps what a view looked like`() throws {
    let view = halves()
    let copy = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .green
    #expect(copy.frame == view.frame)
    // At the screen's scale the picture is copied as it is.
    let scale = UIScreen.main.scale
    let drawn = rows(copy.bounds.size, scale: scale) { copy.layer.render(in: $0.cgContext) }
    let half = Int(2 * scale)
    #expect(
      drawn[0] == [UInt32](repeating: Pixel.red, count: half)
        + [UInt32](repeating: Pixel.blue, count: half))
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test func `a part of a view can be taken`() throws {
    let part = try #require(
      halves().resizableSnapshotView(
        from: CGRect(x: 1, y: 0, width: 2, height: 2), afterScreenUpdates: false,
        withCapInsets: .zero))
    #expect(part.bounds.size == CGSize(width: 2, height: 2))
    let scale = UIScreen.main.scale
    let drawn = rows(part.bounds.size, scale: scale) { part.layer.render(in: $0.cgContext) }
    #expect(
      drawn[1] == [UInt32](repeating: Pixel.red, count: Int(scale))
        + [UInt32](repeating: Pixel.blue, count: Int(scale)))
  }
}
