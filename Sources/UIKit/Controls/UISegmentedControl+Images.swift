import Foundation

extension UISegmentedControl {
  /// A segment's place among the others.
  public enum Segment: Int, Sendable {
    /// Every segment for which nothing else was set.
    case any = 0
    /// The first of several segments.
    case left = 1
    /// A segment between two others.
    case center = 2
    /// The last of several segments.
    case right = 3
    /// The only segment.
    case alone = 4
  }

  /// Sets an image behind each segment in place of the plates. Differs: the metrics are ignored:
  /// one image serves all bars.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) { change { _ = $0.background.take(backgroundImage, for: state) } }

  /// The image that was set behind segments in a state; nil if none was.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    appearance?.background[state]
  }

  /// Sets the image between two segments in states; nil removes it. Differs: one image serves all
  /// bars.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) { change { $0.dividers[StepperImages.Pair(leftState, rightState)] = dividerImage } }

  /// The image between two segments in states, or the one that fits them best; nil if none was set.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { appearance?.divider(leftState, rightState) }

  /// Moves titles and images of the segments at a place.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) { change { $0.adjustments[leftCenterRightOrAlone] = adjustment } }

  /// The offset in points that was set for the segments at a place; zero if none was.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { appearance?.adjustments[leftCenterRightOrAlone] ?? .zero }

  private func change(_ body: (inout SegmentedControlImages) -> Void) {
    var images = appearance ?? SegmentedControlImages()
    body(&images)
    if images != appearance { appearance = images }
  }
}

/// The app's own images of a segmented control.
struct SegmentedControlImages: Equatable {
  var background = StateImages()
  var dividers: [StepperImages.Pair: UIImage] = [:]
  var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]

  /// The divider for a pair of states, or else the one that shares most states with it.
  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    let normal = UIControl.State.normal
    for (left, right) in [(left, right), (left, normal), (normal, right), (normal, normal)] {
      if let image = dividers[StepperImages.Pair(left, right)] { return image }
    }
    return nil
  }

  func adjustment(_ index: Int, of count: Int) -> UIOffset {
    let place: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    return adjustments[place] ?? adjustments[.any] ?? .zero
  }
}
