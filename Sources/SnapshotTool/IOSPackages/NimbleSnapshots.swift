import SnapshotCore
import TranslatorInterface

/// Nimble-Snapshots' matchers over this project: a source that a mirror compiles beside the tests,
/// since Nimble, whose types they are of, is the package's own dependency.
enum NimbleSnapshots {
  static let identity = "nimble-snapshots"
  static let targetName = "Nimble-Snapshots"
  static let moduleName = "Nimble_Snapshots"
  static let path = "Nimble-Snapshots/NimbleSnapshots.swift"

  /// Nimble, where the package names it through Nimble-Snapshots alone.
  static let nimble = PackageManifest.Dependency(
    identity: "nimble", url: "https://github.com/Quick/Nimble.git",
    requirement: .range(lower: "13.0.0", upper: "15.0.0"))

  /// The target in a mirror's manifest.
  static func manifestText(nimblePackage: String) -> String {
    """
          .target(
            name: \(SwiftLiteral.quoted(targetName)),
            dependencies: [
              .product(name: "Nimble", package: \(SwiftLiteral.quoted(nimblePackage)))
            ],
            path: \(SwiftLiteral.quoted("Sources/" + targetName)),
            swiftSettings: [.swiftLanguageMode(.v5)]),
    """
  }

  static let source =
    ["FBSnapshotTestCase", "Nimble", "SwiftUI", "UIKit"].map { "import " + $0 + "\n" }.joined()
    + subjects + settings + matchers + sizes + operators

  private static let subjects = """
    // Written by `snapshot`: Nimble-Snapshots' matchers over Snapshot. Changes here are lost.

    public protocol Snapshotable { var snapshotObject: UIView? { get } }

    extension UIView: Snapshotable { public var snapshotObject: UIView? { self } }

    extension UIViewController: Snapshotable {
      public var snapshotObject: UIView? { view }
    }

    public enum SnapshotSize {
      case device
      case fixed(CGSize)
      case intrinsic
    }

    extension SwiftUI.View {
      @MainActor fileprivate func hosted(_ size: SnapshotSize) -> UIView {
        let controller = UIHostingController(rootView: self)
        let screen = UIScreen.main.bounds.size
        switch size {
        case .device: controller.view.frame.size = screen
        case .fixed(let fixed): controller.view.frame.size = fixed
        case .intrinsic: controller.view.frame.size = controller.sizeThatFits(in: screen)
        }
        return controller.view
      }
    }

    """

  private static let settings = """

    private var standard = _NimbleSnapshot(name: nil, identifier: nil)

    open class FBSnapshotTest: NSObject {
      public class func setReferenceImagesDirectory(_ directory: String?) {
        standard.directory = directory
      }
    }

    public func setNimbleTestFolder(_ folder: String) {
      standard.folderSuffixes = [folder.lowercased()]
    }

    public func setNimbleTolerance(_ tolerance: CGFloat) { standard.tolerance = tolerance }

    public func setNimblePixelTolerance(_ tolerance: CGFloat) {
      standard.pixelTolerance = tolerance
    }

    public func recordAllSnapshots() { standard.records = true }

    private func settings(
      _ name: String?, _ identifier: String?, draw: Bool, pixel: CGFloat? = nil,
      tolerance: CGFloat? = nil, ignoresScale: Bool = false, agnostic: Bool = false,
      records: Bool = false
    ) -> _NimbleSnapshot {
      var settings = standard
      settings.name = name
      settings.identifier = identifier
      settings.usesDrawRect = draw
      settings.pixelTolerance = pixel ?? settings.pixelTolerance
      settings.tolerance = tolerance ?? settings.tolerance
      settings.ignoresScale = ignoresScale
      settings.isDeviceAgnostic = agnostic
      settings.records = settings.records || records
      return settings
    }

    private func matcher<T>(
      _ all: [(settings: _NimbleSnapshot, suffix: String?, prepare: (T) -> Void)],
      _ subject: @escaping (T) -> Any = { $0 }
    ) -> Nimble.Matcher<T> {
      Nimble.Matcher { expression in
        guard let value = try expression.evaluate() else {
          return MatcherResult(status: .fail, message: .fail("there is nothing to snapshot"))
        }
        var failures: [String] = []
        for one in all {
          one.prepare(value)
          let failure = one.settings.failure(
            of: subject(value), file: expression.location.file, line: expression.location.line,
            nameSuffix: one.suffix)
          if let failure { failures.append(failure) }
        }
        return MatcherResult(
          bool: failures.isEmpty, message: .fail(failures.joined(separator: "\\n\\n")))
      }
    }

    private func matcher<T>(_ settings: _NimbleSnapshot) -> Nimble.Matcher<T> {
      matcher([(settings, nil, { _ in })])
    }

    private func hosting<T: SwiftUI.View>(
      _ settings: [(settings: _NimbleSnapshot, suffix: String?)], _ size: SnapshotSize
    ) -> Nimble.Matcher<T> {
      matcher(settings.map { ($0.settings, $0.suffix, { _ in }) }) { view in
        MainActor.assumeIsolated { view.hosted(size) }
      }
    }

    """

