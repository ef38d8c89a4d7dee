/// The shadow of text or of a drawing.
open class NSShadow: NSObject, NSCopying {
  private let header = CoreFoundationHeader()
  /// The offset in points, y downwards. The default is no offset.
  open var shadowOffset = CGSize.zero
  /// The radius of the shadow's blur, in points. The default is 0.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; nil draws no shadow. The default is black, a third opaque.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() {
    super.init()
  }

  open override func copy() -> Any { copy(with: nil) }

  /// Returns another shadow with the same offset, radius and colour.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other === self
      || other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
        && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowBlurRadius)
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    return hasher.finalize()
  }
}
