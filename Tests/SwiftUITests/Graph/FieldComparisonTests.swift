import Testing
import UIKit

@testable import SwiftUI

private final class Counter: ObservableObject {
  @Published var count = 0
}

@MainActor @Suite struct FieldComparisonTests {
  private struct Inner: View {
    let number: Int
    var body: some View { Color.red.frame(width: CGFloat(number), height: 1) }
  }

  private struct Outer: View {
    @ObservedObject var counter: Counter
    var body: some View {
      VStack {
        Inner(number: 3)
        Inner(number: counter.count)
      }
    }
  }

  @Test func `a body runs again only where its inputs differ`() throws {
    let counter = Counter()
    let hosted = try Hosted(Outer(counter: counter))
    #expect(hosted.bodyCount(of: Inner.self) == 2)
    counter.count = 7
    try hosted.settle()
    #expect(hosted.bodyCount(of: Outer.self) == 2)
    #expect(hosted.bodyCount(of: Inner.self) == 3)
    #expect(hosted.frames("Color").map(\.width) == [3, 7])
  }

  private final class Model: Equatable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (left: Model, right: Model) -> Bool { left.number == right.number }
  }

  private struct Weak {
    weak var model: Model?
    var number = 0
  }

  private struct Unowned {
    unowned let model: Model
  }

  @Test func `strong references are compared by their own equality`() {
    let (one, other) = (Model(1), Model(1))
    #expect(FieldComparison.areEqual(one, other))
    #expect(FieldComparison.areEqual([one], [other]))
    #expect(!FieldComparison.areEqual(one, Model(2)))
  }

  /// Their memory holds no reference that could be counted or called.
  @Test func `weak references are the same only where they are to one object`() {
    let (one, other) = (Model(1), Model(1))
    #expect(FieldComparison.areEqual(Weak(model: one), Weak(model: one)))
    #expect(!FieldComparison.areEqual(Weak(model: one), Weak(model: other)))
    #expect(!FieldComparison.areEqual(Weak(model: one), Weak(model: nil)))
    #expect(!FieldComparison.areEqual(Weak(model: one), Weak(model: one, number: 1)))
    #expect(one.number == 1 && other.number == 1)
  }

  @Test func `unowned references are the same only where they are to one object`() {
    let (one, other) = (Model(1), Model(1))
    #expect(FieldComparison.areEqual(Unowned(model: one), Unowned(model: one)))
    #expect(!FieldComparison.areEqual(Unowned(model: one), Unowned(model: other)))
  }

  @Test func `which fields hold a value of their type is known`() {
    #expect(StructFields.of(Weak.self)?.list.map(\.isStrong) == [false, true])
    #expect(StructFields.of(Unowned.self)?.list.map(\.isStrong) == [false])
    #expect(StructFields.of((Int, String).self)?.list.map(\.isStrong) == [true, true])
  }
}
