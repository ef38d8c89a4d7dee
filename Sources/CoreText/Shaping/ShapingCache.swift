import Synchronization

/// What was shaped with a font: runs of text by their characters, plans by their options.
final class ShapingCache: Sendable {
  struct Key: Hashable {
    let units: [UInt16]
    let options: ShapingOptions
  }

  private struct State {
    var texts: [Key: ShapedText] = [:]
    var unitCount = 0
    var plans: [ShapingOptions: ShapePlan] = [:]
  }

  /// Longer texts are not kept, and all are dropped when they are this many units together.
  private static let limits = (text: 4096, all: 1 << 18)

  private let state = Mutex(State())

  /// - Parameter coordinates: The place in the design space; always the same for one cache.
  func plan(
    _ tables: LayoutTables, _ options: ShapingOptions, at coordinates: [Int] = []
  ) -> ShapePlan {
    if let plan = state.withLock({ $0.plans[options] }) { return plan }
    let plan = ShapePlan(tables, options, at: coordinates)
    state.withLock { state in
      if state.plans.count > 256 { state.plans.removeAll() }
      state.plans[options] = plan
    }
    return plan
  }

  /// What was kept of a text, or else what `shape` makes of it.
  func text(
    _ units: [UInt16], _ options: ShapingOptions, _ shape: () -> ShapedText
  ) -> ShapedText {
    if units.count > Self.limits.text { return shape() }
    let key = Key(units: units, options: options)
    if let known = state.withLock({ $0.texts[key] }) { return known }
    let shaped = shape()
    state.withLock { state in
      if state.unitCount + units.count > Self.limits.all {
        state.texts.removeAll(keepingCapacity: true)
        state.unitCount = 0
      }
      state.texts[key] = shaped
      state.unitCount += units.count
    }
    return shaped
  }
}