  private static let matchers = """

    public func haveValidSnapshot<T: Snapshotable>(
      named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
      pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil, shouldIgnoreScale: Bool = false
    ) -> Nimble.Matcher<T> {
      matcher(
        settings(
          name, identifier, draw: usesDrawRect, pixel: pixelTolerance, tolerance: tolerance,
          ignoresScale: shouldIgnoreScale))
    }

    public func haveValidSnapshot<T: SwiftUI.View>(
      named name: String? = nil, size: SnapshotSize = .intrinsic, identifier: String? = nil,
      usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil,
      shouldIgnoreScale: Bool = false
    ) -> Nimble.Matcher<T> {
      let settings = settings(
        name, identifier, draw: usesDrawRect, pixel: pixelTolerance, tolerance: tolerance,
        ignoresScale: shouldIgnoreScale)
      return hosting([(settings, nil)], size)
    }

    public func haveValidDeviceAgnosticSnapshot<T: Snapshotable>(
      named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
      pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil, shouldIgnoreScale: Bool = false
    ) -> Nimble.Matcher<T> {
      matcher(
        settings(
          name, identifier, draw: usesDrawRect, pixel: pixelTolerance, tolerance: tolerance,
          ignoresScale: shouldIgnoreScale, agnostic: true))
    }

    public func recordSnapshot<T: Snapshotable>(
      named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
      shouldIgnoreScale: Bool = false
    ) -> Nimble.Matcher<T> {
      matcher(
        settings(
          name, identifier, draw: usesDrawRect, ignoresScale: shouldIgnoreScale, records: true))
    }

    public func recordSnapshot<T: SwiftUI.View>(
      named name: String? = nil, size: SnapshotSize = .intrinsic, identifier: String? = nil,
      usesDrawRect: Bool = false, shouldIgnoreScale: Bool = false
    ) -> Nimble.Matcher<T> {
      let settings = settings(
        name, identifier, draw: usesDrawRect, ignoresScale: shouldIgnoreScale, records: true)
      return hosting([(settings, nil)], size)
    }

    public func recordDeviceAgnosticSnapshot<T: Snapshotable>(
      named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
      shouldIgnoreScale: Bool = false
    ) -> Nimble.Matcher<T> {
      matcher(
        settings(
          name, identifier, draw: usesDrawRect, ignoresScale: shouldIgnoreScale, agnostic: true,
          records: true))
    }

    """

