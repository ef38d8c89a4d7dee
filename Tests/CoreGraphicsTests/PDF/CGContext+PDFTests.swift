import CoreGraphics
import Testing

@Suite struct CGContextPDFTests: RecordsPDFs, PaintsPatterns {
  /// The points that moves and lines lead to.
  private func corners(_ content: String) -> Set<[Double]> {
    Set(
      content.split(separator: "\n").filter { $0.hasSuffix(" m") || $0.hasSuffix(" l") }.map {
        $0.split(separator: " ").prefix(2).compactMap { Double($0) }
      })
  }

  @Test func `a page's origin is its lower left corner, where its box says`() throws {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 5)
    let expected: Set = [[10.0, 20], [40, 20], [40, 25], [10, 25]]
    for origin in [CGPoint.zero, CGPoint(x: 5, y: -7)] {
      let file = try file(box: CGRect(origin: origin, size: CGSize(width: 60, height: 50))) {
        $0.beginPDFPage(nil)
        $0.fill(rect)
        $0.beginPDFPage(nil)
        $0.addRect(rect)
        $0.fillPath()
      }
      #expect(file.pages.map { corners(file.content(ofPage: $0)) } == [expected, expected])
    }
  }

  @Test func `a page's box is given as a rectangle, as its bytes or by pointer`() throws {
    var box = CGRect(x: 1, y: 2, width: 30, height: 40)
    let data = withUnsafeBytes(of: box) { Data($0) }
    let file = try file {
      $0.beginPDFPage(["MediaBox": box])
      $0.beginPDFPage(["kCGPDFContextMediaBox": data])
      $0.beginPage(mediaBox: &box)
      $0.beginPDFPage(["MediaBox": data.dropLast()])
      $0.beginPage(mediaBox: nil)
    }
    let boxes = file.pages.compactMap { WrittenPDF.part(of: $0, from: "/MediaBox ", to: " /Res") }
    #expect(boxes == ["[1 2 31 42]", "[1 2 31 42]", "[1 2 31 42]", "[0 0 100 50]", "[0 0 100 50]"])
  }

  @Test func `a page begins with a state of its own`() throws {
    let file = try file {
      $0.beginPDFPage(nil)
      $0.saveGState()
      $0.translateBy(x: 50, y: 0)
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.beginPDFPage(nil)
      $0.restoreGState()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let second = file.content(ofPage: file.pages[1])
    #expect(corners(second) == [[0, 0], [10, 0], [10, 10], [0, 10]])
    #expect(second.contains("0 0 0 rg") && !second.contains("W n"))
  }

  @Test func `a link is where user space has it`() throws {
    let url = try #require(URL(string: "https://example.org/a(b)"))
    let file = try file {
      $0.beginPDFPage(nil)
      $0.translateBy(x: 10, y: 20)
      $0.scaleBy(x: 2, y: 2)
      $0.setURL(url, for: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(
      file.pages[0].contains(
        "/Annots [<< /Type /Annot /Subtype /Link /Rect [12 24 18 32] /Border [0 0 0] "
          + "/A << /S /URI /URI (https://example.org/a\\(b\\)) >> >>]"))
  }

  /// PDF 1.4, 8.2.1: the catalogue's dictionary of destinations has those that are named by names;
  /// those that are named by strings are in a tree of names.
  @Test func `a link leads to the name that a destination has, on whatever page`() throws {
    let file = try file {
      $0.beginPDFPage(nil)
      $0.setDestination("part 1", for: CGRect(x: 1, y: 2, width: 3, height: 4))
      $0.beginPDFPage(nil)
      $0.translateBy(x: 5, y: 5)
      $0.addDestination("part 1", at: CGPoint(x: 1, y: 30))
      $0.addDestination("part 1", at: .zero)
    }
    #expect(file.pages[0].contains("/Rect [1 2 4 6] /Border [0 0 0] /Dest /part#201 >>"))
    let number = try #require(file.objects.first { $0.value == file.pages[1] }?.key)
    let catalogue = try #require(file.objects.values.first { $0.contains("/Type /Catalog") })
    #expect(catalogue.contains("/Dests << /part#201 [\(number) 0 R /XYZ 6 35 0] >>"))
  }

  @Test func `a pattern is a picture of three pixels per point`() throws {
    let file = try file {
      $0.beginPDFPage(nil)
      $0.setFillPattern(squares(), colorComponents: [1])
      $0.fill(CGRect(x: 10, y: 20, width: 30, height: 5))
    }
    #expect(file.text.contains("/Width 90 /Height 15 "))
    #expect(file.content.contains("\n30 0 0 5 10 20 cm\n/I0 Do\n"))
    #expect(corners(file.content).isEmpty)
  }

  @Test func `a shadow is a picture where it is blurred, beneath what casts it`() throws {
    func draw(_ blur: CGFloat) throws -> WrittenPDF {
      try file {
        $0.beginPDFPage(nil)
        $0.setShadow(
          offset: CGSize(width: 1, height: 2), blur: blur, color: CGColor(gray: 0, alpha: 1))
        $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        $0.fill(CGRect(x: 10, y: 20, width: 30, height: 5))
      }
    }
    // The blur is twice the standard deviation, which is 3 pixels; twice that is its reach: two
    // points to every side.
    let soft = try draw(2)
    #expect(soft.text.contains("/Width 102 /Height 27 "))
    #expect(soft.content.contains("\n34 0 0 9 9 20 cm\n/I0 Do\nQ\nq\n1 0 0 rg\n"))
    let hard = try draw(0).content
    #expect(hard.hasPrefix("q\n0 0 0 rg\n11 27 m\n41 27 l\n41 22 l\n11 22 l\nh\nf\nQ\n"))
    #expect(hard.hasSuffix("q\n1 0 0 rg\n10 25 m\n40 25 l\n40 20 l\n10 20 l\nh\nf\nQ\n"))
  }

  @Test func `gradients are shadings unless a colour is transparent`() throws {
    let (red, blue) = (CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(gray: 0, alpha: 0.5))
    func draw(_ colors: [CGColor]) throws -> WrittenPDF {
      try file {
        $0.beginPDFPage(nil)
        $0.drawRadialGradient(
          try gradient(colors), startCenter: CGPoint(x: 1, y: 2), startRadius: 3,
          endCenter: CGPoint(x: 4, y: 5), endRadius: 6, options: .drawsAfterEndLocation)
      }
    }
    let opaque = try draw([red, red])
    #expect(opaque.text.contains("/ShadingType 3 /Coords [1 2 3 4 5 6] "))
    #expect(opaque.text.contains("/Extend [false true]") && !opaque.content.contains(" Do"))
    let transparent = try draw([red, blue])
    #expect(!transparent.text.contains("/ShadingType") && transparent.content.contains(" Do"))
  }

  @Test func `an empty clip lets nothing through to the page`() throws {
    let image = try #require(CGImage(straightRGBA: [1, 2, 3, 255], width: 1, height: 1))
    let whole = CGRect(x: 0, y: 0, width: 100, height: 50)
    let content = try content {
      $0.clip()
      $0.fill(whole)
      $0.addRect(whole)
      $0.fillPath()
      $0.stroke(whole)
      $0.draw(image, in: whole)
      $0.drawLinearGradient(
        try gradient([.black, .white]), start: .zero, end: CGPoint(x: 9, y: 0), options: [])
    }
    #expect(content == "")
  }

  @Test func `a file is written once, when it is closed or the context goes away`() throws {
    let data = NSMutableData()
    var lengths: [Int] = []
    do {
      let consumer = try #require(CGDataConsumer(data: data))
      let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
      context.beginPDFPage(nil)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.endPDFPage()
      lengths.append(data.length)
      context.closePDF()
      lengths.append(data.length)
      context.beginPDFPage(nil)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.closePDF()
    }
    #expect(lengths[0] == 0 && lengths[1] > 0 && data.length == lengths[1])
    #expect(try WrittenPDF(Array(data as Data)).pages.count == 1)
    let other = NSMutableData()
    do {
      let consumer = try #require(CGDataConsumer(data: other))
      CGContext(consumer: consumer, mediaBox: nil, nil)?.beginPDFPage(nil)
    }
    #expect(try WrittenPDF(Array(other as Data)).pages.count == 1)
  }

  @Test func `a file is written to a file's URL and to no other`() throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("CGContextPDFTests-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: place) }
    let context = try #require(CGContext(place, mediaBox: nil, nil))
    context.beginPDFPage(nil)
    context.closePDF()
    #expect(try WrittenPDF(Array(Data(contentsOf: place))).pages.count == 1)
    let remote = try #require(URL(string: "https://example.org/a.pdf"))
    #expect(CGContext(remote, mediaBox: nil, nil) == nil)
  }
}
