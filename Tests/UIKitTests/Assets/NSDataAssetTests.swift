import Foundation
import Testing

@testable import UIKit

@Suite struct NSDataAssetTests {
  private let folder: AssetFolder

  init() throws {
    folder = try AssetFolder()
  }

  @Test func `data of a data set is read whole`() throws {
    let json = Data(#"{"a": 1}"#.utf8)
    try folder.write(json, to: "Config.dataset/config.json")
    try folder.write(
      #"{"data": [{"idiom": "universal", "filename": "config.json", "#
        + #""universal-type-identifier": "public.json"}]}"#, to: "Config.dataset/Contents.json")
    let asset = try #require(NSDataAsset(name: "Config", bundle: folder.bundle))
    #expect(asset.data == json)
    #expect(asset.typeIdentifier == "public.json")
    let notes = FidelityLedger.collecting {
      #expect(NSDataAsset(name: "Absent", bundle: folder.bundle) == nil)
    }
    #expect(notes.map(\.feature) == [.dataName])
  }
}
