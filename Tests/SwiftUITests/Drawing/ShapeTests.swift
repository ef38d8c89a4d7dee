import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ShapeTests {
  private nonisolated static func ring() -> AnyView {
    AnyView(Circle().stroke(Color.red, lineWidth: 2))
  }

  @Test func `shapes are styled in code of any actor`() {
    let size = CGSize(width: 30, height: 30)
    #expect(UIHostingController(rootView: Self.ring()).sizeThatFits(in: size) == size)
  }

  private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test func `a shape is moved, scaled and sized in its frame`() {
    #expect(
      Rectangle().offset(x: 5, y: -6).path(in: frame).boundingRect
        == CGRect(x: 5, y: -6, width: 40, height: 20))
    #expect(
      Rectangle().scale(0.5).path(in: frame).boundingRect
        == CGRect(x: 10, y: 5, width: 20, height: 10))
    #expect(
      Rectangle().scale(x: 0.5, anchor: .topLeading).path(in: frame).boundingRect
        == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(
      Rectangle().size(width: 8, height: 6).path(in: frame).boundingRect
        == CGRect(x: 0, y: 0, width: 8, height: 6))
  }

  @Test func `a shape turns clockwise about its middle`() {
    let corner = Rectangle().size(width: 10, height: 10)
    let turned = corner.rotation(.degrees(90)).path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(turned.contains(CGPoint(x: 35, y: 5)))
    #expect(!turned.contains(CGPoint(x: 5, y: 5)) && !turned.contains(CGPoint(x: 5, y: 35)))
  }

  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    }
  }

  @Test func `a part of an outline is between fractions of its length`() {
    let part = Line().trim(from: 0.25, to: 0.75).path(in: frame).boundingRect
    #expect(abs(part.minX - 10) < 1e-9 && abs(part.maxX - 30) < 1e-9)
    let beyond = Line().trim(from: -1, to: 7).path(in: frame).boundingRect
    #expect(beyond == CGRect(x: 0, y: 10, width: 40, height: 0))
    let outline = Line().stroke(lineWidth: 4).path(in: frame).boundingRect
    #expect(abs(outline.minY - 8) < 1e-6 && abs(outline.maxY - 12) < 1e-6)
    #expect(abs(outline.minX) < 1e-6 && abs(outline.maxX - 40) < 1e-6)
  }

  @Test func `half of a line lies outside of the shape, none of a border`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let box = Rectangle().stroke(red, lineWidth: 8).frame(width: 20, height: 20)
    #expect(try [4, 7, 12, 15].map { try pixel(box, $0, 20)[3] } == [0, 255, 255, 0])
    let border = Rectangle().strokeBorder(red, lineWidth: 8).frame(width: 20, height: 20)
    #expect(try [4, 7, 12, 15].map { try pixel(border, $0, 20)[3] } == [0, 0, 255, 255])
  }
}
