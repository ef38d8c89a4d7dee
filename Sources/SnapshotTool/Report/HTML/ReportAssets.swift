internal import CReportAssets

/// The style and the script of the HTML report's page, which the build puts into the program from
/// the files of `Sources/ReportAssets`: a report needs no file of the tool's, wherever the tool is
/// installed.
package enum ReportAssets {
  /// The page's style sheet. Light and dark are one set of names, `light-dark()` picks.
  package static let style = text(CREPORT_STYLE)

  /// The page's script: it reads the data and the pictures of the plain page and replaces that by
  /// the viewer. Text from the data reaches the page as text nodes only.
  ///
  /// Should anything in it fail, the plain page stays, with a word about what failed: a page never
  /// looks better than its run.
  package static let script =
    "(() => {\n\"use strict\";\ntry {\n" + viewer + "} catch (error) {\n"
    + text(CREPORT_RESCUE) + "}\n})();\n"

  /// Parts of one scope, in the order in which they use each other:
  ///
  /// - `base.js`: elements, state and small tools.
  /// - `pixels.js`: reading pixels. A canvas would give translucent ones rounded, so PNG files of
  ///   the kind that references are, 8-bit RGBA, are decoded there; others come from a canvas.
  /// - `viewer.js`: the stage, one snapshot's pictures in five modes, with one zoom and one scroll
  ///   position.
  /// - `list.js`: the list of snapshots: filters, groups, rows and the selection.
  /// - `details.js`: what stands around the stage: title, tools, contact sheets, differing lines
  ///   of texts, and the inspector.
  /// - `start.js`: the bar, the keyboard, and putting the viewer in the plain page's place.
  ///
  /// `rescue.js` is what stays where the viewer cannot be built.
  private static let viewer = [
    CREPORT_BASE, CREPORT_PIXELS, CREPORT_VIEWER, CREPORT_LIST, CREPORT_DETAILS, CREPORT_START,
  ].map(text).joined()

  private static func text(_ asset: creport_asset) -> String {
    // SAFETY: The text ends in a zero and is never freed, as the C target's header says.
    unsafe String(cString: creport_asset_text(asset))
  }
}
