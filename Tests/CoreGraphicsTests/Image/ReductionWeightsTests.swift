import CoreGraphics
import Testing

@Suite struct ReductionWeightsTests {
  private static let lengths = [
    (1, 1), (2, 1), (3, 1), (100, 1), (3, 2), (4, 2), (100, 2), (7, 6), (9, 5), (10, 5), (64, 17),
    (100, 99), (205, 50), (1000, 7), (4000, 390), (32_767, 3), (32_767, 32_766),
  ]

  private func weights(_ all: ReductionWeights, _ index: Int) -> [Int] {
    all.withWeights(index) { weights, count in (0..<count).map { Int(weights[$0]) } }
  }

  @Test(arguments: lengths)
  func `weights add up to the whole, the same from both ends`(length: Int, count: Int) {
    let all = ReductionWeights(from: length, to: count)
    for index in stride(from: 0, to: count, by: max(1, count / 500)) {
      let own = weights(all, index)
      let range = all.range(index)
      #expect(own.reduce(0, +) == ReductionWeights.one)
      #expect(own.count % 8 == 0)
      #expect(own.dropFirst(range.count).allSatisfy { $0 == 0 })
      #expect(range.lowerBound >= 0 && range.upperBound <= length && !range.isEmpty)
      let other = all.range(count - 1 - index)
      #expect(length - other.upperBound == range.lowerBound)
      let mirrored = weights(all, count - 1 - index).prefix(other.count)
      #expect(Array(mirrored.reversed()) == Array(own.prefix(range.count)))
    }
  }

  @Test func `from nine pixels to five, weights are those worked out by hand`() {
    let all = ReductionWeights(from: 9, to: 5)
    let parts = (0..<5).map { index -> [Int] in
      var line = [Int](repeating: 0, count: 9)
      for (place, weight) in zip(all.range(index), weights(all, index)) {
        line[place] = weight * 32 / ReductionWeights.one
      }
      return line
    }
    #expect(
      parts == [
        [24, 9, 0, -1, 0, 0, 0, 0, 0], [-1, 9, 16, 9, 0, -1, 0, 0, 0],
        [0, -1, 0, 9, 16, 9, 0, -1, 0], [0, 0, 0, -1, 0, 9, 16, 9, -1],
        [0, 0, 0, 0, 0, -1, 0, 9, 24],
      ])
  }
}