  private static let sizes = """

    public enum ResizeMode {
      case frame
      case constrains
      case block(resizeBlock: (UIView, CGSize) -> Void)
      case custom(viewResizer: ViewResizer)

      @MainActor fileprivate func resize(_ view: UIView, _ size: CGSize) {
        switch self {
        case .frame: view.frame = CGRect(origin: .zero, size: size)
        case .constrains:
          let sides: [(NSLayoutConstraint.Attribute, CGFloat)] = [
            (.width, size.width), (.height, size.height),
          ]
          for (attribute, value) in sides {
            let known = view.constraints.first {
              $0.firstAttribute == attribute && $0.relation == .equal && $0.secondItem == nil
                && $0.firstItem === view
            }
            let constraint =
              known
              ?? NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: value)
            constraint.constant = value
            constraint.isActive = true
          }
          view.frame = CGRect(origin: .zero, size: size)
        case .block(let block): block(view, size)
        case .custom(let resizer): resizer.resize(view: view, for: size)
        }
        view.layoutIfNeeded()
      }
    }

    public protocol ViewResizer { func resize(view: UIView, for size: CGSize) }

    private func sized<T: Snapshotable>(
      _ settings: _NimbleSnapshot, _ sizes: [String: CGSize], _ mode: ResizeMode
    ) -> Nimble.Matcher<T> {
      var settings = settings
      let identifier = settings.identifier
      settings.identifier = nil
      return matcher(
        sizes.sorted { $0.key < $1.key }.map { name, size in
          let suffix = [identifier, name].compactMap { $0 }.joined(separator: "_")
          return (
            settings, suffix,
            { value in
              MainActor.assumeIsolated {
                if let view = value.snapshotObject { mode.resize(view, size) }
              }
            }
          )
        }) { $0.snapshotObject ?? $0 }
    }

    public func haveValidDynamicSizeSnapshot<T: Snapshotable>(
      named name: String? = nil, identifier: String? = nil, sizes: [String: CGSize],
      isDeviceAgnostic: Bool = false, usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil,
      tolerance: CGFloat? = nil, resizeMode: ResizeMode = .frame, shouldIgnoreScale: Bool = false
    ) -> Nimble.Matcher<T> {
      sized(
        settings(
          name, identifier, draw: usesDrawRect, pixel: pixelTolerance, tolerance: tolerance,
          ignoresScale: shouldIgnoreScale, agnostic: isDeviceAgnostic), sizes, resizeMode)
    }

    public func recordDynamicSizeSnapshot<T: Snapshotable>(
      named name: String? = nil, identifier: String? = nil, sizes: [String: CGSize],
      isDeviceAgnostic: Bool = false, usesDrawRect: Bool = false,
      resizeMode: ResizeMode = .frame, shouldIgnoreScale: Bool = false
    ) -> Nimble.Matcher<T> {
      sized(
        settings(
          name, identifier, draw: usesDrawRect, ignoresScale: shouldIgnoreScale,
          agnostic: isDeviceAgnostic, records: true), sizes, resizeMode)
    }

    public func allContentSizeCategories() -> [UIContentSizeCategory] {
      [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
      ]
    }

    private func categories(
      _ settings: _NimbleSnapshot, _ list: [UIContentSizeCategory]
    ) -> [(settings: _NimbleSnapshot, suffix: String?)] {
      list.map { size in
        var settings = settings
        settings.contentSizeCategory = size
        return (settings, size.rawValue.replacingOccurrences(
          of: "UICTContentSizeCategory", with: ""))
      }
    }

    public func haveValidDynamicTypeSnapshot<T: Snapshotable>(
      named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
      pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil,
      sizes: [UIContentSizeCategory] = allContentSizeCategories(), isDeviceAgnostic: Bool = false
    ) -> Nimble.Matcher<T> {
      let settings = settings(
        name, identifier, draw: usesDrawRect, pixel: pixelTolerance, tolerance: tolerance,
        agnostic: isDeviceAgnostic)
      return matcher(categories(settings, sizes).map { ($0.settings, $0.suffix, { _ in }) })
    }

    public func haveValidDynamicTypeSnapshot<T: SwiftUI.View>(
      named name: String? = nil, size: SnapshotSize = .intrinsic, identifier: String? = nil,
      usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil,
      sizes: [UIContentSizeCategory] = allContentSizeCategories(), isDeviceAgnostic: Bool = false
    ) -> Nimble.Matcher<T> {
      let settings = settings(
        name, identifier, draw: usesDrawRect, pixel: pixelTolerance, tolerance: tolerance,
        agnostic: isDeviceAgnostic)
      return hosting(categories(settings, sizes), size)
    }

    public func recordDynamicTypeSnapshot<T: Snapshotable>(
      named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
      sizes: [UIContentSizeCategory] = allContentSizeCategories(), isDeviceAgnostic: Bool = false
    ) -> Nimble.Matcher<T> {
      let settings = settings(
        name, identifier, draw: usesDrawRect, agnostic: isDeviceAgnostic, records: true)
      return matcher(categories(settings, sizes).map { ($0.settings, $0.suffix, { _ in }) })
    }

    """

