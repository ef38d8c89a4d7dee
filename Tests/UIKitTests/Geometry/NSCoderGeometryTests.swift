import Foundation
import Testing
import UIKit

@Suite struct NSCoderGeometryTests {
  @Test func `geometry is written in braces and reads back`() {
    let point = CGPoint(x: 1, y: -2.5)
    #expect(NSCoder.string(for: point) == "{1, -2.5}")
    #expect(NSCoder.cgPoint(for: "{1,-2.5}") == point)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
    let vector = CGVector(dx: 1, dy: 2)
    #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5, 6]")
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
  }

  @Test func `geometry is archived under keys`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    archiver.encode(rect, forKey: "rect")
    archiver.encode(rect.origin, forKey: "point")
    archiver.encode(insets, forKey: "insets")
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGRect(forKey: "rect") == rect)
    #expect(reader.decodeCGPoint(forKey: "point") == rect.origin)
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(reader.decodeCGSize(forKey: "nowhere") == .zero)
  }

  @Test func `a transform that is missing or misspelt is the identity`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    archiver.encode(transform, forKey: "transform")
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == transform)
    #expect(reader.decodeCGAffineTransform(forKey: "nowhere") == .identity)
    #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3]") == .identity)
    #expect(NSCoder.cgAffineTransform(for: "{0, 0, 0, 0, 0, 0}") != .identity)
  }

  @Test func `insets and offsets read back`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let leading = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: leading)) == leading)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
  }

  @Test func `another text reads as zeros`() {
    #expect(NSCoder.cgPoint(for: "{1}") == .zero)
    #expect(NSCoder.cgPoint(for: "one, two") == .zero)
    #expect(NSCoder.cgRect(for: "{1, 2}") == .zero)
  }
}
