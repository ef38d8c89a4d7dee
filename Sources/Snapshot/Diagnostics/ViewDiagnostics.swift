import UIKit

/// What can be wrong with a view or controller although it is drawn, or lacking in its picture, and
/// a test can be told to fail on.
///
/// What a test does not fail on it is warned of: a warning of the test's under Swift Testing, a
/// line on the standard error stream under XCTest. The default is to fail on `standard`.
///
///     withSnapshotTesting(failOn: [.standard, .unsatisfiableConstraints]) {
///       assertSnapshot(of: card, as: .image)
///     }
///
/// They are found while the view is hosted for the snapshot; `viewsInInit`, `offMainThread` and
/// the rest of what UIKit sees by itself also before.
public struct ViewDiagnostics: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Required constraints contradict each other, and one was given up.
  public static let unsatisfiableConstraints = ViewDiagnostics(rawValue: 1 << 0)
  /// A constraint was left out while the view was hosted, because it cannot be used.
  ///
  /// Its items share no superview, its attributes do not go together, a number is NaN or infinite,
  /// or its visual format cannot be read.
  public static let invalidConstraints = ViewDiagnostics(rawValue: 1 << 1)
  /// Constraints leave open where a view is, or how large.
  public static let ambiguousLayout = ViewDiagnostics(rawValue: 1 << 2)
  /// Layout asks for layout again without end. After 32 passes what there is is drawn, as a
  /// device draws it, and the warning says who asks.
  public static let layoutLoops = ViewDiagnostics(rawValue: 1 << 3)
  /// The layout engine gave up, or made a mistake of its own: frames may be wrong.
  public static let layoutFailures = ViewDiagnostics(rawValue: 1 << 24)
  /// An override of `layoutSubviews`, `updateConstraints`, `updateViewConstraints` or one of the
  /// five appearance callbacks does not call super.
  public static let missingSuper = ViewDiagnostics(rawValue: 1 << 4)
  /// `layoutSubviews`, `viewWillLayoutSubviews` or `viewDidLayoutSubviews` activates constraints
  /// in two layouts or more. One that did so in its only layout is laid out once more for this,
  /// after the picture is drawn.
  public static let constraintsInLayout = ViewDiagnostics(rawValue: 1 << 5)
  /// `translatesAutoresizingMaskIntoConstraints` is on for a view that has constraints, which
  /// therefore cannot place it.
  public static let forgottenMasks = ViewDiagnostics(rawValue: 1 << 6)
  /// An `intrinsicContentSize` depends on the bounds that it is to decide: its width on their
  /// width, or its height on their height. Views that override it are asked up to four times more
  /// for this and for `staleIntrinsicSizes`, after the picture is drawn.
  public static let boundsDependentSizes = ViewDiagnostics(rawValue: 1 << 7)
  /// An `intrinsicContentSize` changed without `invalidateIntrinsicContentSize`.
  ///
  /// It is another than the one that this layout or the one before used, because the content
  /// changed.
  public static let staleIntrinsicSizes = ViewDiagnostics(rawValue: 1 << 8)
  /// One call of `draw(_:)` makes a hundred `UIBezierPath`s or more, which could be kept. Other
  /// work in it, such as sorting data, cannot be seen.
  public static let pathsInDraw = ViewDiagnostics(rawValue: 1 << 9)
  /// A controller touches its view in `init`. Seen in debug builds.
  public static let viewsInInit = ViewDiagnostics(rawValue: 1 << 10)
  /// A view was made, added, or asked for layout or display outside of the main actor, or the
  /// assertion of a view is, which then makes the view there.
  public static let offMainThread = ViewDiagnostics(rawValue: 1 << 11)
  /// A controller or view outlives its snapshot: the test cannot be what holds it, or it has more
  /// owners than before.
  ///
  /// A cycle is named where it goes through stored properties; what stored closures capture cannot
  /// be looked into. A cycle that a controller of the test's own made before the assertion is not
  /// noticed. Where its stored properties cannot be the reason, see `heldAfterwards`.
  public static let leaks = ViewDiagnostics(rawValue: 1 << 12)
  /// A controller or view outlives its snapshot, and its stored properties cannot be the reason.
  ///
  /// A task or block that has yet to run holds what it captures, and under Swift Testing it runs
  /// only after a synchronous assertion. An observer that is never removed holds it as well, and so
  /// does a display link that still runs, for time stands still.
  public static let heldAfterwards = ViewDiagnostics(rawValue: 1 << 15)
  /// `addChild` without `didMove(toParent:)`, a child's view without `addChild`, or
  /// `removeFromParent` without `willMove(toParent: nil)`.
  public static let unbalancedContainment = ViewDiagnostics(rawValue: 1 << 13)
  /// An appearance that begins and does not end, or a child that is never told of one.
  public static let unbalancedAppearance = ViewDiagnostics(rawValue: 1 << 14)
  /// A nib or storyboard names a class that is nowhere: the class of UIKit's stands in its place,
  /// as on iOS, which writes to its log.
  public static let unknownClasses = ViewDiagnostics(rawValue: 1 << 23)
  /// A nib or storyboard has a user-defined runtime attribute that the object does not take.
  ///
  /// Such an attribute may be the value of an `@IBInspectable` property. As on iOS, which writes to
  /// its log, the object goes without it.
  public static let runtimeAttributes = ViewDiagnostics(rawValue: 1 << 25)
  /// SwiftUI does what iOS reports as a runtime warning, and goes on.
  ///
  /// State is modified during a view update, changes are published from within one, a frame's
  /// length is negative or not finite or its limits contradict each other, identifiers of a
  /// `ForEach` are not unique, or a path has a value without a destination.
  public static let runtimeWarnings = ViewDiagnostics(rawValue: 1 << 28)
  /// All frames of a motion (`.animation`) show the same picture: what was to move does not.
  public static let stillMotions = ViewDiagnostics(rawValue: 1 << 29)
  /// The picture has every pixel of its reference's, but not its views: a frame, property or order
  /// is another, but does not show yet. Neither `standard` nor `all` has it, since a refactoring is
  /// to pass; without it the run's report alone tells of such changes.
  public static let structure = ViewDiagnostics(rawValue: 1 << 16)

  /// The picture lacks content that the view asked for and got nil instead: an image that is not
  /// found or not a PNG file, a font.
  public static let missingContent = ViewDiagnostics(rawValue: 1 << 17)
  /// Something else is drawn in place of what the view shows.
  ///
  /// It may be a plain shape for a symbol, a box for a character, or the default design for another
  /// one of a font.
  public static let substitutions = ViewDiagnostics(rawValue: 1 << 18)
  /// A property or attribute has a value that has no effect here, though it has one on a device.
  public static let ignoredValues = ViewDiagnostics(rawValue: 1 << 19)
  /// A part of the view is not drawn: a blur, a prompt, a section index.
  public static let notDrawn = ViewDiagnostics(rawValue: 1 << 20)
  /// A change is shown at once that is a motion on a device. Found in pictures of a motion
  /// (`.animation`) alone.
  public static let missingMotion = ViewDiagnostics(rawValue: 1 << 21)
  /// The view has more of something than is drawn: copies of a layer, layers inside each other.
  public static let limits = ViewDiagnostics(rawValue: 1 << 22)
  /// Whatever makes the picture another than a device's: missing content, substitutions, ignored
  /// values, parts that are not drawn, missing motion, limits. The record of the run and the
  /// reference's metadata have it, too.
  public static let unfaithful: ViewDiagnostics = [
    .missingContent, .substitutions, .ignoredValues, .notDrawn, .missingMotion, .limits,
  ]

  /// What a test fails on unless it says otherwise. A test that imports `SnapshotTesting`, and not
  /// `Snapshot`, is only warned of leaks.
  public static let standard: ViewDiagnostics = [.layoutFailures, .leaks]

  /// Every mistake. What a picture lacks is in `unfaithful`, and `structure` stands alone.
  public static let all = ViewDiagnostics(ViewDiagnostic.Kind.allCases.map(Self.init))
    .subtracting(unfaithful)

  init(_ kind: ViewDiagnostic.Kind) {
    self =
      switch kind {
      case .unsatisfiableConstraints: .unsatisfiableConstraints
      case .invalidConstraint: .invalidConstraints
      case .ambiguousLayout: .ambiguousLayout
      case .layoutLoop: .layoutLoops
      case .layoutFailure: .layoutFailures
      case .missingSuper: .missingSuper
      case .constraintsInLayout: .constraintsInLayout
      case .forgottenMask: .forgottenMasks
      case .sizeFromBounds: .boundsDependentSizes
      case .staleIntrinsicSize: .staleIntrinsicSizes
      case .pathsInDraw: .pathsInDraw
      case .viewInInit: .viewsInInit
      case .offMainThread: .offMainThread
      case .leak: .leaks
      case .heldAfterwards: .heldAfterwards
      case .unbalancedContainment: .unbalancedContainment
      case .unbalancedAppearance: .unbalancedAppearance
      case .unknownClass: .unknownClasses
      case .runtimeAttribute: .runtimeAttributes
      case .runtimeWarning: .runtimeWarnings
      case .stillMotion: .stillMotions
      case .missingContent: .missingContent
      case .substitution: .substitutions
      case .ignoredValue: .ignoredValues
      case .notDrawn: .notDrawn
      case .missingMotion: .missingMotion
      case .limitReached: .limits
      }
  }
}
