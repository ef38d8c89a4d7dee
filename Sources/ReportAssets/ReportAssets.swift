/// The style and the script of the HTML report's page, which the build puts into the program from
/// the files beside this one: a report needs no file of the tool's, wherever the tool is installed.
///
/// A target of its own: the compiler takes seconds for their bytes, and only when they change.
package enum ReportAssets {
  /// The page's style sheet. Light and dark are one set of names, `light-dark()` picks.
  package static let style = text(PackageResources.report_css)

  /// The page's script: it reads the data and the pictures of the plain page and replaces that by
  /// the viewer. Text from the data reaches the page as text nodes only.
  ///
  /// Should anything in it fail, the plain page stays, with a word about what failed: a page never
  /// looks better than its run.
  package static let script =
    "(() => {\n\"use strict\";\ntry {\n" + viewer + "} catch (error) {\n"
    + text(PackageResources.rescue_js) + "}\n})();\n"

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
    PackageResources.base_js, PackageResources.pixels_js, PackageResources.viewer_js,
    PackageResources.list_js, PackageResources.details_js, PackageResources.start_js,
  ].map(text).joined()

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
