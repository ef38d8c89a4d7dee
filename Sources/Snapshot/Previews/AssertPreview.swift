import Foundation
import SnapshotCore
import UIKit

/// Asserts that a preview's pictures match their references: one for each device and appearance.
///
/// `snapshot verify --previews` writes the tests that call it, one for each `#Preview` of a
/// package. References are `__Snapshots__/Previews-<module>-<file>/<preview>.<appearance>@3x.png`.
///
/// - Parameters:
///   - preview: What the preview's macro declares.
///   - name: The preview's name in its file.
///   - module: The module that it is in.
///   - namesakeLines: Where else its file has a preview of this name. Then it fails.
///   - fileID: The test file as `Module/File.swift`; leave the default.
///   - filePath: The path of the test file, from which the references' folder is found; leave the
///     default.
///   - line: The line at which a failure is reported; leave the default.
///   - column: The column at which a failure is reported; leave the default.
@preconcurrency @MainActor public func assertPreview(
  _ preview: any PreviewRegistry.Type,
  named name: String,
  module: String,
  namesakeLines: [Int] = [],
  fileID: StaticString,
  file filePath: StaticString,
  line: UInt,
  column: UInt
) {
  var site = AssertionSite(
    fileID: fileID, filePath: filePath, testName: name, line: line, column: column)
  site.folder = PreviewFolder.name(module: module, file: "\(filePath)")
  for failure in verifyPreview(preview, namesakeLines: namesakeLines, at: site) {
    FailureReporting.fail(failure, at: site)
  }
}

/// - Returns: What the test of a preview should say.
@MainActor func verifyPreview(
  _ preview: any PreviewRegistry.Type, namesakeLines: [Int] = [], at site: AssertionSite
) -> [String] {
  let name = site.testName.singleLine
  if !namesakeLines.isEmpty {
    let lines = namesakeLines.map(String.init).joined(separator: ", ")
    return [
      "\(site.fileStem).swift has other previews called “\(name)”, in line \(lines). "
        + "References are named after previews, so give each a unique name."
    ]
  }
  do {
    let matrix = try Surroundings.current.environment.previewMatrix.get()
    let made = try preview.makePreview()
    let layout = PreviewLayout(made.traits)
    let verdicts = ParallelVerdicts()
    for (cell, device) in matrix.cells(layout.orientation) {
      let assertion = Assertion(
        site: site, name: cell, record: nil, timeoutSeconds: 5, isOneOfMany: true)
      verdicts.add(
        assertion,
        UITraitCollection.withTextSize(device.traits.preferredContentSizeCategory) {
          assertion.take(made.makeContent(), as: .preview(layout, on: device))
        })
    }
    var failures: [String] = []
    verdicts.finish { assertion, verdict in
      if let failure = assertion.report(verdict) { failures.append(failure) }
    }
    return failures
  } catch {
    return ["The preview “\(name)” cannot be drawn: \(error)"]
  }
}

extension PreviewMatrix {
  /// The screen of a preview for which nobody names a device.
  static let defaultDevice = "iPhone 13"

  /// Every combination with its name in references: only what there is a choice of is named, and
  /// devices always where they are given.
  @MainActor func cells(
    _ orientation: ViewImageConfig.Orientation
  ) -> [(name: String, config: ViewImageConfig)] {
    let screens = Dictionary(
      uniqueKeysWithValues: (devices.isEmpty ? [Self.defaultDevice] : devices).compactMap { name in
        ViewImageConfig.named(name, orientation).map { (name, $0) }
      })
    let matrix = SnapshotMatrix(
      devices: devices.isEmpty ? [:] : screens,
      styles: styles.map { $0 == "dark" ? .dark : .light },
      contentSizes: contentSizes.compactMap(UIContentSizeCategory.init(shortName:)),
      directions: directions.map { $0 == "rtl" ? .rightToLeft : .leftToRight })
    // A preview has the text size that a device comes with, whatever tests of devices have.
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    return matrix.cells.map { cell in
      var config = cell.config
      if devices.isEmpty, let screen = screens[Self.defaultDevice] {
        config = screen.with(
          size: nil, traits: UITraitCollection(traitsFrom: [standard, config.traits]))
      } else if contentSizes.isEmpty {
        config = config.with(size: nil, traits: standard)
      }
      return (cell.name, config)
    }
  }
}

extension UIContentSizeCategory {
  /// `XL`, `AX2`: as references are named.
  init?(shortName: String) {
    let names: [String: UIContentSizeCategory] = [
      "XS": .extraSmall, "S": .small, "M": .medium, "L": .large, "XL": .extraLarge,
      "XXL": .extraExtraLarge, "XXXL": .extraExtraExtraLarge, "AX1": .accessibilityMedium,
      "AX2": .accessibilityLarge, "AX3": .accessibilityExtraLarge,
      "AX4": .accessibilityExtraExtraLarge, "AX5": .accessibilityExtraExtraExtraLarge,
    ]
    guard let category = names[shortName] else { return nil }
    self = category
  }
}
