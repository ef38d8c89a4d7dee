import CoreGraphics

/// A suite that draws on pages of 100 × 50 points.
protocol RecordsPDFs {}

extension RecordsPDFs {
  /// - Parameter information: What is said about the document.
  func file(
    box: CGRect = CGRect(x: 0, y: 0, width: 100, height: 50),
    _ information: [AnyHashable: Any]? = nil, _ draw: (CGContext) throws -> Void
  ) throws -> WrittenPDF {
    let data = NSMutableData()
    var box = box
    do {
      guard let consumer = CGDataConsumer(data: data),
        let context = CGContext(consumer: consumer, mediaBox: &box, information)
      else { throw WrittenPDF.Damage.missing("context") }
      try draw(context)
      context.closePDF()
    }
    return try WrittenPDF(Array(data as Data))
  }

  /// What is drawn on the first page.
  func content(_ draw: (CGContext) throws -> Void) throws -> String {
    try file {
      $0.beginPDFPage(nil)
      try draw($0)
    }.content
  }

  /// A gradient of opaque colours, the first red and the last blue.
  func gradient(_ colors: [CGColor], _ locations: [CGFloat]? = nil) throws -> CGGradient {
    guard let gradient = CGGradient(colors: colors, locations: locations) else {
      throw WrittenPDF.Damage.missing("gradient")
    }
    return gradient
  }
}
