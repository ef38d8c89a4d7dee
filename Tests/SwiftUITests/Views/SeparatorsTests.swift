import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct SeparatorsTests {
  private func fits<V: View>(_ view: V, _ width: CGFloat = 0, _ height: CGFloat = 0) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: width, height: height))
  }

  @Test func `a spacer between texts is eight points, without gaps`() {
    let row = HStack {
      Text("a")
      Spacer()
      Text("b")
    }.padding()
    #expect(fits(row) == CGSize(width: 40, height: 32))
  }

  // The left axis of SwiftUICharts' LineChart.png, recorded on iOS, is such a line.
  @Test func `a line in views over each other follows the stack around them`() throws {
    func line<V: View>(_ view: V) throws -> CGSize {
      try #require(Hosted(view, width: 60, height: 40).frames("Divider").first).size
    }
    let layers = ZStack(alignment: .leading) { Color.yellow; Divider() }
    #expect(try line(HStack { layers }) == CGSize(width: 0.5, height: 40))
    #expect(try line(HStack { AnyLayout(ZStackLayout()) { Divider() } }).width == 0.5)
    #expect(try line(HStack { ZStack { ZStack { Divider() } } }).width == 0.5)
    #expect(try line(VStack { layers }) == CGSize(width: 60, height: 0.5))
    #expect(try line(layers).height == 0.5)
    #expect(try line(HStack { VStack { layers } }).height == 0.5)
    #expect(try line(HStack { AnyLayout(VStackLayout()) { layers } }).height == 0.5)
  }

  @Test func `a line in views over each other turns when the stack around them does`() throws {
    final class Axis: ObservableObject { @Published var isRow = true }
    struct Turning: View {
      @ObservedObject var axis: Axis
      var body: some View {
        let layout = axis.isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout { ZStack { Divider() } }
      }
    }
    let axis = Axis()
    let hosted = try Hosted(Turning(axis: axis), width: 60, height: 40)
    #expect(hosted.frames("Divider").map(\.size) == [CGSize(width: 0.5, height: 40)])
    axis.isRow = false
    try hosted.settle()
    #expect(hosted.frames("Divider").map(\.size) == [CGSize(width: 60, height: 0.5)])
  }

  @Test func `a spacer in views over each other in a row grows across alone`() throws {
    let row = HStack(spacing: 0) { ZStack { Spacer(minLength: 0) }; Color.red }
    #expect(try Hosted(row, width: 60, height: 40).frames("Color").map(\.width) == [30])
  }
}
