/// The properties of the PDF files that a renderer makes.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// The document's properties by keys such as `kCGPDFContextTitle`.
  open var documentInfo: [String: Any] = [:]

  /// A format without properties of the document.
  public required init() {
    super.init()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}

/// The context that a PDF renderer's drawing code gets.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let pdfFormat: UIGraphicsPDFRendererFormat

  init(cgContext: CGContext, pdfFormat: UIGraphicsPDFRendererFormat) {
    self.pdfFormat = pdfFormat
    pdfContextBounds = pdfFormat.bounds
    super.init(cgContext: cgContext, format: pdfFormat)
  }

  open override var format: UIGraphicsPDFRendererFormat { pdfFormat }

  /// The bounds of the current page in points.
  open private(set) var pdfContextBounds: CGRect

  /// Begins a page of the renderer's size; drawing before the first page has no effect.
  open func beginPage() { beginPage(withBounds: pdfFormat.bounds, pageInfo: [:]) }

  /// Begins a page; its origin is at the top left corner, y points down.
  ///
  /// - Parameters:
  ///   - bounds: The page's bounds in points; empty for the renderer's.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds.isEmpty ? pdfFormat.bounds : bounds
    cgContext.beginFlippedPage(pdfContextBounds)
  }

  /// Makes a part of the page, in points, a link.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

  /// Names a point of the page as a link's destination.
  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name, at: point)
  }

  /// Makes a part of the page a link to a named destination.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(name, for: rect)
  }
}

/// Makes PDF files. `CGContext(consumer:mediaBox:_:)` documents how drawing is written.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  private let pdfFormat: UIGraphicsPDFRendererFormat

  /// A renderer of empty pages.
  public override convenience init() { self.init(bounds: .zero) }

  /// A renderer of files whose pages have a rectangle in common.
  ///
  /// - Parameters:
  ///   - bounds: The bounds in points of pages that have none of their own.
  ///   - format: The format; it is copied.
  public init(
    bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()
  ) {
    let copy = format.copy(with: nil) as? UIGraphicsPDFRendererFormat ?? format
    copy.bounds = bounds
    pdfFormat = copy
    super.init(checkedFormat: copy)
  }

  open override var format: UIGraphicsPDFRendererFormat { pdfFormat }

  open override var allowsImageOutput: Bool { false }

  /// Draws a file and writes it to a URL.
  ///
  /// - Throws: If the file cannot be written.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }

  /// The file's bytes. Drawing has no effect until a page is begun, as on iOS.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let data = NSMutableData()
    guard let context = CGContext.forPDF(data, pdfFormat.bounds, pdfFormat.documentInfo) else {
      return Data()
    }
    UIGraphicsPushContext(context)
    actions(UIGraphicsPDFRendererContext(cgContext: context, pdfFormat: pdfFormat))
    UIGraphicsPopContext()
    context.closePDF()
    return data as Data
  }
}

extension CGContext {
  static func forPDF(
    _ data: NSMutableData, _ bounds: CGRect, _ info: [String: Any]
  ) -> CGContext? {
    guard let consumer = CGDataConsumer(data: data) else { return nil }
    var box = bounds
    // SAFETY: The rectangle is a value of this function's, which the context copies during the
    // call.
    return unsafe CGContext(consumer: consumer, mediaBox: &box, info)
  }

  /// Begins a page whose y points down from its top.
  func beginFlippedPage(_ bounds: CGRect) {
    beginPage(box: bounds)
    translateBy(x: 0, y: bounds.minY + bounds.maxY)
    scaleBy(x: 1, y: -1)
  }
}

/// The key of the document's title, a string.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The key of the document's author, a string.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The key of the document's subject, a string.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The key of the document's keywords, a string or an array of strings.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The key of the program that made the document, a string.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
/// The key of a page's rectangle in points, a `CGRect` or its bytes.
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox"

// MARK: - By functions

/// A PDF file that `UIGraphicsBeginPDFContext…` began on this thread.
final class PDFFile {
  let bounds: CGRect
  var pageBounds: CGRect
  let data: NSMutableData
  let url: URL?

  init(bounds: CGRect, data: NSMutableData, url: URL?) {
    let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
    self.bounds = bounds.isEmpty ? letter : bounds
    pageBounds = self.bounds
    (self.data, self.url) = (data, url)
  }

  static var current: PDFFile? { ThreadState.current.contexts.last?.pdf }
}

private func begin(_ file: PDFFile, _ info: [AnyHashable: Any]?) -> Bool {
  var about: [String: Any] = [:]
  for (key, value) in info ?? [:] { if let key = key as? String { about[key] = value } }
  guard let context = CGContext.forPDF(file.data, file.bounds, about) else { return false }
  ThreadState.current.contexts.append(.init(context: context, imageScale: nil, pdf: file))
  return true
}

/// Begins a PDF file.
///
/// - Parameter bounds: The bounds in points of pages that have none of their own; empty for US
///   Letter.
/// - Returns: Whether the folder exists.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let url = URL(fileURLWithPath: path)
  var isFolder: ObjCBool = false
  let folder = url.deletingLastPathComponent().path
  // SAFETY: The flag is a value of this function's, which is written during the call alone.
  guard unsafe FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
    isFolder.boolValue
  else { return false }
  return begin(PDFFile(bounds: bounds, data: NSMutableData(), url: url), documentInfo)
}

/// Begins a PDF file in memory. The data has the file's bytes when the context is ended.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { _ = begin(PDFFile(bounds: bounds, data: data, url: nil), documentInfo) }

/// Writes the file. Does nothing if the current context is not a PDF file's.
public func UIGraphicsEndPDFContext() {
  guard let file = PDFFile.current, let entry = ThreadState.current.contexts.popLast() else {
    return
  }
  entry.context.closePDF()
  guard let url = file.url else { return }
  do {
    try (file.data as Data).write(to: url)
  } catch {
    // iOS drops the file without a word.
    FileHandle.standardError.write(Data("UIKit: \(url.path) was not written: \(error)\n".utf8))
  }
}

/// Begins a page of the size that the file was begun with. Does nothing without a PDF file.
public func UIGraphicsBeginPDFPage() {
  UIGraphicsBeginPDFPageWithInfo(PDFFile.current?.bounds ?? .zero, nil)
}

/// Begins a page; its origin is at the top left corner, y points down.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  guard let file = PDFFile.current else { return }
  file.pageBounds = bounds.isEmpty ? file.bounds : bounds
  UIGraphicsGetCurrentContext()?.beginFlippedPage(file.pageBounds)
}

/// The bounds of the current page in points; zero without a PDF context.
public func UIGraphicsGetPDFContextBounds() -> CGRect { PDFFile.current?.pageBounds ?? .zero }

/// Makes a part of the current page a link.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.setURL(url, for: rect)
}

/// Names a point of the current page as a link's destination.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  UIGraphicsGetCurrentContext()?.addDestination(name, at: point)
}

/// Makes a part of the current page a link to a named destination.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.setDestination(name, for: rect)
}
