import SnapshotCore

/// The page without scripts: verdict, a table of what failed, then each snapshot with its
/// pictures.
extension HTMLReport {
  func plainPage() -> String {
    var html = "<div id=\"plain\">\n"
    html += "<header class=\"verdict\(page.isGood ? " good" : "")\"><h1>"
    html += HTMLText.escaped(report.headline) + "</h1>\n<p>"
    html += HTMLText.escaped("\(report.packageName) · \(page.facts)") + "</p>\n<p>"
    html += HTMLText.escaped(page.counts.map(\.text).joined(separator: ", ")) + "</p></header>\n"
    if !page.trouble.isEmpty {
      html += "<pre>" + HTMLText.escaped(page.trouble.joined(separator: "\n")) + "</pre>\n"
    }
    html += table()
    let kept = Dictionary(uniqueKeysWithValues: images.kept.map { ($0.id, $0) })
    var shown: Set<String> = []
    for (index, entry) in page.entries.enumerated() {
      html += article(entry, index, kept, &shown)
    }
    for failure in page.otherFailures {
      html += "<article><h2>" + HTMLText.escaped(failure.test) + "</h2>\n<p>"
      html += HTMLText.escaped(failure.place) + "</p><pre>"
      html += HTMLText.escaped(failure.message) + "</pre></article>\n"
    }
    html += plainLacks()
    if !page.matches.isEmpty {
      html += "<p class=\"soft\">" + NumberText.counted(page.matches.count, "snapshot")
      html += page.matches.count == 1 ? " more matches.</p>\n" : " more match.</p>\n"
    }
    if let note = page.note { html += "<p class=\"soft\">\(HTMLText.escaped(note))</p>\n" }
    return html + "</div>\n"
  }

  private func plainLacks() -> String {
    if page.lacks.isEmpty { return "" }
    var html = "<article><h2>" + HTMLText.escaped(page.lacksHeadline) + "</h2>\n<ul>"
    for lack in page.lacks {
      html += "<li><b>\(NumberText.grouped(lack.count))×</b> "
      html += HTMLText.escaped(lack.sentence) + "</li>"
    }
    return html + "</ul></article>\n"
  }

  private func table() -> String {
    let failures = page.entries.enumerated().filter(\.element.isFailure)
    if failures.count < 2 { return "" }
    var html = "<table><thead><tr><th></th><th>Snapshot</th><th>What</th><th>Where</th></tr>"
    html += "</thead><tbody>\n"
    for (index, entry) in failures {
      html += "<tr><td><span class=\"badge tone-\(entry.outcome)\">"
      html += HTMLText.escaped(entry.badge) + "</span></td><td><a href=\"#s\(index)\">"
      html += HTMLText.escaped(entry.snapshot) + "</a></td><td>"
      let change = entry.changes.first.map { "\($0.view): \($0.what)" }
      html += HTMLText.escaped(change ?? entry.summary) + "</td><td>"
      html += HTMLText.escaped(entry.place) + "</td></tr>\n"
    }
    return html + "</tbody></table>\n"
  }

  /// One snapshot. A picture's data stands at its first use only.
  private func article(
    _ entry: Page.Entry, _ index: Int, _ kept: [String: HTMLImages.Kept],
    _ shown: inout Set<String>
  ) -> String {
    var html = "<article id=\"s\(index)\"><h2>\(HTMLText.escaped(entry.test))</h2>\n<p>"
    html += "<span class=\"badge tone-\(entry.outcome)\">\(HTMLText.escaped(entry.badge))</span> "
    html += HTMLText.escaped("\(entry.snapshot) · \(entry.place)") + "</p>\n"
    if entry.isFailure { html += "<p>\(HTMLText.escaped(entry.summary))</p>\n" }
    if let decision = entry.decision { html += "<p><b>A review \(decision) it.</b></p>\n" }
    if !entry.changes.isEmpty {
      html += "<ul class=\"culprits\">"
      for change in entry.changes {
        html += "<li><b>\(HTMLText.escaped(change.what))</b> "
        html += "<code>\(HTMLText.escaped(change.view))</code></li>"
      }
      html += "</ul>\n"
    }
    for text in entry.diagnostics { html += "<pre>! \(HTMLText.escaped(text))</pre>\n" }
    if !entry.message.isEmpty, entry.regionCount == 0 {
      html += "<pre>\(HTMLText.escaped(entry.message))</pre>\n"
    }
    html += pictures(entry, kept, &shown)
    if entry.canDecide {
      let command = report.command(.accept, [entry.snapshot])
      html += "<p class=\"soft\">To accept it:</p><pre>\(HTMLText.escaped(command))</pre>"
    }
    return html + "</article>\n"
  }

  private func pictures(
    _ entry: Page.Entry, _ kept: [String: HTMLImages.Kept], _ shown: inout Set<String>
  ) -> String {
    var html = "<div class=\"plain-pictures\">"
    let pictures = [
      ("reference", entry.reference), ("actual", entry.actual),
      ("difference", entry.difference),
    ]
    for (label, picture) in pictures {
      guard let picture else { continue }
      html += "<figure><figcaption>\(label)</figcaption>"
      if let id = picture.id, let source = kept[id], shown.insert(id).inserted {
        html += "<img id=\"\(id)\" alt=\"\(label)\" loading=\"lazy\" decoding=\"async\" "
        html += "width=\"\(source.width)\" height=\"\(source.height)\" src=\"\(source.source)\">"
      } else {
        let reason = picture.id == nil ? "left out, see " : "shown above, from "
        html += "<p>" + HTMLText.escaped(reason + picture.path) + "</p>"
      }
      html += "</figure>"
    }
    return html + "</div>"
  }
}
