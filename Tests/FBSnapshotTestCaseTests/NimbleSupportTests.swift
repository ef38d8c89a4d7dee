import SnapshotCore
import Testing
import UIKit

@testable import FBSnapshotTestCase

/// The places and names of Nimble-Snapshots.
@Suite struct NimbleSupportTests {
  @Test func `references are in the outermost folder of tests`() {
    var snapshot = _NimbleSnapshot(name: nil, identifier: nil)
    #expect(snapshot.folder(ofTestFile: "/a/AppTests/UITests/A.swift") == "/a/AppTests")
    #expect(snapshot.folder(ofTestFile: "/a/Specs/A.swift") == "/a/Specs")
    #expect(snapshot.folder(ofTestFile: "/a/b/A.swift") == "/a/b")
    snapshot.folderSuffixes = ["checks"]
    #expect(snapshot.folder(ofTestFile: "/a/Checks/AppTests/A.swift") == "/a/Checks")
  }

  @Test func `names are letters, digits and single underscores`() {
    #expect(_NimbleSnapshot.plain("a view, when tapped  (2)") == "a_view_when_tapped_2")
    #expect(_NimbleSnapshot.plain("root example group, a") == "a")
  }

  @MainActor @Test func `files are named after the test's source and the snapshot`() {
    Sandbox.run { directory in
      var snapshot = _NimbleSnapshot(name: "a card", identifier: "wide")
      snapshot.directory = directory
      snapshot.records = true
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      view.backgroundColor = .red
      _ = snapshot.failure(of: view, file: "/x/CardTests.swift", line: 1)
      _ = snapshot.failure(of: view, file: "/x/CardTests.swift", line: 1, nameSuffix: "S")
      #expect(
        Sandbox.files(directory)
          == ["CardTests/a_card_S_wide@3x.png", "CardTests/a_card_wide@3x.png"])
      snapshot.records = false
      #expect(snapshot.failure(of: view, file: "/x/CardTests.swift", line: 1) == nil)
      view.backgroundColor = .blue
      #expect(snapshot.failure(of: view, file: "/x/CardTests.swift", line: 1) != nil)
    }
  }
}
