/// A fixed width or height.
struct FrameModifier: ItemModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  /// The lengths that are none, and are ignored.
  var refused = ""

  final class Item: UnaryItem {
    var frameSpec = FrameModifier(width: nil, height: nil, alignment: .center)

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: frameSpec.width ?? proposal.width, height: frameSpec.height ?? proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      if let width = frameSpec.width, let height = frameSpec.height {
        return CGSize(width: width, height: height)
      }
      let own = content.size(offer(proposal))
      return CGSize(
        width: frameSpec.width ?? own.width, height: frameSpec.height ?? own.height)
    }

    override func contentPlace(
      _ size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
      let own = offer(proposal)
      return (frameSpec.alignment.origin(of: content, own, in: size), own)
    }

    override var spacing: ViewSpacing {
      var spacing = content.spacing
      if frameSpec.width != nil { spacing.reset(.horizontal) }
      if frameSpec.height != nil { spacing.reset(.vertical) }
      return spacing
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) { item.frameSpec = self }
  func update(_ item: Item, in node: _ViewNode) {
    update(item, node.environment)
    guard !refused.isEmpty else { return }
    node.graph.warn(
      "Invalid frame dimension (negative or non-finite): \(refused).",
      advice: "It is ignored, as on iOS. Keep computed lengths at 0 or above.")
  }
  var shown: (String, String)? {
    let parts = [width.map { "width \(number($0))" }, height.map { "height \(number($0))" }]
    return ("frame", parts.compactMap(\.self).joined(separator: ", "))
  }
}

/// A number for trees of views.
func number(_ value: CGFloat) -> String { Digits.decimal(value, places: 3) }

/// Ends of a length.
package struct LengthLimits: Equatable {
  package var minimum: CGFloat?
  package var ideal: CGFloat?
  package var maximum: CGFloat?

  package init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
    func limit(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : $0 } }
    // A minimum that is no number stays, as SwiftUI's does, and limits nothing: no length is below
    // it. An ideal length or a maximum could become the length itself, and counts as not given.
    self.minimum = minimum.map { max($0, 0) }
    let least = limit(self.minimum)
    self.ideal = limit(ideal).map { max($0, least ?? $0) }
    self.maximum = limit(maximum).map { max($0, self.ideal ?? least ?? 0) }
  }

  /// The given lengths as text, where one is below the one before it; nil where they are in order.
  fileprivate static func contradiction(
    _ side: String, _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?
  ) -> String? {
    let given = [("min", minimum), ("ideal", ideal), ("max", maximum)]
      .compactMap { name, value in value.map { (name, $0) } }
    let isOrdered = zip(given, given.dropFirst()).allSatisfy { $0.1 <= $1.1 }
    if isOrdered { return nil }
    return given.map { "\($0.0)\(side) \($0.1)" }.joined(separator: ", ")
  }

  package var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

  func offer(_ proposal: CGFloat?) -> CGFloat? {
    guard let value = proposal ?? ideal else { return nil }
    return min(max(value, minimum ?? -.infinity), maximum ?? .infinity)
  }

  /// The length where the content is not asked.
  func known(_ proposal: CGFloat?) -> CGFloat? {
    if let proposal, let minimum, let maximum { return min(max(proposal, minimum), maximum) }
    return proposal == nil ? ideal : nil
  }

  func own(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
    if let known = known(proposal) { return known }
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): return min(max(content, minimum), maximum)
    case (let minimum?, nil):
      return max(min(offer(proposal) ?? .infinity, content), minimum)
    case (nil, let maximum?):
      return min(max(offer(proposal) ?? -.infinity, content), maximum)
    case (nil, nil): return content
    }
  }

  func keepsIdeal(_ proposal: CGFloat?, _ size: CGFloat) -> Bool {
    ideal == nil && proposal == nil && (minimum ?? -.infinity) < size
      && size < (maximum ?? .infinity)
  }
}

