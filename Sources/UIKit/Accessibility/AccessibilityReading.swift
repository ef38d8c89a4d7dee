import Foundation

/// The elements at which assistive technology stops in a view, in their reading order.
///
/// Apple publishes no rule for the order. This one is what people observe of VoiceOver: elements
/// that begin within 8 points of each other in height are a row, rows are read from the top, and
/// each from the leading edge; `accessibilityElements` have their own order, and containers with
/// `shouldGroupAccessibilityChildren` stay together.
@MainActor
package struct AccessibilityReading {
  /// One stop of assistive technology.
  package struct Element {
    /// The view or the `UIAccessibilityElement`.
    package let object: UIResponder
    /// The frame in the screen's coordinates.
    package let frame: CGRect
    package let path: UIBezierPath?
  }

  package let elements: [Element]

  package init(of root: UIView) {
    let walk = AccessibilityWalk(isRightToLeft: root.isRightToLeft)
    elements = walk.units(in: root, depth: 0).flatMap(\.elements)
  }
}

/// The walk through a view that finds its elements.
@MainActor
private struct AccessibilityWalk {
  typealias Element = AccessibilityReading.Element

  let isRightToLeft: Bool

  /// Elements that are read one after the other.
  struct Unit {
    let elements: [Element]
    let frame: CGRect
  }

  private static let rowHeight: CGFloat = 8
  /// The maximum depth of nested containers that is followed.
  private static let maximumDepth = 500

  func units(in object: Any, depth: Int) -> [Unit] {
    guard depth < Self.maximumDepth, let responder = object as? UIResponder else { return [] }
    if let view = object as? UIView, !Self.isSeen(view) { return [] }
    if responder.accessibilityElementsHidden { return [] }
    if responder.isAccessibilityElement {
      let path = responder.accessibilityPath
      let frame = path?.bounds ?? responder.accessibilityFrame
      let element = Element(object: responder, frame: frame, path: path)
      return [Unit(elements: [element], frame: frame)]
    }
    let count = responder.accessibilityElementCount()
    if count != NSNotFound {
      let inside = (0..<max(count, 0)).compactMap { responder.accessibilityElement(at: $0) }
      return group(inside.flatMap { units(in: $0, depth: depth + 1) })
    }
    guard let view = object as? UIView else { return [] }
    var children = view.subviews
    if let modal = children.last(where: { $0.accessibilityViewIsModal && Self.isSeen($0) }) {
      children = [modal]
    }
    let found = sorted(children.flatMap { units(in: $0, depth: depth + 1) })
    return view.shouldGroupAccessibilityChildren ? group(found) : found
  }

  private static func isSeen(_ view: UIView) -> Bool { !view.isHidden && view.alpha >= 0.01 }

  /// Joins the units to one, which has the first one's frame.
  private func group(_ units: [Unit]) -> [Unit] {
    guard let first = units.first else { return [] }
    return [Unit(elements: units.flatMap(\.elements), frame: first.frame)]
  }

  private func sorted(_ units: [Unit]) -> [Unit] {
    let byHeight = units.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var rows: [[Unit]] = []
    for unit in byHeight {
      if let top = rows.last?.first?.frame.minY, unit.frame.minY - top < Self.rowHeight {
        rows[rows.count - 1].append(unit)
      } else {
        rows.append([unit])
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted {
        (leading($0.element), $0.offset) < (leading($1.element), $1.offset)
      }.map(\.element)
    }
  }

  private func leading(_ unit: Unit) -> CGFloat {
    isRightToLeft ? -unit.frame.maxX : unit.frame.minX
  }
}
