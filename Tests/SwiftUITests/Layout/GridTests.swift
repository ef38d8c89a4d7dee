import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GridTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func `a cell's anchor beats the alignment of its column, that of the grid`() throws {
    let hosted = try Hosted(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 10, height: 10).gridColumnAlignment(.trailing)
          Color.green.frame(width: 60, height: 40)
        }
        GridRow {
          Color.blue.frame(width: 40, height: 20)
          Color.black.frame(width: 10, height: 10).gridCellAnchor(.bottomTrailing)
        }
      }, width: 100, height: 60)
    let frames = hosted.frames("Color")
    #expect(frames[0].origin == CGPoint(x: 30, y: 0))
    #expect(frames[3].origin == CGPoint(x: 90, y: 50))
  }

  @Test func `a row's own alignment holds for its cells`() throws {
    let hosted = try Hosted(
      Grid(alignment: .top, horizontalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 30)
        }
      }, width: 20, height: 30)
    #expect(hosted.frames("Color").map(\.minY) == [20, 0])
  }

  @Test func `modifiers of a row are those of its cells`() {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        box(10, 10)
        box(10, 10)
      }.padding(5)
    }
    let size = UIHostingController(rootView: grid).sizeThatFits(in: .zero)
    #expect(size == CGSize(width: 40, height: 20))
  }

  @Test func `columns are mirrored from right to left`() throws {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: .rightToLeft),
    ])
    let hosted = try Hosted(
      Grid(horizontalSpacing: 0) {
        GridRow {
          box(10, 10)
          box(30, 10)
        }
      }, width: 40, height: 10, traits: traits)
    #expect(hosted.frames("Color").map(\.minX) == [30, 0])
  }
}
