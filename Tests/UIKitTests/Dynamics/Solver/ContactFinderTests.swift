import Testing

@testable import UIKit

@Suite struct ContactFinderTests {
  private func box(_ x: Double, _ y: Double, side: Double = 10) -> ContactFinder.Outline {
    .polygon([
      Vector(x, y), Vector(x + side, y), Vector(x + side, y + side), Vector(x, y + side),
    ])
  }

  private func circle(_ x: Double, _ y: Double, radius: Double) -> ContactFinder.Outline {
    .circle(Vector(x, y), radius: radius)
  }

  @Test func `circles touch halfway into their overlap`() throws {
    let contact = try #require(
      ContactFinder.contact(circle(0, 0, radius: 10), circle(15, 0, radius: 10)))
    #expect(contact.normal == Vector(1, 0))
    #expect(contact.points.map(\.depth) == [5] && contact.points[0].place == Vector(7.5, 0))
    #expect(ContactFinder.contact(circle(0, 0, radius: 10), circle(20, 0, radius: 10)) == nil)
  }

  @Test func `a circle is pushed off the side that it lies on`() throws {
    let contact = try #require(ContactFinder.contact(box(0, 0), circle(5, -3, radius: 5)))
    #expect((contact.normal - Vector(0, -1)).length < 1e-12)
    #expect(abs(contact.points[0].depth - 2) < 1e-12)
    let other = try #require(ContactFinder.contact(circle(5, -3, radius: 5), box(0, 0)))
    #expect((other.normal - Vector(0, 1)).length < 1e-12)
  }

  @Test func `a circle is pushed off a corner along the line between them`() throws {
    let contact = try #require(ContactFinder.contact(box(0, 0), circle(13, -4, radius: 6)))
    #expect((contact.normal - Vector(0.6, -0.8)).length < 1e-12)
    #expect(abs(contact.points[0].depth - 1) < 1e-12)
    #expect(contact.points[0].place == Vector(10, 0))
    #expect(ContactFinder.contact(box(0, 0), circle(13, -4, radius: 4.9)) == nil)
  }

  @Test func `boxes side by side touch at both ends of what they share`() throws {
    let contact = try #require(ContactFinder.contact(box(0, 0), box(8, 2)))
    #expect((contact.normal - Vector(1, 0)).length < 1e-12)
    #expect(contact.points.count == 2)
    for point in contact.points {
      #expect(abs(point.depth - 2) < 1e-12 && abs(point.place.x - 9) < 1e-12)
    }
    let ends = contact.points.map(\.place.y).sorted()
    #expect(abs(ends[0] - 2) < 1e-12 && abs(ends[1] - 10) < 1e-12)
    #expect(ContactFinder.contact(box(0, 0), box(11, 2)) == nil)
  }
}
