import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ProjectionTests {
  private let red = Color(red: 0.8, green: 0.2, blue: 0.4)

  @Test func `a projection converges`() throws {
    var transform = ProjectionTransform()
    #expect(transform.isIdentity && transform.isAffine)
    transform.m13 = 0.02
    #expect(!transform.isAffine)
    let view = Color.red.frame(width: 40, height: 40).projectionEffect(transform)
    #expect(try pixel(view, 10, 20)[3] == 255)
    #expect(try pixel(view, 35, 35)[3] == 0)
    let moved = ProjectionTransform(CGAffineTransform(translationX: 20, y: 0))
    #expect(
      moved.concatenating(moved) == ProjectionTransform(CGAffineTransform(translationX: 40, y: 0)))
  }
}
