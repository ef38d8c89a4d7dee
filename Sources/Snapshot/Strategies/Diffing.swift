import Foundation
import SnapshotCore

/// How two snapshots are compared, and turned into the bytes of a file and back.
public struct Diffing<Value> {
  /// The bytes of the file that stores a snapshot.
  public var toData: (Value) -> Data

  /// The snapshot that a file's bytes store.
  public var fromData: (Data) -> Value

  /// What differs between the reference (first) and the new snapshot, in words and as files for the
  /// test's report; nil where they match.
  public var diff: (Value, Value) -> (String, [DiffAttachment])?

  /// The format of pictures, which the assertion compares with the PNG pixel by pixel; nil for
  /// other values.
  let picture: PictureFormat<Value>?

  /// The format of strips, which the assertion compares with the animated PNG frame by frame; nil
  /// for other values.
  private(set) var strip: StripFormat<Value>?

  /// Makes a way to store and to compare snapshots.
  public init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
    picture = nil
  }

  init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?,
    picture: PictureFormat<Value>
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
    self.picture = picture
  }

  init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?,
    strip: StripFormat<Value>
  ) {
    self.init(toData: toData, fromData: fromData, diff: diff)
    self.strip = strip
  }

  /// This diffing for snapshots that must not be blank.
  func thatMustDraw(_ subject: String?) -> Diffing {
    var diffing = self
    diffing.strip?.subjectThatMustDraw = subject
    return diffing
  }
}

/// What the assertion knows about snapshots that are pictures.
struct PictureFormat<Value> {
  var tolerance: Tolerance
  /// What was drawn. Asking for it draws.
  var drawn: (Value) -> Result<DrawnPicture, SnapshotFailure>
  /// Pixels per point, which are known without drawing.
  var scale: (Value) -> Double
  /// Pixels of a snapshot that always match.
  var ignoredAreas: (Value) -> [IgnoredArea]
  /// What is drawn, for messages; set where a picture of transparent pixels only is a failure.
  var subjectThatMustDraw: String?
}

/// What the assertion knows about snapshots that are strips.
struct StripFormat<Value> {
  var tolerance: Tolerance
  var strip: (Value) -> AnimationStrip
  /// What is drawn, for messages; set where frames of transparent pixels only are a failure.
  var subjectThatMustDraw: String?
}

/// A file that a failure adds to the test's report.
public enum DiffAttachment: Sendable {
  case data(Data, name: String)

  var name: String {
    switch self {
    case .data(_, let name): name
    }
  }

  var data: Data {
    switch self {
    case .data(let data, _): data
    }
  }
}
