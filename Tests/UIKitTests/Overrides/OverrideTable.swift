import UIKit

/// Every open member of public classes of UIKit and QuartzCore, but those that are overrides of
/// UIKit's own: theirs is the row of the class that declares the member.
@MainActor
enum OverrideTable {
  static let probes: [OverrideProbe] =
    views() + layers() + controls() + texts() + controllers() + presentations() + layouts()
    + cells() + bars() + accessibility()

  /// The members without a probe, by reason and class.
  static var listed: [String: OverrideReason] {
    var rows: [String: OverrideReason] = [:]
    for part in [listedLayers, listedViews, listedLists, listedControllers, listedObjects] {
      for (reason, owners) in part {
        for (owner, names) in owners {
          for name in names.split(whereSeparator: \.isWhitespace) {
            rows["\(owner).\(name)"] = reason
          }
        }
      }
    }
    return rows
  }
}
