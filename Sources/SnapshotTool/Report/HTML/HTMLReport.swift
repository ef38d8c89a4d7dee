import CoreGraphics
import Foundation
import SnapshotCore

/// A run's report as one HTML file: opens from `file://`, loads nothing, and shows names and
/// messages as text, whatever they hold. As a folder, style, script and pictures are files of
/// their own, for servers that let no page bring them along.
///
/// Without scripts (a viewer that blocks them, as some CI servers do) the page is a plain list
/// with the same pictures; the script builds the viewer from it.
package struct HTMLReport {
  /// The maximum number of bytes of pictures that a page may hold, as base64: with all else it
  /// stays below 50 MB. Larger pages make browsers slow.
  package static let maximumImageBytes = 44_000_000
  /// The part of them that pictures of matching snapshots may take.
  private static let maximumMatchingBytes = 8 << 20

  let report: RunReport
  let page: Page
  let images: HTMLImages

  /// The report as one file.
  package init(_ report: RunReport, maximumImageBytes: Int = HTMLReport.maximumImageBytes) {
    self.init(
      report, .page(maximumBytes: maximumImageBytes),
      matchingReserve: max(maximumImageBytes - Self.maximumMatchingBytes, 0))
  }

  /// The report as a folder.
  ///
  /// - Parameter pictureFolder: Takes the pictures; directly in the page's folder.
  package init(_ report: RunReport, pictureFolder: String) {
    self.init(report, .folder(pictureFolder), matchingReserve: 0)
  }

  private init(_ report: RunReport, _ place: HTMLImages.Place, matchingReserve: Int) {
    self.report = report
    var images = HTMLImages(place)
    page = Page(report, images: &images, matchingReserve: matchingReserve)
    self.images = images
  }

  /// The page as one file.
  package func bytes() -> [UInt8] {
    let policy =
      "default-src 'none'; img-src data:; style-src '\(Self.hash(ReportAssets.style))'; "
      + "script-src '\(Self.hash(ReportAssets.script))'; base-uri 'none'; form-action 'none'"
    return html(
      policy: policy, style: "<style>" + ReportAssets.style + "</style>",
      script: "<script>" + ReportAssets.script + "</script>")
  }

  /// Writes `index.html` with the files that it needs.
  package func write(toFolder folder: String) throws(FileError) {
    let policy =
      "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; "
      + "base-uri 'none'; form-action 'none'"
    try FileAccess.makeFolder(folder)
    for picture in images.kept {
      let target = folder + "/" + picture.source
      try FileAccess.makeFolder(FileAccess.split(target).folder)
      try FileAccess.write(try FileAccess.read(picture.path), to: target)
    }
    try FileAccess.write(Array(ReportAssets.style.utf8), to: folder + "/report.css")
    try FileAccess.write(Array(ReportAssets.script.utf8), to: folder + "/report.js")
    let page = html(
      policy: policy, style: "<link rel=\"stylesheet\" href=\"report.css\">",
      script: "<script src=\"report.js\"></script>")
    try FileAccess.write(page, to: folder + "/index.html")
  }

  private func html(policy: String, style: String, script: String) -> [UInt8] {
    let title = "\(report.headline) – \(report.packageName)"
    var html = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="\(HTMLText.escaped(SnapshotVersion.renderer))">
      <title>\(HTMLText.escaped(title))</title>
      \(style)
      </head>
      <body>

      """
    html += plainPage()
    html += "<script type=\"application/json\" id=\"data\">\(HTMLText.json(page))</script>\n"
    html += script + "\n</body>\n</html>\n"
    return Array(html.utf8)
  }

  /// A source expression of a content security policy.
  private static func hash(_ text: String) -> String {
    "sha256-" + Data(SHA256.digest(of: Array(text.utf8)).bytes).base64EncodedString()
  }
}
