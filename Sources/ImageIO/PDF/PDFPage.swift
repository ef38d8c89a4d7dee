/// A page of a PDF file, with what it takes from the groups above it.
struct PDFPage {
  let dictionary: PDFDictionary
  let resources: PDFDictionary?
  let mediaBox: CGRect
  let cropBox: CGRect
  /// Clockwise: 0, 90, 180 or 270.
  let rotation: Int

  private static let maximumCount = 10_000
  private static let maximumDepth = 32

  /// What pages take from the groups above them.
  private struct Inherited {
    var resources: PDFObject?
    var mediaBox: PDFObject?
    var cropBox: PDFObject?
    var rotation: PDFObject?

    func with(_ dictionary: PDFDictionary) -> Inherited {
      Inherited(
        resources: dictionary["Resources"] ?? resources,
        mediaBox: dictionary["MediaBox"] ?? mediaBox, cropBox: dictionary["CropBox"] ?? cropBox,
        rotation: dictionary["Rotate"] ?? rotation)
    }
  }

  /// All pages in order, at most 10,000.
  static func all(_ file: PDFFile) -> [PDFPage] {
    var pages: [PDFPage] = []
    var visits = 0
    func walk(_ dictionary: PDFDictionary, _ inherited: Inherited, _ depth: Int) {
      visits += 1
      guard depth < maximumDepth, visits <= 2 * maximumCount, pages.count < maximumCount else {
        return
      }
      let inherited = inherited.with(dictionary)
      guard let kids = file.array(dictionary["Kids"]) else {
        pages.append(PDFPage(dictionary, inherited, file))
        return
      }
      for kid in kids {
        if let child = file.dictionary(kid) { walk(child, inherited, depth + 1) }
      }
    }
    if let root = file.pageRoot { walk(root, Inherited(), 0) }
    return pages
  }

  private init(_ dictionary: PDFDictionary, _ inherited: Inherited, _ file: PDFFile) {
    self.dictionary = dictionary
    resources = file.dictionary(inherited.resources)
    // Letter, which readers take where a file has no box.
    let media = file.rectangle(inherited.mediaBox) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    mediaBox = media
    let crop = file.rectangle(inherited.cropBox).map { $0.intersection(media) } ?? media
    cropBox = crop.isNull || crop.isEmpty ? media : crop
    let turns = (file.integer(inherited.rotation) ?? 0) / 90 % 4
    rotation = (turns + 4) % 4 * 90
  }

  /// The size of the page as it is seen, in points.
  var size: CGSize {
    rotation % 180 == 0
      ? cropBox.size : CGSize(width: cropBox.height, height: cropBox.width)
  }

  /// The map from the page's space to that of a rectangle whose y points down.
  func transform(to rect: CGRect) -> CGAffineTransform {
    let toOrigin = CGAffineTransform(translationX: -cropBox.minX, y: -cropBox.minY)
    let (w, h) = (cropBox.width, cropBox.height)
    let turned: CGAffineTransform =
      switch rotation {
      case 90: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case 270: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
      default: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      }
    return toOrigin.concatenating(turned)
      .concatenating(
        CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
      )
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}
