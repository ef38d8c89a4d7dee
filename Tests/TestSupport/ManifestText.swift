import Foundation

/// A manifest as `swift package dump-package` prints it.
package struct ManifestText {
  package struct Target {
    package var name: String
    package var type = "regular"
    package var path: String?
    package var sources: [String]?
    package var exclude: [String] = []
    package var copied: [String] = []
    package var processed: [String] = []
    package var defines: [String] = []
    /// Names of targets and products.
    package var dependencies: [String] = []

    package init(_ name: String) { self.name = name }

    fileprivate var json: [String: Any] {
      var values: [String: Any] = [
        "name": name, "type": type, "exclude": exclude,
        "resources": copied.map { ["path": $0, "rule": ["copy": [:]]] as [String: Any] }
          + processed.map { ["path": $0, "rule": ["process": [:]]] as [String: Any] },
        "settings": defines.map {
          ["kind": ["define": ["_0": $0]], "tool": "swift"] as [String: Any]
        },
        "dependencies": dependencies.map { ["byName": [$0, NSNull()] as [Any]] },
      ]
      if let path { values["path"] = path }
      if let sources { values["sources"] = sources }
      return values
    }
  }

  package var name: String
  package var targets: [Target]

  package init(_ name: String, targets: [Target]) {
    self.name = name
    self.targets = targets
  }

  package var bytes: [UInt8] {
    let values: [String: Any] = [
      "name": name, "toolsVersion": ["_version": "5.9.0"], "dependencies": [Any](),
      "products": [Any](), "targets": targets.map(\.json),
    ]
    return [UInt8]((try? JSONSerialization.data(withJSONObject: values)) ?? Data())
  }
}
