import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct UIHostingConfigurationTests {
  private func height<C: UIContentConfiguration>(_ configuration: C, width: CGFloat) -> CGFloat {
    configuration.makeContentView().sizeThatFits(CGSize(width: width, height: 0)).height
  }

  @Test func `a cell is as high as its content with margins, and 44 points at least`() {
    let tall = UIHostingConfiguration { Color.red.frame(height: 60) }.margins(.all, 10)
    #expect(height(tall, width: 200) == 80)
    let low = UIHostingConfiguration { Color.red.frame(height: 5) }.margins(.all, 10)
    #expect(height(low, width: 200) == 44)
    #expect(height(low.minSize(height: 0), width: 200) == 25)
  }

  @Test func `margins of one edge leave the others`() {
    let configuration = UIHostingConfiguration { Color.red.frame(height: 60) }
      .margins(.all, 10).margins(.top, 30)
    #expect(height(configuration, width: 200) == 100)
  }

  @Test func `the background fills the cell and the content keeps its margins`() throws {
    let view = UIHostingConfiguration { Color.white.frame(height: 20) }
      .margins(.all, 10).minSize(height: 0).background(Color.blue).makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    let host = RenderHost(
      size: view.frame.size, traits: UITraitCollection(displayScale: 1), safeAreaInsets: .zero)
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.host(controller)
    try host.settle()
    let bytes = try host.render(scale: 1).straightRGBA()
    #expect(bytes[2] > 200 && bytes[0] < 100)
    let middle = 4 * (20 * 60 + 30)
    #expect(Array(bytes[middle..<middle + 4]) == [255, 255, 255, 255])
  }

  @Test func `another configuration shows another content in the same view`() {
    struct Row: View {
      let height: CGFloat
      var body: some View { Color.red.frame(height: height) }
    }
    let view = UIHostingConfiguration { Row(height: 60) }.margins(.all, 0).makeContentView()
    view.configuration = UIHostingConfiguration { Row(height: 90) }.margins(.all, 0)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 90)
  }
}
