import CoreGraphics
import Foundation

/// A run's report as one HTML file: opens from `file://`, loads nothing, and shows names and
/// messages as text, whatever they hold.
///
/// Without scripts (a viewer that blocks them, as some CI servers do) the page is a plain list
/// with the same pictures; the script builds the viewer from it.
package struct HTMLReport {
  /// Bytes of pictures that a page may hold, as base64. More make browsers slow.
  package static let greatestImageBytes = 50 << 20
  /// The part of them that pictures of matching snapshots may take.
  private static let greatestMatchingBytes = 8 << 20

  private let report: RunReport
  private let page: Page
  private let images: HTMLImages

  package init(_ report: RunReport, greatestImageBytes: Int = HTMLReport.greatestImageBytes) {
    self.report = report
    var images = HTMLImages(greatestBytes: greatestImageBytes)
    page = Page(
      report, images: &images,
      matchingReserve: greatestImageBytes - min(Self.greatestMatchingBytes, greatestImageBytes))
    self.images = images
  }

  package func bytes() -> [UInt8] {
    let script = HTMLScript.text
    let policy =
      "default-src 'none'; img-src data:; style-src '\(Self.hash(HTMLStyle.text))'; "
      + "script-src '\(Self.hash(script))'; base-uri 'none'; form-action 'none'"
    var html = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="\(HTMLText.escaped(SnapshotVersion.renderer))">
      <title>\(HTMLText.escaped(report.headline)) – \(HTMLText.escaped(report.packageName))</title>
      <style>
      """
    html += HTMLStyle.text + "</style>\n</head>\n<body>\n"
    html += plainPage()
    html += "<script type=\"application/json\" id=\"data\">\(HTMLText.json(page))</script>\n"
    html += "<script>" + script + "</script>\n</body>\n</html>\n"
    return Array(html.utf8)
  }

  /// A source expression of a content security policy.
  private static func hash(_ text: String) -> String {
    "sha256-" + Data(SHA256.digest(of: Array(text.utf8)).bytes).base64EncodedString()
  }

  // MARK: - The page without scripts

  private func plainPage() -> String {
    var html = "<div id=\"plain\">\n<header class=\"plain-head\"><h1>"
    html += HTMLText.escaped(report.headline) + "</h1>\n<p>"
    html += HTMLText.escaped("\(report.packageName) · \(page.facts)") + "</p></header>\n"
    for line in page.trouble { html += "<pre>" + HTMLText.escaped(line) + "</pre>\n" }
    let sources = Dictionary(
      uniqueKeysWithValues: images.embedded.map { ($0.id, $0) })
    var shown: Set<String> = []
    for entry in page.entries { html += plainEntry(entry, sources, &shown) }
    for failure in page.otherFailures {
      html += "<article><h2>" + HTMLText.escaped(failure.test) + "</h2>\n<p>"
      html += HTMLText.escaped("\(failure.place): \(failure.message)") + "</p></article>\n"
    }
    if let note = page.note { html += "<p>" + HTMLText.escaped(note) + "</p>\n" }
    return html + "</div>\n"
  }

  /// One snapshot. A picture's data stands at its first use only.
  private func plainEntry(
    _ entry: Page.Entry, _ sources: [String: HTMLImages.Embedded], _ shown: inout Set<String>
  ) -> String {
    var html = "<article><h2>\(HTMLText.escaped(entry.test))</h2>\n"
    html += "<p><b>\(HTMLText.escaped(entry.outcome))</b> "
    html += HTMLText.escaped("\(entry.snapshot) · \(entry.place)") + "</p>\n"
    if !entry.message.isEmpty { html += "<pre>\(HTMLText.escaped(entry.message))</pre>\n" }
    html += "<div class=\"plain-pictures\">"
    let pictures = [
      ("reference", entry.reference), ("actual", entry.actual),
      ("difference", entry.difference),
    ]
    for (label, picture) in pictures {
      guard let picture else { continue }
      html += "<figure><figcaption>\(label)</figcaption>"
      if let id = picture.id, let source = sources[id], shown.insert(id).inserted {
        html += "<img id=\"\(id)\" alt=\"\(label)\" loading=\"lazy\" decoding=\"async\" "
        html += "width=\"\(source.width)\" height=\"\(source.height)\" src=\"\(source.source)\">"
      } else {
        let reason = picture.id == nil ? "left out, see " : "shown above, from "
        html += "<p>" + HTMLText.escaped(reason + picture.path) + "</p>"
      }
      html += "</figure>"
    }
    return html + "</div></article>\n"
  }
}
