import Testing

@testable import CoreGraphics

@Suite struct PDFRecorderTests: RecordsPDFs {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func `elements become operators, and a quadratic curve a cubic one`() {
    // Its control points lie two thirds of the way from the ends to the quadratic one's.
    let text = PDFRecorder.operators(
      path("M 0 0 L 3 0 Q 6 6 9 0 C 1 2 3 4 5 6 Z M 9 9"), CGAffineTransform(scaleX: 2, y: 1))
    #expect(
      text == "0 0 m\n6 0 l\n10 4 14 4 18 0 c\n2 2 6 4 10 6 c\nh\n18 9 m")
    #expect(PDFRecorder.operators(CGMutablePath(), .identity) == "")
  }

  @Test func `a stroke is told with its line's state, in user space`() throws {
    let content = try content {
      $0.setStrokeColor(red: 0, green: 0.5, blue: 1, alpha: 1)
      $0.setLineWidth(2.5)
      $0.setLineCap(.square)
      $0.setLineJoin(.bevel)
      $0.setMiterLimit(4)
      $0.setLineDash(phase: 1, lengths: [3, 2])
      $0.translateBy(x: 10, y: 20)
      $0.scaleBy(x: 2, y: 3)
      $0.addLines(between: [.zero, CGPoint(x: 5, y: 0)])
      $0.strokePath()
    }
    #expect(
      content
        == "q\n0 0.5 1 RG\n2 0 0 3 10 20 cm\n2.5 w 2 J 2 j 4 M [3 2] 1 d\n"
        + "0 0 m\n5 0 l\nS\nQ\n")
  }

  @Test func `alpha and blend mode are a resource, once for all that share them`() throws {
    let file = try file {
      $0.beginPDFPage(nil)
      for (mode, alpha) in [
        (CGBlendMode.normal, 1), (.multiply, 1), (.normal, 0.5), (.multiply, 1), (.copy, 1),
      ] as [(CGBlendMode, CGFloat)] {
        $0.setBlendMode(mode)
        $0.setAlpha(alpha)
        $0.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
        $0.fillPath()
      }
    }
    #expect(
      file.text.contains(
        "/ExtGState << /G0 << /ca 1 /CA 1 /BM /Multiply >> /G1 << /ca 0.5 /CA 0.5 /BM /Normal >> >>"
      ))
    let states = file.content.split(separator: "\n").filter { $0.hasSuffix(" gs") }
    #expect(states == ["/G0 gs", "/G1 gs", "/G0 gs"])
  }

  @Test func `shapes that share a clip are drawn within one state`() throws {
    let content = try content { context in
      func fill() {
        context.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
        context.fillPath(using: .evenOdd)
      }
      context.saveGState()
      context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2))
      fill()
      fill()
      context.restoreGState()
      fill()
    }
    let lines = content.split(separator: "\n").map(String.init)
    let filled = ["q", "0 0 0 rg", "0 0 m", "9 0 l", "9 9 l", "0 9 l", "h", "f*", "Q"]
    let clip = ["q", "1 3 m", "3 3 l", "3 1 l", "1 1 l", "h", "W n"]
    #expect(lines == clip + filled + filled + ["Q"] + filled)
  }

  @Test func `a picture is there once, and its alpha beside it`() throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 51]
    let image = try #require(CGImage(straightRGBA: pixels, width: 2, height: 1))
    let file = try file {
      $0.beginPDFPage(nil)
      $0.draw(image, in: CGRect(x: 10, y: 20, width: 30, height: 40))
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
      $0.interpolationQuality = .none
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    // There is one that is interpolated and one that is not, each with a mask.
    #expect(file.count("/Subtype /Image") == 4)
    #expect(file.count("/SMask") == 2)
    #expect(file.count("/Interpolate true") == 2)
    #expect(file.content.hasPrefix("q\n30 0 0 40 10 20 cm\n/I0 Do\nQ\n"))
    let names = file.content.split(separator: "\n").filter { $0.hasSuffix(" Do") }
    #expect(names == ["/I0 Do", "/I0 Do", "/I1 Do"])
    // Runs of plain bytes are told by one less than their number, and end with 128.
    let alphas = String(String.UnicodeScalarView([1, 255, 51, 128].map { Unicode.Scalar($0) }))
    #expect(file.objects[1]?.contains("/ColorSpace /DeviceGray >>\nstream\n\(alphas)") == true)
    #expect(file.objects[2]?.contains("/Width 2 /Height 1 /BitsPerComponent 8") == true)
    #expect(file.objects[2]?.contains("/SMask 1 0 R") == true)
  }

  /// PDF 1.4, 3.9.3: bounds are what lies between functions, of which there is one more.
  @Test func `a gradient's colours are functions between its stops`() throws {
    let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    let file = try file {
      $0.beginPDFPage(nil)
      $0.drawLinearGradient(
        try gradient([red, white, blue], [0, 0.25, 1]), start: .zero,
        end: CGPoint(x: 10, y: 0), options: .drawsBeforeStartLocation)
      $0.drawLinearGradient(
        try gradient([red, blue], [0.5, 0.75]), start: .zero, end: CGPoint(x: 1, y: 2),
        options: [])
    }
    func part(_ from: String, _ to: String) -> String {
      "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [\(from)] /C1 [\(to)] >>"
    }
    let (r, b, w) = ("1 0 0", "0 0 1", "1 1 1")
    #expect(
      file.text.contains(
        "/S0 << /ShadingType 2 /Coords [0 0 10 0] /ColorSpace /DeviceRGB /Extend [true false] "
          + "/Function << /FunctionType 3 /Domain [0 1] /Functions [\(part(r, w)) "
          + "\(part(w, b))] /Bounds [0.25] /Encode [0 1 0 1] >> >>"))
    // Before the first stop and after the last one the colour goes on.
    #expect(
      file.text.contains(
        "/Functions [\(part(r, r)) \(part(r, b)) \(part(b, b))] "
          + "/Bounds [0.5 0.75] /Encode [0 1 0 1 0 1]"))
    #expect(file.content.contains("/S0 sh") && file.content.contains("/S1 sh"))
  }

  @Test func `pages have their boxes, and one without a size is a letter`() throws {
    let file = try file { context in
      context.beginPage(box: CGRect(x: 20, y: 30, width: -10, height: -20))
      context.beginPage(box: CGRect(x: 0, y: 0, width: 0, height: 5))
      context.beginPage(box: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5))
      context.beginPage(box: CGRect(x: 0, y: 0, width: 10_000, height: 5))
      context.beginPage(box: nil)
    }
    let boxes = file.pages.compactMap { WrittenPDF.part(of: $0, from: "/MediaBox ", to: " /Res") }
    let letter = "[0 0 612 792]"
    #expect(boxes == ["[10 10 20 30]", letter, letter, letter, "[0 0 100 50]"])
    #expect(file.text.contains("/Type /Pages /Count 5 "))
    let tree = file.objects.first { $0.value.contains("/Type /Pages ") }?.key ?? 0
    #expect(file.pages.allSatisfy { $0.contains("/Type /Page /Parent \(tree) 0 R ") })
  }

  @Test func `what is drawn without a page has one of its own`() throws {
    let file = try file {
      $0.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
      $0.fillPath()
    }
    #expect(file.pages.count == 1 && file.content.contains("9 9 l"))
  }

  @Test func `the catalogue and the information are what the trailer says`() throws {
    let file = try file([
      "Title": "A", "kCGPDFContextAuthor": "B", "Keywords": ["c", "d"], "Other": "E",
      "Subject": 5,
    ]) { $0.beginPDFPage(nil) }
    func object(_ name: String) throws -> String {
      let number = try #require(WrittenPDF.part(of: file.trailer, from: "/\(name) ", to: " "))
      return try #require(Int(number).flatMap { file.objects[$0] })
    }
    #expect(try object("Root").hasPrefix("<< /Type /Catalog /Pages "))
    #expect(try object("Info") == "<< /Title (A) /Author (B) /Keywords (c, d) >>")
    let plain = try self.file { $0.beginPDFPage(nil) }
    #expect(!plain.trailer.contains("/Info"))
  }
}
