import UIKit

/// An object whose properties are set, in a window where each can make a difference.
@MainActor
final class Specimen<Subject> {
  var subject: Subject
  let stage: PropertyStage
  /// What an app does with the subject once its properties have their values: a configuration is
  /// given to a button, an animation to a layer, a controller is presented.
  private let use: @MainActor (Subject) -> Void
  /// More that is told about the subject, where it is only told when somebody asks.
  private let measures: @MainActor (Subject) -> [String]

  init(
    _ subject: Subject, in stage: PropertyStage,
    measures: @escaping @MainActor (Subject) -> [String] = { _ in [] },
    use: @escaping @MainActor (Subject) -> Void = { _ in }
  ) {
    self.subject = subject
    self.stage = stage
    self.measures = measures
    self.use = use
  }

  /// One of which a view is all that there is.
  convenience init(
    _ subject: Subject, showing view: UIView, side: CGFloat = 100, keeping: [AnyObject] = [],
    seconds: TimeInterval? = nil,
    measures: @escaping @MainActor (Subject) -> [String] = { _ in [] },
    use: @escaping @MainActor (Subject) -> Void = { _ in }
  ) {
    let stage = PropertyStage(
      view, size: CGSize(width: side, height: side), keeping: keeping, seconds: seconds)
    self.init(subject, in: stage, measures: measures, use: use)
  }

  /// One that a controller shows, on a small phone.
  convenience init(
    _ subject: Subject, showing controller: UIViewController, keeping: [AnyObject] = [],
    measures: @escaping @MainActor (Subject) -> [String] = { _ in [] },
    use: @escaping @MainActor (Subject) -> Void = { _ in }
  ) {
    self.init(
      subject, in: PropertyStage(controller, keeping: keeping), measures: measures, use: use)
  }

  /// Puts the subject to use and tells what can then be seen.
  func reading() throws -> PropertyReading {
    stage.host.perform { use(subject) }
    var reading = try stage.reading()
    reading.measures = measures(subject)
    return reading
  }
}

/// What can be told of a window from outside.
struct PropertyReading {
  /// Types, frames and properties that are drawn, of every layer in sight.
  var tree: [String] = []
  var pixels: [UInt8] = []
  /// What is read out, in reading order.
  var accessibility: [String] = []
  var measures: [String] = []
  /// What the picture is known to lack.
  var notes: [FidelityNote] = []

  /// What two readings have not in common.
  func differences(from other: PropertyReading) -> [String] {
    var found: [String] = []
    if tree != other.tree { found.append("tree") }
    if pixels != other.pixels { found.append("pixels") }
    if accessibility != other.accessibility { found.append("accessibility") }
    if measures != other.measures { found.append("measures") }
    return found
  }
}

/// A window for one specimen.
@MainActor
final class PropertyStage {
  let host: RenderHost
  /// Data sources and delegates, which nobody else holds.
  private let kept: [AnyObject]
  /// When the picture is taken, where something moves.
  private let seconds: TimeInterval?

  init(_ view: UIView, size: CGSize, keeping: [AnyObject] = [], seconds: TimeInterval? = nil) {
    host = RenderHost(size: size, traits: UITraitCollection(displayScale: 1))
    kept = keeping
    self.seconds = seconds
    view.bounds.size = size
    host.host(view)
  }

  init(_ controller: UIViewController, keeping: [AnyObject] = []) {
    host = RenderHost(
      size: CGSize(width: 160, height: 240),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 1), UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(verticalSizeClass: .regular),
      ]), safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 12, right: 0))
    kept = keeping
    seconds = nil
    host.host(controller)
  }

  func settle() throws { try host.settle() }

  /// What is still to be done in the window, and who has to do it.
  var dirt: [String] {
    var found: [String] = []
    var pending: [CALayer] = [host.window.layer]
    while let layer = pending.popLast() {
      let owner: AnyObject = (layer.delegate as? UIView) ?? layer
      if layer.isLayoutNeeded { found.append("\(type(of: owner)) needs layout") }
      if layer.needsDisplay() { found.append("\(type(of: owner)) needs display") }
      if let mask = layer.maskLayer { pending.append(mask) }
      pending.append(contentsOf: layer.children.reversed())
    }
    if host.window.needsConstraintPass { found.append("constraints are to be solved") }
    return found
  }

  func reading() throws -> PropertyReading {
    try host.settle()
    if let seconds { try host.advance(to: seconds) }
    var reading = PropertyReading()
    let drawn = seconds == nil ? DrawnTree(of: host.window.layer) : host.drawnTree()
    reading.tree = (drawn?.nodes ?? []).map { node in
      let pairs = node.properties.pairs.map { "\($0.key) \($0.value)" }
      let name = "\(node.depth) \(node.type) \(node.name) \(node.frame) "
      return name + pairs.joined(separator: "; ")
    }
    let ledger = host.recording.ledger
    reading.pixels = try FidelityLedger.$current.withValue(ledger) { try pixels() }
    host.inspect()
    reading.notes = ledger.notes.map(\.key)
    reading.accessibility = AccessibilityReading(of: host.window).elements.map(Self.text)
    return reading
  }

  private func pixels() throws -> [UInt8] {
    if seconds != nil { return try host.render(scale: 1).straightRGBA() }
    let window = host.window
    let context = CGContext.forImage(bounds: window.bounds, scale: 1, isOpaque: false)
    guard let context else { throw HostError.nothingHosted }
    window.layer.render(in: context)
    return context.takeImage()?.straightRGBA() ?? []
  }

  private static func text(_ element: AccessibilityReading.Element) -> String {
    let object = element.object
    let texts: [String?] = [
      object.accessibilityLabel, object.accessibilityValue, object.accessibilityHint,
      object.accessibilityLanguage, object.accessibilityIdentifier,
      object.accessibilityCustomActions?.map(\.name).joined(separator: ", "),
      object.accessibilityUserInputLabels?.joined(separator: ", "),
    ]
    return texts.map { $0 ?? "-" }.joined(separator: "|")
      + " \(object.accessibilityTraits) \(element.frame) \(element.path?.bounds ?? .null)"
      + " \(object.accessibilityActivationPoint)"
  }

  func tearDown() { host.tearDown() }
}
