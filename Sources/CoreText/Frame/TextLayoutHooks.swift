import CoreGraphics

/// The place of a line, in points from the top of the text.
package struct TextLineFragment {
  package var top: CGFloat
  package var height: CGFloat
  /// The part that the line's text takes up.
  package var usedTop: CGFloat
  package var usedHeight: CGFloat
  /// The distance of the baseline below the top.
  package var baseline: CGFloat
}

/// Somebody who has a say in where lines are put. Nil stands for what the paragraph says.
package protocol TextLayoutHooks: AnyObject {
  func spacing(after line: CTLine) -> CGFloat?
  func paragraphSpacing(before unit: Int) -> CGFloat?
  func paragraphSpacing(after unit: Int) -> CGFloat?
  func place(_ fragment: inout TextLineFragment, of line: CTLine)
}
