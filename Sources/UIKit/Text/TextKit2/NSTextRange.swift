/// A place in a text of TextKit 2.
public protocol NSTextLocation: NSObjectProtocol {
  /// Says which of two places in the same text comes first.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// The places of text storages, in UTF-16 units.
final class TextOffsetLocation: NSObject, NSTextLocation, Sendable {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    let other = (location as? TextOffsetLocation)?.offset ?? 0
    return offset < other
      ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetLocation)?.offset == offset
  }

  override var hash: Int { offset }

  override var description: String { "\(offset)" }
}

extension NSTextLocation {
  var offset: Int { (self as? TextOffsetLocation)?.offset ?? 0 }
}

/// A range from one place of a text to another.
open class NSTextRange: NSObject {
  /// The start of the range.
  public let location: any NSTextLocation
  /// The end of the range, which is not part of it.
  public let endLocation: any NSTextLocation

  /// A range between two places; nil if the end lies before the start.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    self.location = location
    self.endLocation = end
  }

  /// Creates an empty range at a place.
  public convenience init(location: any NSTextLocation) {
    self.init(from: location, to: location)
  }

  init(from start: any NSTextLocation, to end: any NSTextLocation) {
    location = start
    endLocation = end
  }

  convenience init(_ range: Range<Int>) {
    self.init(
      from: TextOffsetLocation(range.lowerBound), to: TextOffsetLocation(range.upperBound))
  }

  /// The UTF-16 units of a text storage's range.
  var units: Range<Int> { location.offset..<max(endLocation.offset, location.offset) }

  /// Whether start and end are the same place.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  /// Whether start and end are the same places as another range's.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame
      && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextRange).map { isEqual(to: $0) } ?? false
  }

  open override var hash: Int { units.hashValue }

  /// Whether a place lies in the range, the end excluded.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending
      && location.compare(endLocation) == .orderedAscending
  }

  /// Whether another range lies in this one, ends included.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  /// Whether the ranges have a common part.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.endLocation) == .orderedAscending
      && textRange.location.compare(endLocation) == .orderedAscending
  }

  /// The part that both ranges have in common; nil if there is none.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    guard intersects(textRange) else { return nil }
    let start =
      location.compare(textRange.location) == .orderedAscending ? textRange.location : location
    let end =
      endLocation.compare(textRange.endLocation) == .orderedAscending
      ? endLocation : textRange.endLocation
    return NSTextRange(from: start, to: end)
  }

  /// The smallest range around both.
  open func union(_ textRange: NSTextRange) -> Self {
    let start =
      location.compare(textRange.location) == .orderedAscending ? location : textRange.location
    let end =
      endLocation.compare(textRange.endLocation) == .orderedAscending
      ? textRange.endLocation : endLocation
    guard let result = NSTextRange(from: start, to: end) as? Self else { return self }
    return result
  }
}
