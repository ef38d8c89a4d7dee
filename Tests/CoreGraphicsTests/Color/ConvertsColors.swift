import CoreGraphics
import Testing

/// A suite that compares colours in spaces.
protocol ConvertsColors {}

extension ConvertsColors {
  func expect(
    _ values: [Double], near expected: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(values.count == expected.count, sourceLocation: sourceLocation)
    for (value, wanted) in zip(values, expected) {
      #expect(abs(value - wanted) < 5e-4, sourceLocation: sourceLocation)
    }
  }
}
