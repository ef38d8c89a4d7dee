/// An animation from one value to another.
///
/// | given | from | to |
/// |---|---|---|
/// | from, to | from | to |
/// | from, by | from | from + by |
/// | by, to | to − by | to |
/// | from | from | the layer's |
/// | to | the layer's | to |
/// | by | the layer's | the layer's + by |
///
/// The layer's value is what it shows without this animation; in an additive one, it is zero (for a
/// transform, the identity).
///
/// - Source: Apple's documentation of the class.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; see the table of the class for nil.
  open var fromValue: Any?
  /// The last value; see the table of the class for nil.
  open var toValue: Any?
  /// The difference between the first value and the last; see the table of the class for nil.
  open var byValue: Any?

  override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func value(at progress: Double, base: LayerValue?) -> LayerValue? {
    guard let ends = ends(base: base) else { return nil }
    return ends.from.mixed(with: ends.to, progress)
  }

  private func ends(base: LayerValue?) -> (from: LayerValue, to: LayerValue)? {
    let from = LayerValue(fromValue)
    let to = LayerValue(toValue)
    let by = LayerValue(byValue)
    // What stands for the layer's value: what has a kind of its own says which, in additive ones. A
    // key under which no value was stored counts as zero, too.
    let zero = (from ?? to ?? by)?.zero
    let current = isAdditive ? zero : base ?? zero
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return from.adding(by).map { (from, $0) }
    case (nil, let to?, let by?): return to.subtracting(by).map { ($0, to) }
    case (let from?, nil, nil): return current.map { (from, $0) }
    case (nil, let to?, nil): return current.map { ($0, to) }
    case (nil, nil, let by?):
      return current.flatMap { start in start.adding(by).map { (start, $0) } }
    case (nil, nil, nil): return nil
    }
  }
}
