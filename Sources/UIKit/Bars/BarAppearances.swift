/// The appearance objects that a bar, or an item of it, was given, as copies.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var compact: Appearance?
  var scrollEdge: Appearance?
  var compactScrollEdge: Appearance?

  var isEmpty: Bool {
    standard == nil && compact == nil && scrollEdge == nil && compactScrollEdge == nil
  }

  /// Whether `standard` is one that somebody asked for and nobody set.
  private var isImplicit = false

  /// Whether the objects decide what the bar looks like, and not the bar's older properties.
  var decide: Bool {
    !isEmpty && !(isImplicit && compact == nil && scrollEdge == nil && compactScrollEdge == nil)
  }

  /// The standard one, made where nobody has set one.
  mutating func standard(_ observer: any AppearanceObserving, _ make: () -> Appearance)
    -> Appearance
  {
    if let standard { return standard }
    let made = make().observed(by: observer)
    standard = made
    isImplicit = true
    return made
  }

  /// One of those that nobody has set is changed, so that it counts.
  mutating func didChange() { isImplicit = false }

  /// - Returns: Whether the object is another one than before.
  mutating func set(
    _ path: WritableKeyPath<BarAppearances, Appearance?>, _ appearance: Appearance?,
    _ observer: any AppearanceObserving
  ) -> Bool {
    guard appearance !== self[keyPath: path] else { return false }
    self[keyPath: path] = (appearance?.duplicate() as? Appearance)?.observed(by: observer)
    if path == \.standard { isImplicit = false }
    return true
  }

  /// Which one a bar shows and whether its background is clear, by the rules of iOS 15: at the
  /// scrolled content's edge, what is set for the edge, or else the standard one without a
  /// background.
  ///
  /// - Parameters:
  ///   - item: What the item in the bar says, which goes before the bar's.
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
