import Testing
import UIKit

@MainActor @Suite struct UIVisualEffectViewTests {
  @Test func `content fills the view and is drawn, the effect is not`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.contentView.frame == view.bounds)
    let red = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    red.backgroundColor = .red
    view.contentView.addSubview(red)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let rows = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
      UIColor.blue.setFill()
      $0.fill(view.bounds)
      view.layer.render(in: $0.cgContext)
    }.rgbaRows
    #expect(rows[10][5] == Pixel.red)
    #expect(rows[10][15] == Pixel.blue)
  }
}
