import Foundation
import Snapshot
import UIKit

/// What one assertion costs, without its file: a card with ten views is made, hosted, laid out,
/// drawn and compared with an equal picture; and with its file, as a green run does it.
@MainActor struct AssertBench {
  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  func run() {
    for scale in arguments.scale.map({ [$0] }) ?? [2, 3] {
      let strategy = Snapshotting<UIView, UIImage>.image(
        size: CGSize(width: 343, height: 160), traits: UITraitCollection(displayScale: scale))
      let reference = Self.picture(of: BenchCard(), with: strategy)
      measure("card_draw", scale) {
        _ = Self.picture(of: BenchCard(), with: strategy)
      }
      measure("card_assert", scale) {
        let actual = Self.picture(of: BenchCard(), with: strategy)
        precondition(strategy.diffing.diff(reference, actual) == nil, "two equal cards differ")
      }
      let name = "bench-\(ProcessInfo.processInfo.processIdentifier)"
      let root = FileManager.default.temporaryDirectory.appendingPathComponent(name)
      let folder = root.appendingPathComponent("References").path
      func failure() -> String? {
        verifySnapshot(
          of: BenchCard(), as: strategy, named: "card", record: .missing,
          snapshotDirectory: folder, testName: "card")
      }
      _ = failure()
      measure("card_verify", scale) {
        precondition(failure() == nil, "two equal cards differ")
      }
      try? FileManager.default.removeItem(at: root)
      measureMatrix(scale)
    }
  }

  /// Twelve phone screens, green, in one call and one after the other: in time that passes, since
  /// one call draws them on all processors.
  private func measureMatrix(_ scale: Double) {
    let strategies = Dictionary(
      uniqueKeysWithValues: (0..<12).map { index in
        (
          "cell-\(index)",
          Snapshotting<UIView, UIImage>.image(
            size: CGSize(width: 390, height: 844 - index),
            traits: UITraitCollection(displayScale: scale))
        )
      })
    // The folder of references is that of the file, which must be a literal.
    let folder = "/tmp/snapshot-bench"
    func apart(_ mode: SnapshotTestingConfiguration.Record) {
      for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
          of: BenchCard(), as: strategy, named: name, record: mode,
          file: "/tmp/snapshot-bench/Matrix.swift", testName: "matrix")
      }
    }
    apart(.all)
    measure("matrix_apart", scale, .wall) { apart(.never) }
    measure("matrix_call", scale, .wall) {
      assertSnapshots(
        of: BenchCard(), as: strategies, record: .never,
        file: "/tmp/snapshot-bench/Matrix.swift", testName: "matrix")
    }
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func measure(
    _ name: String, _ scale: Double, _ clock: Measurement.Clock = .processor, _ body: () -> Void
  ) {
    let measurement = Measurement(
      scene: name, scale: scale, seconds: arguments.seconds, clock: clock, body)
    print(arguments.isJSON ? measurement.json : measurement.text)
  }

  private static func picture(
    of view: UIView, with strategy: Snapshotting<UIView, UIImage>
  ) -> UIImage {
    var picture: UIImage?
    strategy.snapshot(view).run { picture = $0 }
    return picture!
  }
}

/// A card as lists have them: a shadow, a round picture, bars for lines of text, a ring, dots.
@MainActor private final class BenchCard: UIView {
  private let avatar = UIView()
  private let lines = (0..<4).map { _ in UIView() }
  private let dots = (0..<4).map { _ in UIView() }
  private let ring = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 16
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 8
    avatar.backgroundColor = .systemIndigo
    addSubview(avatar)
    for line in lines {
      line.backgroundColor = .systemGray4
      line.layer.cornerRadius = 4
      addSubview(line)
    }
    for dot in dots {
      dot.backgroundColor = .systemGreen
      dot.layer.cornerRadius = 6
      addSubview(dot)
    }
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemBlue.cgColor
    ring.lineWidth = 6
    ring.lineCap = .round
    layer.addSublayer(ring)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    avatar.frame = CGRect(x: 16, y: 16, width: 56, height: 56)
    avatar.layer.cornerRadius = 28
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(x: 88, y: 20 + 18 * index, width: 160 - 24 * index, height: 8)
    }
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(x: 16 + 24 * index, y: 120, width: 12, height: 12)
    }
    ring.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.maxX - 52, y: 52), radius: 30, startAngle: -.pi / 2,
        endAngle: .pi, clockwise: true
      ).cgPath
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 16).cgPath
  }
}