  private static let operators = """

    public struct Snapshot {
      let settings: _NimbleSnapshot
      var sizes: [String: CGSize]? = nil
      var resizeMode = ResizeMode.frame
      var categories: [UIContentSizeCategory]? = nil

      fileprivate func matcher() -> Nimble.Matcher<Snapshotable> {
        if let categories {
          return Nimble_Snapshots.matcher(
            Nimble_Snapshots.categories(settings, categories).map {
              ($0.settings, $0.suffix, { _ in })
            })
        }
        guard let sizes else { return Nimble_Snapshots.matcher(settings) }
        let mode = resizeMode
        return Nimble_Snapshots.matcher(
          sizes.sorted { $0.key < $1.key }.map { name, size in
            (
              settings, name,
              { value in
                MainActor.assumeIsolated {
                  if let view = value.snapshotObject { mode.resize(view, size) }
                }
              }
            )
          }) { $0.snapshotObject ?? $0 }
      }
    }

    public func snapshot(
      _ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false
    ) -> Snapshot {
      Snapshot(settings: settings(name, identifier, draw: usesDrawRect))
    }

    public func recordSnapshot(
      _ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false
    ) -> Snapshot {
      Snapshot(settings: settings(name, identifier, draw: usesDrawRect, records: true))
    }

    public func snapshot(
      _ name: String? = nil, identifier: String? = nil, sizes: [String: CGSize],
      resizeMode: ResizeMode = .frame
    ) -> Snapshot {
      Snapshot(
        settings: settings(name, identifier, draw: false), sizes: sizes, resizeMode: resizeMode)
    }

    public func recordSnapshot(
      _ name: String? = nil, identifier: String? = nil, sizes: [String: CGSize],
      resizeMode: ResizeMode = .frame
    ) -> Snapshot {
      Snapshot(
        settings: settings(name, identifier, draw: false, records: true), sizes: sizes,
        resizeMode: resizeMode)
    }

    public func dynamicTypeSnapshot(
      _ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
      sizes: [UIContentSizeCategory] = allContentSizeCategories(), isDeviceAgnostic: Bool = false
    ) -> Snapshot {
      Snapshot(
        settings: settings(name, identifier, draw: usesDrawRect, agnostic: isDeviceAgnostic),
        categories: sizes)
    }

    public func recordDynamicTypeSnapshot(
      _ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
      sizes: [UIContentSizeCategory] = allContentSizeCategories(), isDeviceAgnostic: Bool = false
    ) -> Snapshot {
      Snapshot(
        settings: settings(
          name, identifier, draw: usesDrawRect, agnostic: isDeviceAgnostic, records: true),
        categories: sizes)
    }

    public func == (lhs: Nimble.SyncExpectation<Snapshotable>, rhs: Snapshot) {
      lhs.to(rhs.matcher())
    }

    public func == (lhs: Nimble.AsyncExpectation<Snapshotable>, rhs: Snapshot) async {
      await lhs.to(rhs.matcher())
    }

    public func 📷(
      _ file: StaticString = #filePath, line: UInt = #line, snapshottable: Snapshotable
    ) {
      expect(file: file, line: line, snapshottable).to(recordSnapshot().matcher())
    }

    public func 📷(
      _ name: String, file: StaticString = #filePath, line: UInt = #line,
      snapshottable: Snapshotable
    ) {
      expect(file: file, line: line, snapshottable).to(recordSnapshot(name).matcher())
    }

    """
}
