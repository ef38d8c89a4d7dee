import Foundation
import Snapshot
import Testing

@Suite struct EncodableTextTests: TextTaking {
  @Test func `JSON has sorted keys`() {
    #expect(
      text(Card(suit: .hearts, tags: ["/"]), .json) == """
        {
          "ranks" : {

          },
          "suit" : "hearts",
          "tags" : [
            "\\/"
          ]
        }
        """)
    #expect(Snapshotting<Card, String>.json.pathExtension == "json")
  }

  @Test func `an object of JSON's kinds is JSON with sorted keys`() throws {
    let object: [String: Any] = ["b": [1, 2.5, true], "a": "x/y"]
    #expect(
      text(object as Any, Snapshotting<Any, String>.json) == """
        {
          "a" : "x\\/y",
          "b" : [
            1,
            2.5,
            true
          ]
        }
        """)
    let folder = try TemporaryFolder()
    folder.inProcess {
      let failure = verifySnapshot(
        of: 1...2 as Any, as: Snapshotting<Any, String>.json,
        snapshotDirectory: folder.references)
      #expect(failure?.contains("cannot be encoded as JSON") == true)
    }
  }

  @Test func `a property list has sorted keys`() throws {
    struct Point: Encodable {
      var y = 2
      var x = 1.5
      var name = "a < b"
    }
    let list = try #require(text(Point(), .plist))
    let keys = ["<key>name</key>", "<key>x</key>", "<key>y</key>"].compactMap {
      list.range(of: $0)?.lowerBound
    }
    #expect(keys.count == 3 && keys == keys.sorted())
    #expect(list.contains("<string>a &lt; b</string>"))
    #expect(Snapshotting<Point, String>.plist.pathExtension == "plist")
  }

  @Test func `what JSON cannot hold fails the assertion`() throws {
    let folder = try TemporaryFolder()
    folder.inProcess {
      let failure = verifySnapshot(
        of: [Double.nan], as: .json, snapshotDirectory: folder.references)
      #expect(failure?.contains("cannot be encoded as JSON") == true)
    }
  }
}
