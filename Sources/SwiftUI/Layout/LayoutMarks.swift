/// What is out of date of an item and of those below it.
///
/// A change marks the item, and the way up to the topmost one. Before items are asked for their
/// sizes, those on the way are measured again from below, for what they were asked before; where
/// the answers are the same, those above stay as they are. Placing and showing follow the marks
/// down and leave everything else alone.
struct LayoutMarks: OptionSet {
  let rawValue: UInt16

  /// What the item is measured by is another.
  static let measure = LayoutMarks(rawValue: 1)
  static let measureBelow = LayoutMarks(rawValue: 2)
  /// The guides, the spacing or the values that it passes on may be others.
  static let answers = LayoutMarks(rawValue: 4)
  static let place = LayoutMarks(rawValue: 8)
  static let placeBelow = LayoutMarks(rawValue: 16)
  static let show = LayoutMarks(rawValue: 32)
  static let showBelow = LayoutMarks(rawValue: 64)
  /// Whether its layers are those of `shownItems`, and none of its own.
  static let isPlain = LayoutMarks(rawValue: 128)
  /// Whether there were more sizes than are remembered.
  static let forgotSizes = LayoutMarks(rawValue: 256)
}

/// What layout does: counts for tests, and what holds while items are placed.
@MainActor package enum LayoutWork {
  /// The number of sizes that were computed.
  package internal(set) static var measured = 0
  /// Items that were placed and not just passed.
  package internal(set) static var placed = 0
  /// Items whose layers were made or set up.
  package internal(set) static var shown = 0

  /// Whether frames depend on the time: then everything is placed and shown.
  static var isMoving = false

  static func moving<Result>(_ isMoving: Bool, _ body: () -> Result) -> Result {
    let outer = self.isMoving
    self.isMoving = isMoving
    defer { self.isMoving = outer }
    return body()
  }
}

extension LayoutItem {
  // MARK: Marking

  /// Tells that the item is another in any way.
  final func invalidate() {
    layoutDidBecomeInvalid()
    mark([.measure, .answers, .place])
  }

  /// Tells that what a leaf shows is another, and perhaps its size.
  final func leafDidChange(tells: Bool = true) {
    layoutDidBecomeInvalid()
    mark([.measure, .place], tells: tells)
  }

  /// Marks the item, for it to be shown as well, and the way up.
  ///
  /// - Parameter tells: Whether those above learn of it at once.
  final func mark(_ new: LayoutMarks, tells: Bool = true) {
    marks.formUnion(new)
    if !marks.contains(.isPlain) { marks.insert(.show) }
    var above: LayoutMarks = [.placeBelow, .showBelow]
    if new.contains(.measure) { above.insert(.measureBelow) }
    var item = parentItem
    while let current = item {
      current.marks.formUnion(above)
      if tells { current.contentDidChange() }
      item = current.parentItem
    }
  }

  /// Marks an item that is elsewhere now: where it holds others alone, those tell for themselves.
  final func markForShow() {
    guard !marks.contains(.isPlain) else { return }
    marks.insert(.show)
    var item = parentItem
    // Who is marked has marked the way up, or is not seen and will be shown as a whole.
    while let current = item, !current.marks.contains(.showBelow) {
      current.marks.insert(.showBelow)
      item = current.parentItem
    }
  }

  /// Makes those around show their items anew, up to the container that has the order.
  final func orderDidChange() {
    var item = parentItem
    while let current = item {
      current.marks.insert(.show)
      if !current.passesOnAnswers { break }
      item = current.parentItem
    }
    mark([])
  }

  // MARK: Measuring again

  /// Brings up to date what was measured, from below.
  final func validate() {
    if marks.contains(.measureBelow) {
      marks.remove(.measureBelow)
      for child in childItems where !child.marks.isDisjoint(with: [.measure, .measureBelow]) {
        child.validate()
      }
    }
    guard marks.contains(.measure) else { return }
    let passesOn = passesOnAnswers && marks.contains(.answers)
    marks.subtract([.measure, .answers])
    let isOtherSize = remeasure()
    let areOther = recheckAnswers() || passesOn
    guard isOtherSize || areOther, let parent = parentItem else { return }
    parent.marks.formUnion(areOther ? [.measure, .answers, .place] : [.measure, .place])
    // What the parent shows may follow from what it measured.
    if !parent.marks.contains(.isPlain) { parent.marks.insert(.show) }
  }
}
