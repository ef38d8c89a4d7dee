import UIKit

/// A suite that reads HTML.
protocol ReadsHTML {}

extension ReadsHTML {
  func text(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  func attribute<Value>(
    _ key: NSAttributedString.Key, at place: Int, _ text: NSAttributedString
  ) -> Value? {
    text.attributedSubstring(from: NSRange(location: place, length: 1))
      .attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  func place(_ word: String, _ text: NSAttributedString) -> Int {
    (text.string as NSString).range(of: word).location
  }
}
