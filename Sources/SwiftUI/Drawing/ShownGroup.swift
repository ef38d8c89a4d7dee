internal import QuartzCore

extension LayoutItem {
  /// Adds the layers that show the item, and those below, all of them.
  final func show(in list: inout LayerList) {
    LayoutWork.shown += 1
    marks.subtract([.show, .showBelow, .isPlain])
    let first = list.layers.count
    addLayers(to: &list)
    shownCount = Int32(clamping: list.layers.count - first)
  }

  /// Adds the layers of items that lie over each other, the item's `shownItems`, and no others.
  final func showInOrder(_ items: [LayoutItem], in list: inout LayerList) {
    for item in items { item.show(in: &list) }
    marks.insert(.isPlain)
  }

  /// Shows again what is marked below an item that adds no layers of its own.
  ///
  /// - Parameters:
  ///   - context: The group that the layers are in; its own layers are left alone.
  ///   - first: The index at which the item's layers begin in `layers`.
  /// - Returns: False where the layers are not those that the items know of.
  fileprivate final func update(
    in context: LayerList, at first: Int, _ layers: inout [CALayer]
  ) -> Bool {
    marks.remove(.showBelow)
    var place = first
    for item in shownItems {
      guard place + Int(item.shownCount) <= layers.count else { return false }
      let needsAll =
        item.marks.contains(.show)
        || (item.marks.contains(.showBelow) && !item.marks.contains(.isPlain))
      if needsAll {
        let range = place..<place + Int(item.shownCount)
        var list = context
        item.show(in: &list)
        if !layers[range].elementsEqual(list.layers, by: ===) {
          layers.replaceSubrange(range, with: list.layers)
        }
      } else if item.marks.contains(.showBelow) {
        guard item.update(in: context, at: place, &layers) else { return false }
      }
      place += Int(item.shownCount)
    }
    shownCount = Int32(clamping: place - first)
    return true
  }
}

/// The layers of an item that has a group for itself, as they were shown last.
@MainActor final class ShownGroup {
  private weak var item: LayoutItem?
  private weak var host: UIView?
  private var origin = CGPoint.zero
  private var scale: CGFloat = 0
  private var group: ObjectIdentifier?
  private var layers: [CALayer] = []
  /// The number of the last showing; an item that another group has shown since has another.
  private var serial = 0
  private static var count = 0

  /// The layers that show an item; only what is out of date is shown anew.
  ///
  /// - Parameter context: The group, without layers.
  func layers(of item: LayoutItem, in context: LayerList) -> [CALayer] {
    let isKnown =
      self.item === item && serial == item.shownSerial && host === context.host
      && origin == context.origin && scale == context.scale && group == context.group
      && !LayoutWork.isMoving
    if isKnown, !item.marks.contains(.show) {
      if !item.marks.contains(.showBelow) { return layers }
      if item.marks.contains(.isPlain), item.update(in: context, at: 0, &layers),
        layers.count == Int(item.shownCount)
      {
        return layers
      }
    }
    var list = context
    item.show(in: &list)
    layers = list.layers
    self.item = item
    Self.count += 1
    serial = Self.count
    item.shownSerial = serial
    (host, origin, scale, group) = (context.host, context.origin, context.scale, context.group)
    return layers
  }
}
