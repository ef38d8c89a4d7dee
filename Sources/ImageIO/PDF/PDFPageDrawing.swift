/// The first page of a PDF file as a drawing for any size.
///
/// Paths, colours, clips, shadings along lines and between circles, patterns, forms, soft masks and
/// pictures. Not drawn: text, other shadings (`FidelityFeature.vectorImage`).
package final class PDFPageDrawing: VectorDrawing {
  package let size: CGSize
  package let lacks: [FidelityNote]
  private let bytes: [UInt8]
  private let limits: ImageLimits

  package init(_ bytes: [UInt8], limits: ImageLimits = .default) throws(ImageFileError) {
    let file = try PDFFile(bytes)
    guard let page = PDFPage.all(file).first else {
      throw .damaged(.pdf, reason: "it has no page")
    }
    let size = page.size
    guard size.width > 0, size.height > 0, size.width < 1e7, size.height < 1e7 else {
      throw .damaged(.pdf, reason: "its page is \(size.width) × \(size.height) points large")
    }
    self.size = size
    self.bytes = bytes
    self.limits = limits
    guard let bitmap = Bitmap(width: 16, height: 16) else {
      lacks = []
      return
    }
    // What is not drawn shows when it is drawn, and a few pixels are enough for that.
    let context = CGContext(bitmap: bitmap, baseTransform: .identity)
    let side = max(size.width, size.height) / 16
    let rect = CGRect(x: 0, y: 0, width: size.width / side, height: size.height / side)
    lacks = FidelityLedger.collecting {
      Self.draw(page, of: file, in: context, rect: rect, limits: limits)
    }
  }

  package func draw(in context: CGContext, rect: CGRect) {
    for note in lacks { FidelityLedger.note(note) }
    // The file was read before: its bytes are the same.
    guard let file = try? PDFFile(bytes), let page = PDFPage.all(file).first else { return }
    Self.draw(page, of: file, in: context, rect: rect, limits: limits)
  }

  private static func draw(
    _ page: PDFPage, of file: PDFFile, in context: CGContext, rect: CGRect, limits: ImageLimits
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    context.concatenate(page.transform(to: rect))
    PDFRenderer(file, context, limits: limits).draw(page)
    context.restoreGState()
  }
}
