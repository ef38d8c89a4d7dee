/// The namespace of Auto Layout's vocabulary.
open class NSLayoutConstraint: NSObject {
  /// A direction of layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  package override init() {
    super.init()
  }
}
