import Testing
import UIKit

@MainActor
@Suite struct VisualFormatParserTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let views: [String: UIView]

  init() {
    views = ["a": SizedView(20, 10), "b": SizedView(30, 10), "c": SizedView(5, 5)]
    for name in ["a", "b", "c"] { root.addSubview(views[name]!) }
  }

  private func lay(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    root.layoutIfNeeded()
  }

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

  @Test func `options align the views and turn the line around`() {
    lay("[a]-[b]", options: [.alignAllTop, .alignAllBottom])
    #expect(views["b"]!.frame.height == views["a"]!.frame.height)
    lay("|-10-[c]", options: .directionRightToLeft)
    #expect(views["c"]!.frame.maxX == 290)
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

  @Test func `a name that no view has makes no constraints`() {
    let (made, issues) = LayoutDiagnostics.collecting {
      NSLayoutConstraint.constraints(withVisualFormat: "[a]-[z]", metrics: nil, views: views)
    }
    #expect(made == [] && issues.count == 1)
  }
}
