/// The copies of the appearance objects that a bar or one of its items was given.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var compact: Appearance?
  var scrollEdge: Appearance?
  var compactScrollEdge: Appearance?

  var isEmpty: Bool {
    standard == nil && compact == nil && scrollEdge == nil && compactScrollEdge == nil
  }

  /// Whether `standard` was made because it was asked for, and has not been set.
  private var isImplicit = false

  /// Whether the objects decide the bar's look, and not the bar's older properties.
  var decide: Bool {
    !isEmpty && !(isImplicit && compact == nil && scrollEdge == nil && compactScrollEdge == nil)
  }

  /// The standard appearance, made here if none was set.
  mutating func standard(_ observer: any AppearanceObserving, _ make: () -> Appearance)
    -> Appearance
  {
    if let standard { return standard }
    let made = make().observed(by: observer)
    standard = made
    isImplicit = true
    return made
  }

  /// Called when an object that was not set is changed, so that it counts.
  mutating func didChange() { isImplicit = false }

  /// - Returns: Whether the object differs from the former one.
  mutating func set(
    _ path: WritableKeyPath<BarAppearances, Appearance?>, _ appearance: Appearance?,
    _ observer: any AppearanceObserving
  ) -> Bool {
    guard appearance !== self[keyPath: path] else { return false }
    self[keyPath: path] = (appearance?.duplicate() as? Appearance)?.observed(by: observer)
    if path == \.standard { isImplicit = false }
    return true
  }

  /// The appearance that a bar shows and whether its background is clear, by the rules of iOS 15:
  /// at the scrolled content's edge, the one set for the edge, or else the standard one without a
  /// background.
  ///
  /// - Parameters:
  ///   - item: The appearances of the item in the bar, which precede the bar's.
  func shown(
    over item: BarAppearances, isCompact: Bool, isAtEdge: Bool
  ) -> (appearance: Appearance?, isClear: Bool) {
    if isAtEdge {
      let low = isCompact ? item.compactScrollEdge ?? compactScrollEdge : nil
      if let edge = low ?? item.scrollEdge ?? scrollEdge { return (edge, false) }
    }
    let low = isCompact ? item.compact ?? compact : nil
    return (low ?? item.standard ?? standard, isAtEdge)
  }
}
