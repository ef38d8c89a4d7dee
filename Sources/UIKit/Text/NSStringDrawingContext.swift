/// How far text may be shrunk when it is drawn in a rectangle, and the results of drawing.
///
/// Differs: text is not shrunk: `actualScaleFactor` is always 1.
open class NSStringDrawingContext: NSObject {
  /// Not drawn: text keeps its size (`FidelityFeature.property`).
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that the text was shrunk by. Differs: always 1.
  open private(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that the last drawn text took up.
  open internal(set) var totalBounds = CGRect.zero
}
