import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

final class RestlessView: UIView {
  final class Calm: UIView {}

  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
  }
}

/// Draws small views by a strategy.
@MainActor protocol ImageVerifying {
  var folder: TemporaryFolder { get }
}

extension ImageVerifying {
  func verify<Value>(
    _ value: Value, as strategy: Snapshotting<Value, UIImage>
  ) -> String? {
    folder.inProcess {
      verifySnapshot(
        of: value, as: strategy, named: "a", snapshotDirectory: folder.references,
        testName: "test()")
    }
  }

  /// What a strategy draws.
  func drawn<Value>(
    _ value: Value, as strategy: Snapshotting<Value, UIImage>
  ) throws -> PixelImage {
    _ = verify(value, as: strategy)
    let file = try #require(folder.files(in: folder.references).last)
    let path = folder.references + "/" + file
    return try Reference(FileAccess.read(path), path: path).image()
  }

  func view(width: CGFloat, height: CGFloat, _ colour: UIColor? = .red) -> UIView {
    let view = UIView(frame: CGRect(x: 5, y: 7, width: width, height: height))
    view.backgroundColor = colour
    return view
  }

  func expect(
    _ image: PixelImage, _ width: Int, _ height: Int, _ colour: [UInt8],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      image.size == PixelSize(width: width, height: height), sourceLocation: sourceLocation)
    let isPlain = image.bytes == (0..<width * height).flatMap { _ in colour }
    #expect(isPlain, sourceLocation: sourceLocation)
  }
}
