/// One thing that is different about a view, as a failure tells it: `stack/titleLabel`,
/// `font 17 → 18`, 1,240 pixels.
package struct ViewChange: Sendable, Codable, Hashable {
  /// The view's place in the tree, from below the root: names or types, separated by `/`.
  package var view: String
  /// What about it, with old and new values.
  package var what: String
  /// The number of differing pixels that are due to the view itself and not to what is in it.
  package var pixels: Int

  /// What was set, without its consequences: `font 17 → 18` of a label that grew by it. All of
  /// `what` where no property was set.
  package var property: String {
    // The place comes last, and the size before it, see `TreeDifference`.
    var rest = what[...]
    if let moved = rest.firstMatch(of: /(?:^|, )moved by \([-0-9.]+, [-0-9.]+\)$/) {
      rest = rest[..<moved.range.lowerBound]
    }
    let size = /(?:^|, )resized [0-9.]+ × [0-9.]+ → [0-9.]+ × [0-9.]+$/
    if let resized = rest.firstMatch(of: size) { rest = rest[..<resized.range.lowerBound] }
    return rest.isEmpty ? what : String(rest)
  }

  /// Whether only its size or its place changed.
  package var isOfFrame: Bool { what.hasPrefix("resized ") || what.hasPrefix("moved by ") }

  /// The last part of the view's place.
  package var name: String {
    view.split(separator: "/").last.map(String.init) ?? view
  }

  package init(view: String, what: String, pixels: Int) {
    self.view = view
    self.what = what
    self.pixels = pixels
  }
}

/// Why a snapshot differs, as far as the reference can tell.
package enum ChangeCause: String, Sendable, Codable, CaseIterable {
  /// The views changed, and with them the pixels.
  case view
  /// The views changed, the pixels did not.
  case structure
  /// The pixels changed although views, fonts and renderer are the same: something that a view
  /// draws itself.
  case drawing
  /// The views are the same; another version of the renderer drew them.
  case renderer
  /// The views are the same; another version of a font was drawn with.
  case font
}
