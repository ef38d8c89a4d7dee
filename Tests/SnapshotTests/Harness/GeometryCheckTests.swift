import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@MainActor @Suite struct GeometryCheckTests: ImageVerifying {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a NaN inside the tree fails and names the view`() {
    let view = view(width: 4, height: 4)
    let child = RestlessView.Calm()
    view.addSubview(child)
    child.center = CGPoint(x: CGFloat.nan, y: 1)
    let failure = verify(view, as: .image)
    #expect(failure?.hasPrefix("UIView > Calm has a NaN in its position (nan, 1") == true)
  }
}
