import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GridEngineTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func `columns are as wide as their widest cells, rows as high as their highest`() throws {
    let hosted = try Hosted(
      Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 3) {
        GridRow {
          box(10, 20)
          box(40, 10)
        }
        GridRow {
          box(30, 5)
          box(20, 8)
        }
      }, width: 75, height: 31)
    #expect(
      hosted.frames("Color") == [
        CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 35, y: 0, width: 40, height: 10),
        CGRect(x: 0, y: 23, width: 30, height: 5), CGRect(x: 35, y: 23, width: 20, height: 8),
      ])
  }

  @Test func `gaps are eight points between plain views`() {
    let grid = Grid {
      GridRow {
        box(10, 10)
        box(10, 10)
      }
      GridRow { box(10, 10) }
    }
    let size = UIHostingController(rootView: grid).sizeThatFits(in: .zero)
    #expect(size == CGSize(width: 28, height: 28))
  }

  @Test func `a cell of two columns widens them by what it lacks, in equal parts`() throws {
    let hosted = try Hosted(
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 20, height: 10)
        }
        GridRow { Color.blue.frame(width: 50, height: 10).gridCellColumns(2) }
      }, width: 50, height: 20)
    #expect(hosted.frames("Color").map(\.minX) == [0, 20, 0])
  }

  @Test func `a view outside of rows takes all columns`() throws {
    let hosted = try Hosted(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 30, height: 10)
          Color.red.frame(width: 30, height: 10)
        }
        Color.blue.frame(height: 4).gridCellUnsizedAxes(.horizontal)
      }, width: 100, height: 14)
    #expect(hosted.frames("Color").last == CGRect(x: 20, y: 10, width: 60, height: 4))
  }

  @Test func `flexible columns share what fixed ones leave`() throws {
    let hosted = try Hosted(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red
          Color.green.frame(width: 20)
          Color.blue
        }
      }, width: 100, height: 10)
    #expect(hosted.frames("Color").map(\.width) == [40, 20, 40])
  }
}
