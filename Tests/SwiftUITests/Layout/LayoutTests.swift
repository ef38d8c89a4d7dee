import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LayoutTests {
  private func fits<V: View>(_ view: V, _ width: CGFloat = 0, _ height: CGFloat = 0) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: width, height: height))
  }

  @Test func `a padded text under a zero proposal is as large as its padding`() {
    #expect(fits(Text("Hello").padding()) == CGSize(width: 32, height: 32))
  }

  @Test func `a spacer between texts is eight points, without gaps`() {
    let row = HStack {
      Text("a")
      Spacer()
      Text("b")
    }.padding()
    #expect(fits(row) == CGSize(width: 40, height: 32))
  }

  @Test func `colours take ten points where nothing is proposed`() {
    let huge = CGFloat.greatestFiniteMagnitude
    #expect(fits(Color.red, huge, huge) == CGSize(width: 10, height: 10))
    #expect(fits(Circle(), 30, 20) == CGSize(width: 20, height: 20))
  }

  @Test func `plain views are eight points apart in a stack`() throws {
    let hosted = try Hosted(
      VStack {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 40, height: 10)
      })
    #expect(
      hosted.frames("Color") == [
        CGRect(x: 90, y: 86, width: 20, height: 10), CGRect(x: 80, y: 104, width: 40, height: 10),
      ])
  }

  @Test func `a stack offers the least flexible views their share first`() throws {
    let hosted = try Hosted(
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(maxWidth: 30)
        Color.green
      }, width: 130, height: 20)
    #expect(hosted.frames("Color").map(\.width) == [50, 30, 50])
  }

  @Test func `a higher layout priority gets all but the least of the others`() throws {
    let hosted = try Hosted(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20)
        Color.blue.layoutPriority(1)
      }, width: 100, height: 20)
    #expect(hosted.frames("Color").map(\.width) == [20, 80])
  }

  @Test func `an infinite maximum width fills a proposal and hugs without one`() {
    let view = Color.red.frame(width: 20, height: 5).frame(maxWidth: .infinity)
    let huge = CGFloat.greatestFiniteMagnitude
    #expect(fits(view, 90, 50).width == 90)
    #expect(fits(view, huge, huge).width == 20)
  }

  @Test func `views in a geometry reader lie at its top leading corner`() throws {
    let hosted = try Hosted(
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: 10)
      }, width: 80, height: 60)
    #expect(hosted.frames("Color") == [CGRect(x: 0, y: 0, width: 40, height: 10)])
  }

  @Test func `rows, offsets and positions are mirrored from right to left`() throws {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: .rightToLeft),
    ])
    let hosted = try Hosted(
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 30, height: 10).offset(x: 5)
      }, width: 40, height: 10, traits: traits)
    #expect(hosted.frames("Color").map(\.minX) == [30, -5])
    let placed = try Hosted(
      Color.red.frame(width: 10, height: 10).position(x: 10, y: 20), width: 40, height: 40,
      traits: traits)
    #expect(placed.frames("Color") == [CGRect(x: 25, y: 15, width: 10, height: 10)])
  }

  @Test func `flexible grid columns share what fixed ones leave`() throws {
    let hosted = try Hosted(
      LazyVGrid(
        columns: [
          GridItem(.fixed(40), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem(),
        ],
        spacing: 4
      ) {
        ForEach(0..<4) { _ in Color.red.frame(height: 12) }
      }, width: 200, height: 40)
    let frames = hosted.frames("Color")
    #expect(frames.map(\.minX) == [0, 50, 130, 0])
    #expect(frames.map(\.width) == [40, 70, 70, 40])
    #expect(frames.map(\.minY) == [6, 6, 6, 22])
  }

  @Test func `a background style reaches under the safe area, its view does not`() throws {
    let hosted = try Hosted(
      Color.red.frame(maxHeight: .infinity).background(.blue), width: 50, height: 100,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    #expect(hosted.frames("Color") == [CGRect(x: 0, y: 20, width: 50, height: 70)])
    #expect(hosted.frames("Rectangle") == [CGRect(x: 0, y: 0, width: 50, height: 100)])
  }

  private struct Third: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, view) in subviews.enumerated() {
        view.place(
          at: CGPoint(x: bounds.width * CGFloat(index) / 3, y: bounds.midY), anchor: .leading,
          proposal: ProposedViewSize(width: 10, height: 10))
      }
    }
  }

  @Test func `a layout of one's own places its subviews by an anchor`() throws {
    let hosted = try Hosted(
      Third()() {
        Color.red
        Color.blue
      }, width: 90, height: 50)
    #expect(
      hosted.frames("Color") == [
        CGRect(x: 0, y: 20, width: 10, height: 10), CGRect(x: 30, y: 20, width: 10, height: 10),
      ])
  }

  @Test func `a scroll view fills the length it scrolls and shows its content from the top`() throws
  {
    let hosted = try Hosted(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<9) { _ in Color.red.frame(height: 30) } } },
      width: 60, height: 100)
    #expect(hosted.frames("Color").map(\.minY) == (0..<9).map { CGFloat($0) * 30 })
    #expect(hosted.frames("LazyVStack") == [CGRect(x: 0, y: 0, width: 60, height: 270)])
  }

  private struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(4).background(.blue)
    }
  }

  @Test func `a button style wraps its label`() throws {
    let hosted = try Hosted(
      Button(action: {}) { Color.red.frame(width: 10, height: 10) }.buttonStyle(Boxed()))
    #expect(hosted.frames("Rectangle") == [CGRect(x: 91, y: 91, width: 18, height: 18)])
  }

  @Test func `a stack with two spacers takes what views beside it leave`() throws {
    let hosted = try Hosted(
      VStack(spacing: 10) {
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          Color.red.aspectRatio(1, contentMode: .fit)
          Spacer(minLength: 0)
        }
        Color.blue.frame(height: 40)
      }, width: 100, height: 400)
    #expect(hosted.frames("VStack").first == CGRect(x: 0, y: 0, width: 100, height: 400))
    #expect(
      hosted.frames("Color") == [
        CGRect(x: 0, y: 125, width: 100, height: 100),
        CGRect(x: 0, y: 360, width: 100, height: 40),
      ])
  }
}