struct FlexibleFrameModifier: ItemModifier {
  let width: LengthLimits
  let height: LengthLimits
  let alignment: Alignment
  /// The limits that contradict each other.
  var contradictions = ""

  final class Item: UnaryItem {
    var spec = FlexibleFrameModifier(
      width: LengthLimits(nil, nil, nil), height: LengthLimits(nil, nil, nil), alignment: .center)

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let (width, height) = (spec.width, spec.height)
      if let x = width.known(proposal.width), let y = height.known(proposal.height) {
        return CGSize(width: x, height: y)
      }
      let own = content.size(
        ProposedViewSize(
          width: width.offer(proposal.width), height: height.offer(proposal.height)))
      return CGSize(
        width: width.own(proposal.width, content: own.width),
        height: height.own(proposal.height, content: own.height))
    }

    override func contentPlace(
      _ size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
      let own = ProposedViewSize(
        width: spec.width.keepsIdeal(proposal.width, size.width) ? nil : size.width,
        height: spec.height.keepsIdeal(proposal.height, size.height) ? nil : size.height)
      return (spec.alignment.origin(of: content, own, in: size), own)
    }

    override var spacing: ViewSpacing {
      var spacing = content.spacing
      if !spec.width.isEmpty { spacing.reset(.horizontal) }
      if !spec.height.isEmpty { spacing.reset(.vertical) }
      return spacing
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) { item.spec = self }
  func update(_ item: Item, in node: _ViewNode) {
    update(item, node.environment)
    guard !contradictions.isEmpty else { return }
    node.graph.warn(
      "Contradictory frame constraints specified: \(contradictions).",
      advice: "A length below the one before it counts as that one. Keep minimum, ideal and "
        + "maximum in this order.")
  }
  var shown: (String, String)? {
    let named: [(String, CGFloat?)] = [
      ("minWidth", width.minimum), ("idealWidth", width.ideal), ("maxWidth", width.maximum),
      ("minHeight", height.minimum), ("idealHeight", height.ideal), ("maxHeight", height.maximum),
    ]
    let parts = named.compactMap { name, value in value.map { "\(name) \(number($0))" } }
    return ("frame", parts.joined(separator: ", "))
  }
}

extension View {
  /// Puts the view into a frame of fixed lengths in points; nil for the own length of the view. A
  /// length that is negative or not finite counts as nil, and is reported as a runtime warning.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let lengths = [("width", width), ("height", height)]
    let refused = lengths.compactMap { name, length in
      length.flatMap { $0.isLength ? nil : "\(name) \($0)" }
    }
    return modifier(
      FrameModifier(
        width: width.flatMap { $0.isLength ? $0 : nil },
        height: height.flatMap { $0.isLength ? $0 : nil }, alignment: alignment,
        refused: refused.joined(separator: ", ")))
  }

  /// Puts the view into a frame whose lengths stay between limits, in points. A side with a minimum
  /// and a maximum takes what it is offered between the two; with a minimum alone, what it is
  /// offered between that and the content's length; with a maximum alone, between the content's
  /// length and that. The ideal length counts where none is offered. A negative minimum counts as
  /// 0. An ideal or maximum length below the one before it counts as that one, and is reported as a
  /// runtime warning.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let contradictions = [
      LengthLimits.contradiction("Width", minWidth, idealWidth, maxWidth),
      LengthLimits.contradiction("Height", minHeight, idealHeight, maxHeight),
    ]
    return modifier(
      FlexibleFrameModifier(
        width: LengthLimits(minWidth, idealWidth, maxWidth),
        height: LengthLimits(minHeight, idealHeight, maxHeight), alignment: alignment,
        contradictions: contradictions.compactMap(\.self).joined(separator: ", ")))
  }
}

extension CGFloat {
  /// Whether this is a length that a frame can have.
  fileprivate var isLength: Bool { isFinite && self >= 0 }
}
