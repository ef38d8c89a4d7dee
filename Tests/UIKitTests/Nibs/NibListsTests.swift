import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibListsTests {
  @Test func `cells come from nibs and from prototypes`() throws {
    let cell = """
      <tableViewCell reuseIdentifier="row" id="c"><rect key="frame" x="0.0" y="0.0" width="320"
      height="44"/><tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/><subviews>
      <label text="From a nib" tag="1" id="l"/></subviews></tableViewCellContentView>
      </tableViewCell>
      """
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UINib(data: NibText.nib(cell), bundle: nil), forCellReuseIdentifier: "row")
    let made = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    #expect((made.contentView.viewWithTag(1) as? UILabel)?.text == "From a nib")
    #expect(made.reuseIdentifier == "row")
    let prototype = "<tableView id=\"t\"><prototypes>\(cell)</prototypes></tableView>"
    let owner = try #require(NibText.make(prototype).first as? UITableView)
    let first = owner.dequeueReusableCell(withIdentifier: "row")
    let second = owner.dequeueReusableCell(withIdentifier: "row")
    #expect(first != nil && first !== second)
    #expect((second?.contentView.viewWithTag(1) as? UILabel)?.text == "From a nib")
  }
}
