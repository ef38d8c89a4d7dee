/// Asked for the visible part of a text, and told of the fragments in it.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// The visible part in the text container's space.
  func viewportBounds(
    for textViewportLayoutController: NSTextViewportLayoutController
  ) -> CGRect
  /// Called for every visible fragment, whose view or layer is to be placed.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  /// Called before the visible part is asked for.
  func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)
  /// Called after the last visible fragment.
  func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  /// Does nothing. A view may remove its old fragments here.
  public func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
  /// Does nothing. A view may set its content size here.
  public func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
}

/// Tells the view of a text which of its fragments are visible.
open class NSTextViewportLayoutController: NSObject {
  /// Asked for the visible part, and told of the fragments in it; nil does no layout.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// The layout manager whose fragments are shown.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The visible part at the last layout.
  open private(set) var viewportBounds = CGRect.zero
  /// The range of the visible fragments; nil before the first layout.
  open private(set) var viewportRange: NSTextRange?

  /// Creates a controller; `layoutViewport()` has to be called for it to do something.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
  }

  /// Has the delegate set up every visible fragment.
  open func layoutViewport() {
    guard let delegate, let manager = textLayoutManager else { return }
    delegate.textViewportLayoutControllerWillLayout(self)
    viewportBounds = delegate.viewportBounds(for: self)
    let seen = manager.laidOut.filter {
      $0.layoutFragmentFrame.minY < viewportBounds.maxY
        && $0.layoutFragmentFrame.maxY > viewportBounds.minY
    }
    viewportRange = seen.first.flatMap { first in
      seen.last.map { first.rangeInElement.union($0.rangeInElement) }
    }
    for fragment in seen {
      delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
    }
    delegate.textViewportLayoutControllerDidLayout(self)
  }

  /// - Returns: The y coordinate of the place's fragment.
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
  }

  /// Moves the visible part, in points.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
    viewportBounds.origin.y += verticalOffset
  }
}

/// A selection in a text.
open class NSTextSelection: NSObject {
  /// The units that a selection grows by.
  public enum Granularity: Int, Sendable {
    case character = 0
    case word = 1
    case paragraph = 2
    case line = 3
    case sentence = 4
  }

  /// The line of a caret at the break of a line.
  public enum Affinity: Int, Sendable {
    /// The caret is at the end of the line before the break.
    case upstream = 0
    /// The caret is at the start of the line after the break.
    case downstream = 1
  }

  /// The selected ranges.
  public let textRanges: [NSTextRange]
  /// The unit that the selection grows by.
  public let granularity: Granularity
  /// The line that a caret at the break of a line is on.
  public let affinity: Affinity
  /// The attributes of text that is typed next. The value is kept and has no effect.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance in points from the line's start that a selection keeps when it moves up or down.
  /// The value is kept and has no effect.
  open var anchorPositionOffset: CGFloat = 0
  /// Whether it is one part of the text, whatever it looks like on the screen. The value is kept
  /// and has no effect.
  open var isLogical = true
  /// The place in the selection where another direction of text begins. The value is kept and has
  /// no effect.
  open var secondarySelectionLocation: (any NSTextLocation)?

  /// Creates a selection of several ranges.
  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    self.textRanges = textRanges
    self.affinity = affinity
    self.granularity = granularity
  }

  /// Creates a selection of one range.
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  /// Creates a caret: an empty selection that grows by characters.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
  }

  /// Whether every range of the selection is empty.
  open var isTransient: Bool { textRanges.allSatisfy(\.isEmpty) }

  /// This selection with other ranges.
  open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
    NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
  }
}
