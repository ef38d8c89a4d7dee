import Testing
import UIKit

@MainActor
@Suite struct VisualFormatParserTests: LaysOutFormats {
  let formatted = FormattedViews()

  @Test func `distances and sizes come from the line`() {
    lay("H:|-16-[a(==40)]-[b(a)]-(12)-[c]-|", "V:|[a(>=25)]")
    #expect(views["a"]!.frame == CGRect(x: 16, y: 0, width: 40, height: 25))
    #expect(views["b"]!.frame.minX == 64)
    #expect(views["b"]!.frame.width == 40)
    #expect(views["c"]!.frame.minX == 116)
    #expect(views["c"]!.frame.maxX == 292)
  }

  @Test func `metrics stand for numbers, priorities for numbers behind @`() {
    lay(
      "|-gap-[a(wide@low,<=60)]", metrics: ["gap": 7, "wide": 100.0, "low": 300 as NSNumber])
    #expect(views["a"]!.frame.minX == 7)
    #expect(views["a"]!.frame.width == 60)
  }

  @Test(arguments: [
    ("", 0), ("[a", 2), ("|-[a]-x-|", 6), ("[a(>=)]", 5), ("|-10[a]", 4), ("[a]|[b]", 4),
  ])
  func `what cannot be read says where`(format: String, offset: Int) {
    let (made, issues) = LayoutDiagnostics.collecting {
      NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
    }
    #expect(made == [])
    guard case .visualFormat(let text, let place, _)? = issues.first else {
      Issue.record("no issue")
      return
    }
    #expect(text == format && place == offset)
  }
}
