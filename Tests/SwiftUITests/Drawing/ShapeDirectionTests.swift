import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ShapeDirectionTests {
  private struct Corner: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height / 2))
    }
  }

  /// Whether a pixel near the left, and one near the right edge of the top are covered.
  private func top(_ view: some View, isRightToLeft: Bool = true) throws -> [Bool] {
    let hosted = try Hosted(
      view, width: 20, height: 20,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 2),
        UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
      ]))
    return try [2, 17].map { try hosted.pixel($0, 2)[3] > 128 }
  }

  @Test func `a shape is mirrored from right to left unless it is fixed`() throws {
    #expect(try top(Corner(), isRightToLeft: false) == [true, false])
    #expect(try top(Corner()) == [false, true])
    #expect(try top(Corner(layoutDirectionBehavior: .fixed)) == [true, false])
    let own = Corner(layoutDirectionBehavior: .mirrors(in: .leftToRight))
    #expect(try top(own, isRightToLeft: false) == [false, true])
  }

  @Test func `clips are mirrored, and what is made of a shape`() throws {
    #expect(try top(Color.red.clipShape(Corner())) == [false, true])
    #expect(try top(AnyShape(Corner()).trim(from: 0, to: 1)) == [false, true])
  }

  @Test func `leading corners of an uneven rectangle are the right ones`() throws {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 10)
    let hosted = try Hosted(
      shape, width: 20, height: 20,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: .rightToLeft),
      ]))
    #expect(try hosted.pixel(0, 0)[3] > 128)
    #expect(try hosted.pixel(19.5, 0)[3] < 128)
  }

  @Test func `a circle's parts go the same way round`() throws {
    let quarter = Circle().trim(from: 0.5, to: 0.75).stroke(lineWidth: 16)
    #expect(try top(quarter) == [true, false])
    #expect(try top(quarter.flipsForRightToLeftLayoutDirection(true)) == [false, true])
  }

  @Test func `a chevron that leads on points to the left from right to left`() throws {
    func picture(_ name: String, _ direction: LayoutDirection) throws -> [Int] {
      let hosted = try Hosted(
        Image(systemName: name).environment(\.layoutDirection, direction), width: 30, height: 30)
      return try (0..<60).map { try hosted.pixel(CGFloat($0) / 2, 12)[3] }
    }
    let right = try picture("chevron.right", .rightToLeft)
    #expect(try picture("chevron.forward", .leftToRight) == right)
    #expect(try picture("chevron.forward", .rightToLeft) != right)
  }
}
