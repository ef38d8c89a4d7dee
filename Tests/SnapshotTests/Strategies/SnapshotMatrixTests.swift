import Snapshot
import Testing
import UIKit

@MainActor @Suite struct SnapshotMatrixTests {
  @Test func `every combination has a name that says what there is a choice of`() {
    let matrix = SnapshotMatrix(
      devices: ["SE": .iPhoneSe, "13": .iPhone13], styles: [.light, .dark],
      contentSizes: [.extraSmall, .accessibilityExtraExtraExtraLarge],
      directions: [.leftToRight, .rightToLeft])
    let names = matrix.cells.map(\.name)
    #expect(names.count == 16)
    #expect(Set(names).count == 16)
    #expect(names.first == "13-light-XS-ltr")
    #expect(names.last == "SE-dark-AX5-rtl")
    #expect(SnapshotMatrix(styles: [.light, .dark]).cells.map(\.name) == ["light", "dark"])
    #expect(SnapshotMatrix().cells.map(\.name) == ["default"])
  }

  @Test func `every text size has its own name`() {
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
      .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    #expect(
      SnapshotMatrix(contentSizes: sizes).cells.map(\.name) == [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
  }

  @Test func `a cell has the device's size and the traits of its axes`() throws {
    let matrix = SnapshotMatrix(
      devices: ["13": .iPhone13], styles: [.dark], contentSizes: [.small],
      directions: [.rightToLeft])
    let cell = try #require(matrix.cells.first)
    #expect(cell.config.size == ViewImageConfig.iPhone13.size)
    #expect(cell.config.safeArea == ViewImageConfig.iPhone13.safeArea)
    #expect(cell.config.traits.userInterfaceStyle == .dark)
    #expect(cell.config.traits.preferredContentSizeCategory == .small)
    #expect(cell.config.traits.layoutDirection == .rightToLeft)
    #expect(cell.config.traits.displayScale == 3)
  }

  @Test func `a view is drawn in every combination`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let strategies: [String: Snapshotting<UIView, UIImage>] = .image(
      in: SnapshotMatrix(styles: [.light, .dark]))
    var images: [String: UIImage] = [:]
    for (name, strategy) in strategies {
      strategy.snapshot(view).run { images[name] = $0 }
    }
    #expect(images.count == 2)
    #expect(images["light"]?.pngData() != images["dark"]?.pngData())
  }

  @Test func `a view is laid out in every locale, and in its language's direction`() {
    final class Price: UIView {
      var texts: [String] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        let direction = effectiveUserInterfaceLayoutDirection == .rightToLeft ? "rtl" : "ltr"
        texts.append("\(Locale.current.identifier) \(1.5.formatted()) \(direction)")
      }
    }
    let matrix = SnapshotMatrix(
      styles: [.dark], locales: ["de_DE", "he_IL", "en_US"].map(Locale.init(identifier:)))
    #expect(matrix.cells.map(\.name) == ["dark-de_DE", "dark-he_IL", "dark-en_US"])
    let strategies: [String: Snapshotting<UIView, UIImage>] = .image(in: matrix)
    let seen = matrix.cells.map { cell in
      let view = Price(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      strategies[cell.name]?.snapshot(view).run { _ in }
      return Set(view.texts).sorted()
    }
    #expect(seen == [["de_DE 1,5 ltr"], ["he_IL 1.5 rtl"], ["en_US 1.5 ltr"]])
  }

  /// What a view asks for while it is laid out, of a matrix of text sizes and of a device's traits.
  @Test func `text sizes of a matrix are the user's, those of a device are not`() {
    final class Row: UIView {
      var sizes: Set<CGFloat> = []

      override func layoutSubviews() {
        super.layoutSubviews()
        sizes.insert(UIFont.preferredFont(forTextStyle: .body).pointSize)
      }
    }
    let strategies: [String: Snapshotting<UIView, UIImage>] = .image(
      in: SnapshotMatrix(contentSizes: [.small, .extraLarge]))
    for (name, size) in [("S", 15), ("XL", 19)] {
      let row = Row(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      strategies[name]?.snapshot(row).run { _ in }
      #expect(row.sizes == [CGFloat(size)])
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    Snapshotting<UIView, UIImage>.image(
      traits: UITraitCollection(preferredContentSizeCategory: .extraLarge)
    ).snapshot(row).run { _ in }
    #expect(row.sizes == [17])
  }

  @Test func `cells of one name are one failure that names them`() throws {
    let folder = try TemporaryFolder()
    func failures(_ matrix: SnapshotMatrix) -> [String: String] {
      let strategies: [String: Snapshotting<UIView, UIImage>] = .image(in: matrix)
      return folder.inProcess(["SNAPSHOT_RECORD": "never"]) {
        strategies.compactMapValues { strategy in
          verifySnapshot(
            of: UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)), as: strategy,
            named: "a", snapshotDirectory: folder.references, testName: "test()")
        }
      }
    }
    let twice = failures(SnapshotMatrix(styles: [.light, .dark, .light]))
    #expect(twice.count == 2)
    #expect(
      twice["light"]?.hasPrefix(
        "2 cells of the matrix would have one reference: “light”, “light”.") == true)
    #expect(twice["dark"]?.contains("cells") == false)
    let alike = failures(
      SnapshotMatrix(devices: ["iPhone 13": .iPhone13, "iPhone-13": .iPhone13Pro]))
    #expect(alike.count == 1)
    #expect(alike.values.first?.contains("“iPhone 13”, “iPhone-13”") == true)
  }
}
