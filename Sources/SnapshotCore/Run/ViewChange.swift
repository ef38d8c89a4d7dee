/// One thing that is different about a view, as a failure tells it: `stack/titleLabel`,
/// `font 17 → 18`, 1,240 pixels.
package struct ViewChange: Sendable, Codable, Hashable {
  /// The view's place in the tree, from below the root: names or types, separated by `/`.
  package var view: String
  /// What about it, with old and new values.
  package var what: String
  /// Differing pixels that the view and nothing in it accounts for.
  package var pixels: Int

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
