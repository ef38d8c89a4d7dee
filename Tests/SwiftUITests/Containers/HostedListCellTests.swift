import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct HostedListCellTests {
  @Test func `a row grows with its content`() throws {
    struct Growing: View {
      @State var isLarge = false
      var body: some View {
        List {
          Color.red.frame(height: isLarge ? 100 : 30).onAppear { isLarge = true }
        }
      }
    }
    let hosted = try Hosted(Growing(), width: 320, height: 480)
    #expect(try hosted.cellFrames().map(\.height) == [122])
  }

  @Test func `insets and height of a row are its own`() throws {
    let hosted = try Hosted(
      List {
        Color.red.frame(height: 60)
          .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text("Low")
      }
      .environment(\.defaultMinListRowHeight, 20), width: 320, height: 480)
    let frames = try hosted.cellFrames()
    #expect(frames.map(\.height) == [64, 42.5])
  }

  @Test func `rows of a form with controls are as high as with text`() throws {
    let hosted = try Hosted(
      Form {
        Toggle("Airplane Mode", isOn: .constant(true))
        Picker("Appearance", selection: .constant(1)) {
          Text("Light").tag(1)
          Text("Dark").tag(2)
        }
        LabeledContent("Version", value: "1.0")
        TextField("Name", text: .constant("Ada"))
      }, width: 320, height: 480)
    #expect(try hosted.cellFrames().map(\.height) == [44, 44, 44, 44])
  }

  @Test func `a row says where its separator begins and ends`() throws {
    func line(_ row: some View) throws -> [CGRect] {
      let hosted = try Hosted(
        List {
          row
          Text("Low")
        }
        .listStyle(.plain), width: 320, height: 480)
      let cell = try #require(hosted.list().cellForItem(at: IndexPath(item: 0, section: 0)))
      let guide = try #require(cell as? UICollectionViewListCell).separatorLayoutGuide.layoutFrame
      return [guide]
    }
    let plain = try line(Text("High"))
    let given = try line(
      Text("High").frame(maxWidth: .infinity, alignment: .leading)
        .alignmentGuide(.listRowSeparatorLeading) { _ in 50 }
        .alignmentGuide(.listRowSeparatorTrailing) { $0.width - 30 })
    #expect(plain[0].minX == 16)
    #expect(given[0].minX == 66)
    #expect(given[0].maxX == 274)
  }
}
