import Testing

@testable import SwiftUI

@MainActor @Suite struct MotionValueTests {
  @Test func `numbers that one side lacks are 0`() {
    let (two, one) = (NumberVector([1, 2]), NumberVector([10]))
    #expect((two + one).numbers == [11, 2])
    #expect((one - two).numbers == [9, -2])
    #expect(one == NumberVector([10, 0]))
    #expect(one != two)
    #expect(two[1] == 2 && two[7] == 0)
  }

  @Test func `vectors of two kinds have no sum, and nil is zero`() {
    let double = AnyVector(Double(2))
    #expect((double + AnyVector.zero).base as? Double == 2)
    #expect((AnyVector.zero + double).base as? Double == 2)
    #expect((double - AnyVector(Double(0.5))).base as? Double == 1.5)
    #expect((double + AnyVector(Float(1))).base == nil)
    #expect(AnyVector.zero.magnitudeSquared == 0)
  }

  @Test func `a value takes data of its own kind alone`() {
    #expect(CGFloat(3).moved(to: AnyVector(CGFloat(5))) == 5)
    #expect(CGFloat(3).moved(to: AnyVector(Float(5))) == 3)
  }

  @Test func `frames without a place or a size cannot move`() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(frame.canMove(from: CGRect(x: 5, y: 5, width: 0, height: 0)))
    #expect(!frame.canMove(from: .null))
    #expect(!CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1).canMove(from: frame))
  }

  @Test func `without rules for animations a value is at once where it is set`() {
    var moving = Moving(CGSize(width: 1, height: 2))
    moving.set(CGSize(width: 9, height: 8), in: nil)
    #expect(!moving.isMoving)
    #expect(moving.shown(in: nil) == CGSize(width: 9, height: 8))
  }
}
