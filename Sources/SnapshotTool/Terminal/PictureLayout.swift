import SnapshotCore

/// The places of pictures on a screen: beside each other or one below the other, whichever shows
/// them larger, all in one scale.
package struct PictureLayout: Sendable, Equatable {
  package struct Slot: Sendable, Equatable {
    /// Cells from the area's corner to that of the picture's; its label stands on the line above.
    package let column: Int
    package let row: Int
    /// The number of columns of cells that the picture covers.
    package let columns: Int
    package let rows: Int
    /// Pixels of the terminal that the picture is scaled to.
    package let pixels: PixelSize
    /// Cells that the label may cover.
    package let labelColumns: Int
  }

  package let slots: [Slot]

  /// Small pictures are enlarged to this at most.
  private static let maximumScale = 8.0
  private static let gapColumns = 2

  /// Lays pictures out in an area of the terminal; nil where there is not even room for labels.
  ///
  /// - Parameters:
  ///   - sizes: The pictures' sizes, in pixels.
  ///   - columns: The area's width, in cells.
  ///   - rows: The area's height, in cells.
  ///   - cell: The size of one cell, in pixels.
  ///   - enlargesByWholeSteps: Whether a pixel becomes 2, 3, … pixels of the terminal, so that all
  ///     stay equally large. Otherwise pictures fill the room.
  package init?(
    _ sizes: [PixelSize], columns: Int, rows: Int, cell: PixelSize,
    enlargesByWholeSteps: Bool = true
  ) {
    guard !sizes.isEmpty else { return nil }
    let count = sizes.count
    let beside = PixelSize(
      width: (columns - Self.gapColumns * (count - 1)) / count, height: rows - 1)
    let below = PixelSize(width: columns, height: rows / count - 1)
    let scales = [beside, below].map { room in
      let scale = Self.scale(sizes, in: room, cell)
      return scale > 1 && enlargesByWholeSteps ? scale.rounded(.down) : scale
    }
    let isBeside = scales[0] >= scales[1]
    let scale = max(scales[0], scales[1])
    guard scale > 0 else { return nil }
    var slots: [Slot] = []
    var place = (column: 0, row: 1)
    for size in sizes {
      let pixels = PixelSize(
        width: max(Int(clamping: Double(size.width) * scale), 1),
        height: max(Int(clamping: Double(size.height) * scale), 1))
      let slot = Slot(
        column: place.column, row: place.row,
        columns: (pixels.width + cell.width - 1) / cell.width,
        rows: (pixels.height + cell.height - 1) / cell.height, pixels: pixels,
        labelColumns: isBeside ? beside.width : columns)
      slots.append(slot)
      if isBeside {
        place.column += beside.width + Self.gapColumns
      } else {
        place.row += slot.rows + 1
      }
    }
    self.slots = slots
  }

  /// The maximum scale at which each picture fits. 0 where there is no room.
  private static func scale(
    _ sizes: [PixelSize], in room: PixelSize, _ cell: PixelSize
  ) -> Double {
    guard room.width > 0, room.height > 0 else { return 0 }
    var scale = maximumScale
    for size in sizes {
      scale = min(scale, Double(room.width * cell.width) / Double(size.width))
      scale = min(scale, Double(room.height * cell.height) / Double(size.height))
    }
    return scale
  }
}
