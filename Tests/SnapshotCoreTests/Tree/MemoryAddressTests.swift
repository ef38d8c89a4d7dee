import SnapshotCore
import Testing

@Suite struct MemoryAddressTests {
  @Test(arguments: [
    ("<Card: 0x000055e9a0b1c2d3>", "<Card>"),
    (
      "shadowLayer-Unmanaged<CALayer>(_value: <CALayer: 0x7f55e9a0b1c2>)",
      "shadowLayer-Unmanaged<CALayer>(_value: <CALayer>)"
    ),
    ("0x55e9a0b1c2d3", ""), ("row 0x55E9A0 of 0x55E9B0", "row of"),
  ])
  func `an address goes, with the colon and the spaces before it`(
    _ text: String, _ rest: String
  ) {
    #expect(MemoryAddress.removed(from: text) == rest)
  }

  @Test(arguments: [
    "", "0x", "card", "0x12345", "0x0123456789abcdef0", "10x123456 px", "size0x123456",
    "0x123456m", "0x123456é", "0xZZZZZZ",
  ])
  func `what is no address stays`(_ text: String) {
    #expect(MemoryAddress.removed(from: text) == text)
  }

  @Test func `trees keep names and properties without addresses`() throws {
    let frame = ViewFrame(x: 0, y: 0, width: 1, height: 1)
    func tree(_ address: String) throws -> ViewTree {
      return try #require(
        ViewTree([
          ViewTree.Node(
            depth: 0, type: "CALayer", name: "shadow-<Card: \(address)>", frame: frame,
            properties: [ViewTree.Property("delegate", "<Card: \(address)>")])
        ]))
    }
    #expect(try tree("0x000055e9a0b1c2d3") == tree("0x00007f01a0b1c2d3"))
    #expect(try tree("0x000055e9a0b1c2d3").nodes[0].name == "shadow-<Card>")
    #expect(try tree("0x000055e9a0b1c2d3").nodes[0]["delegate"] == "<Card>")
  }
}
