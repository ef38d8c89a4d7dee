/// What changed between a reference's views and those of a new picture, and why the pixels did.
package struct SnapshotChange: Sendable, Hashable {
  /// The culprits before what only followed them.
  package var views: [ViewChange]
  package var cause: ChangeCause

  package init(views: [ViewChange], cause: ChangeCause) {
    self.views = views
    self.cause = cause
  }

  /// How a picture was drawn: what can change it without any view changing.
  package struct Surroundings: Sendable {
    var renderer: String
    var fonts: [String]

    package init(_ metadata: ReferenceMetadata) {
      renderer = metadata.renderer
      fonts = metadata.fonts
    }
  }

  /// What changed between two pictures; nil where neither views nor pixels changed.
  ///
  /// - Parameters:
  ///   - mask: The pixels that differ; nil where none do.
  ///   - scale: Pixels per point.
  package init?(
    from old: (tree: ViewTree, surroundings: Surroundings),
    to new: (tree: ViewTree, surroundings: Surroundings), mask: DifferenceMask?, scale: Double
  ) {
    let difference = TreeDifference(from: old.tree, to: new.tree)
    guard let mask else {
      if difference.isEmpty { return nil }
      cause = .structure
      views = Self.views(difference, pixels: [Int](repeating: 0, count: difference.changes.count))
      return
    }
    let pixels = PixelAttribution(difference, mask: mask, scale: scale)
    views = Self.views(difference, pixels: pixels.pixelsOfChange)
    // Another font or renderer measures text anew, and views move with it.
    let isOfViews = difference.changes.contains { $0.kind == .own }
    let fonts = FontRecord.change(from: old.surroundings.fonts, to: new.surroundings.fonts)
    if !isOfViews, fonts != nil {
      cause = .font
    } else if !isOfViews, old.surroundings.renderer != new.surroundings.renderer {
      cause = .renderer
    } else if difference.isEmpty {
      cause = .drawing
      views = Self.drawnViews(difference.new, pixels.pixelsOfNode)
    } else {
      cause = .view
    }
  }

  private static func views(_ difference: TreeDifference, pixels: [Int]) -> [ViewChange] {
    let order = difference.changes.indices.sorted { left, right in
      let (first, second) = (difference.changes[left], difference.changes[right])
      if first.kind != second.kind { return first.kind < second.kind }
      return (pixels[right], left) < (pixels[left], right)
    }
    return order.map { index in
      let change = difference.changes[index]
      let path = change.new.map(difference.new.path) ?? change.old.map(difference.old.path)
      return ViewChange(
        view: path ?? "", what: change.what.joined(separator: ", "), pixels: pixels[index])
    }
  }

  private static func drawnViews(_ tree: TreeIndex, _ pixels: [Int]) -> [ViewChange] {
    pixels.indices.filter { pixels[$0] > 0 }
      .sorted { (pixels[$1], $0) < (pixels[$0], $1) }
      .map { ViewChange(view: tree.path($0), what: "drawn differently", pixels: pixels[$0]) }
  }

  // MARK: - In words

  /// One line for each view, after a line on the cause where no view is the cause. The line on a
  /// font is the caller's, who knows where fonts are.
  package func lines() -> [String] {
    var lines: [String] = []
    switch cause {
    case .drawing: lines.append("The views are the same, but they draw something else:")
    case .renderer:
      lines.append("The views are the same: another version of the renderer drew them.")
    case .structure, .view, .font: break
    }
    return lines + views.lines
  }
}

extension [ViewChange] {
  /// Views that a message names at most.
  private static var maximumLineCount: Int { 6 }

  /// One line for each view, and one that says how many more there are.
  package var lines: [String] {
    var lines = prefix(Self.maximumLineCount).map { change in
      var line = "\(change.view)  \(change.what)"
      if change.pixels > 0 { line += ", \(NumberText.grouped(change.pixels)) px" }
      return line
    }
    if count > Self.maximumLineCount {
      lines.append("and \(NumberText.grouped(count - Self.maximumLineCount)) more")
    }
    return lines
  }
}
