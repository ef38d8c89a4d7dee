import Testing
import UIKit

/// A PDF file, read as far as its structure goes.
private struct PDFFileReader {
  let text: String
  let objects: [Int: String]

  init(_ data: Data) throws {
    // Every byte becomes a character, so that places in the text are places in the file.
    text = String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) }))
    let bytes = Array(data)
    let table = try #require(text.range(of: "startxref\n"))
    let start = try #require(Int(text[table.upperBound...].prefix { $0.isNumber }))
    let lines = String(
      String.UnicodeScalarView(bytes[start...].map { Unicode.Scalar($0) })
    ).split(separator: "\n")
    #expect(lines[0] == "xref")
    let count = try #require(Int(lines[1].split(separator: " ")[1]))
    var found: [Int: String] = [:]
    for number in 1..<count {
      let offset = try #require(Int(lines[2 + number].prefix(10)))
      let body = String(
        String.UnicodeScalarView(bytes[offset...].map { Unicode.Scalar($0) }))
      #expect(body.hasPrefix("\(number) 0 obj\n"))
      let end = try #require(body.range(of: "\nendobj"))
      found[number] = String(body[..<end.lowerBound])
    }
    objects = found
  }

  /// The operators of all pages.
  var content: String {
    objects.keys.sorted().compactMap { objects[$0] }
      .filter { $0.contains("stream") && !$0.contains("/Image") }.joined()
  }

  func count(_ part: String) -> Int { text.components(separatedBy: part).count - 1 }
}

@MainActor
@Suite struct UIGraphicsPDFRendererTests {
  private let page = CGRect(x: 0, y: 0, width: 100, height: 50)

  private func file(
    _ actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws -> PDFFileReader {
    try PDFFileReader(UIGraphicsPDFRenderer(bounds: page).pdfData(actions: actions))
  }

  @Test func `pages have their sizes and what is drawn on each`() throws {
    let file = try file {
      $0.beginPage()
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 10, y: 5, width: 20, height: 10))
      $0.beginPage(withBounds: CGRect(x: 0, y: 0, width: 30, height: 40), pageInfo: [:])
      #expect($0.pdfContextBounds.width == 30)
    }
    #expect(file.text.hasPrefix("%PDF-1.4\n") && file.text.hasSuffix("%%EOF\n"))
    #expect(file.count("/Type /Page ") == 2 && file.text.contains("/MediaBox [0 0 30 40]"))
    // Ten points from the left, five from the top of fifty.
    #expect(file.content.contains("1 0 0 rg\n10 45 m\n30 45 l\n30 35 l\n10 35 l"))
  }

  @Test func `curves and lines stay what they are`() throws {
    let file = try file {
      $0.beginPage()
      let oval = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 30, height: 30))
      UIColor.blue.withAlphaComponent(0.5).setFill()
      oval.fill()
      oval.lineWidth = 3
      oval.setLineDash([4, 2], count: 2, phase: 1)
      oval.stroke()
    }
    #expect(file.content.contains(" c\n") && file.content.contains("\nf\n"))
    #expect(file.content.contains("3 w 0 J 0 j 10 M [4 2] 1 d"))
    #expect(file.content.contains("\nS\n") && file.text.contains("/ca 0.5 /CA 0.5"))
  }

  @Test func `clips are shapes, and end where the state does`() throws {
    let file = try file {
      $0.beginPage()
      $0.cgContext.saveGState()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      $0.cgContext.restoreGState()
      $0.fill(CGRect(x: 50, y: 0, width: 20, height: 20))
    }
    let content = file.content
    let clip = try #require(content.range(of: "W n"))
    let after = content[clip.upperBound...]
    #expect(content.components(separatedBy: "W n").count == 2)
    // The clip's q is closed before the second rectangle.
    let second = try #require(after.range(of: "50 50 m"))
    let opened = after[..<second.lowerBound].components(separatedBy: "\nq").count
    let closed = after[..<second.lowerBound].components(separatedBy: "\nQ").count
    #expect(closed == opened)
  }

  @Test func `gradients are shadings and images are pictures with their alpha`() throws {
    let file = try file { context in
      context.beginPage()
      let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
      if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
        context.cgContext.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        context.cgContext.drawRadialGradient(
          gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 9,
          options: .drawsAfterEndLocation)
      }
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
        UIColor.green.withAlphaComponent(0.5).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 4))
      }
      image.draw(at: .zero)
      image.draw(at: CGPoint(x: 10, y: 0))
    }
    #expect(file.text.contains("/ShadingType 2 /Coords [0 0 100 0]"))
    #expect(file.text.contains("/ShadingType 3") && file.text.contains("/Extend [false true]"))
    #expect(file.count("/Subtype /Image") == 2 && file.count("/I0 Do") == 2)
    #expect(file.text.contains("/SMask") && file.text.contains("/ColorSpace /DeviceGray"))
  }

  @Test func `text is its letters' outlines, and a shadow is a picture`() throws {
    let file = try file { context in
      context.beginPage()
      "o".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
      context.cgContext.setShadow(offset: .zero, blur: 3)
      context.fill(CGRect(x: 40, y: 10, width: 10, height: 10))
    }
    #expect(file.content.contains(" c\n") && !file.content.contains("BT"))
    #expect(file.count(" Do\n") == 1 && file.content.contains("40 40 m"))
  }

  @Test func `links, destinations and the document's title are there`() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Ünder (1)", kCGPDFContextAuthor: "A\\B"]
    let data = UIGraphicsPDFRenderer(bounds: page, format: format).pdfData {
      $0.beginPage()
      $0.addDestination(withName: "top 1", at: CGPoint(x: 0, y: 10))
      if let url = URL(string: "https://example.org") {
        $0.setURL(url, for: CGRect(x: 10, y: 10, width: 20, height: 5))
      }
    }
    let file = try PDFFileReader(data)
    #expect(file.text.contains("/Title <FEFF00DC006E0064006500720020002800310029>"))
    #expect(file.text.contains("/Author (A\\\\B)"))
    #expect(file.text.contains("/Rect [10 35 30 40]"))
    #expect(file.text.contains("/URI (https://example.org)"))
    #expect(file.text.contains("/top#201 ["))
  }

  @Test func `the same drawing gives the same bytes`() {
    func make() -> Data {
      UIGraphicsPDFRenderer(bounds: page).pdfData { context in
        context.beginPage()
        let view = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
        view.text = "Label"
        view.alpha = 0.5
        view.layer.render(in: context.cgContext)
      }
    }
    #expect(make() == make() && make().count > 500)
  }

  @Test func `functions write into memory, and hostile numbers do no harm`() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 612, height: 792))
    UIGraphicsBeginPDFPageWithInfo(
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: -CGFloat.nan), nil)
    UIRectFill(CGRect(x: CGFloat.nan, y: 1e300, width: -1e300, height: 5))
    let context = UIGraphicsGetCurrentContext()
    context?.setLineWidth(.infinity)
    context?.stroke(CGRect(x: 1e300, y: 0, width: 1, height: CGFloat.infinity))
    context?.rotate(by: .nan)
    context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let file = try PDFFileReader(data as Data)
    #expect(file.count("/Type /Page ") == 2 && !file.text.contains("nan"))
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
  }
}
