/// A PDF file.
///
/// Differs: what the file holds besides its pages, such as outlines and dictionaries, is not told.
public final class CGPDFDocument: Sendable {
  let bytes: [UInt8]
  let pages: [CGPDFPageFacts]
  /// Whether the file needs a password; it then has no pages here.
  public let isEncrypted: Bool

  /// Opens a PDF from a provider's data; nil where it is not a PDF file.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    bytes = [UInt8](data)
    guard ImageFileFormat(bytes) == .pdf else { return nil }
    do throws(ImageFileError) {
      pages = PDFPage.all(try PDFFile(bytes)).map(CGPDFPageFacts.init)
      isEncrypted = false
    } catch {
      guard error == .encrypted else { return nil }
      pages = []
      isEncrypted = true
    }
  }

  /// Opens a PDF file; nil where it cannot be opened or is not a PDF file.
  public convenience init?(_ url: CFURL) {
    guard let provider = CGDataProvider(url: url) else { return nil }
    self.init(provider)
  }

  /// Whether pages can be drawn. Encrypted files cannot be unlocked here.
  public var isUnlocked: Bool { !isEncrypted }

  /// The number of pages; 0 for an encrypted file.
  public var numberOfPages: Int { pages.count }

  /// - Parameter pageNumber: The number of the page, from 1; the result is nil for a page that
  ///   there is not.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard pages.indices.contains(pageNumber - 1) else { return nil }
    return CGPDFPage(self, pageNumber)
  }
}

/// What a document knows of a page without reading its content.
struct CGPDFPageFacts: Sendable {
  let mediaBox: CGRect
  let cropBox: CGRect
  let rotation: Int

  init(_ page: PDFPage) {
    mediaBox = page.mediaBox
    cropBox = page.cropBox
    rotation = page.rotation
  }
}

/// A rectangle of a page. Differs: the boxes of printers are the crop box.
public enum CGPDFBox: Int32, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page of a PDF file.
public final class CGPDFPage: Sendable {
  private let owner: CGPDFDocument
  /// The page's number, from 1.
  public let pageNumber: Int

  init(_ document: CGPDFDocument, _ number: Int) {
    owner = document
    pageNumber = number
  }

  /// The document that the page is of.
  public var document: CGPDFDocument? { owner }

  private var facts: CGPDFPageFacts { owner.pages[pageNumber - 1] }

  /// Clockwise degrees by which the page is turned to be seen: 0, 90, 180 or 270.
  public var rotationAngle: Int32 { Int32(facts.rotation) }

  /// One of the page's boxes, in its default user space. Differs: the boxes of printers are the
  /// crop box.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    box == .mediaBox ? facts.mediaBox : facts.cropBox
  }

  /// The map that puts the page's box into a rectangle: centred, turned, and made smaller where it
  /// is larger, never larger.
  ///
  /// - Parameters:
  ///   - rotate: Clockwise degrees besides the page's own.
  ///   - preserveAspectRatio: Else the box is stretched into the rectangle.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let source = getBoxRect(box)
    let turns = ((facts.rotation / 90 + Int(rotate) / 90) % 4 + 4) % 4
    let isOnItsSide = turns % 2 != 0
    let width = isOnItsSide ? source.height : source.width
    let height = isOnItsSide ? source.width : source.height
    guard width > 0, height > 0 else { return .identity }
    var (sx, sy) = (min(rect.width / width, 1), min(rect.height / height, 1))
    if preserveAspectRatio { (sx, sy) = (min(sx, sy), min(sx, sy)) }
    // A clockwise quarter in a space whose y points up.
    let turn: CGAffineTransform =
      switch turns {
      case 1: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      case 3: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      default: .identity
      }
    return CGAffineTransform(translationX: -source.midX, y: -source.midY).concatenating(turn)
      .concatenating(CGAffineTransform(scaleX: sx, y: sy))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}

extension CGContext {
  /// Draws a page in its own space, whose y points up, cut at its crop box and not turned: see
  /// `CGPDFPage.getDrawingTransform`.
  ///
  /// Not drawn: text, shadings of other types than 2 and 3 (`FidelityFeature.vectorImage`).
  public func drawPDFPage(_ page: CGPDFPage) {
    guard let document = page.document, let file = try? PDFFile(document.bytes) else { return }
    let pages = PDFPage.all(file)
    guard pages.indices.contains(page.pageNumber - 1) else { return }
    saveGState()
    PDFRenderer(file, self, limits: .default).draw(pages[page.pageNumber - 1])
    restoreGState()
  }
}
