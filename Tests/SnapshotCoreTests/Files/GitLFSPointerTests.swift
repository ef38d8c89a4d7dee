import CoreGraphics
import SnapshotCore
import Testing

@Suite struct GitLFSPointerTests {
  private static let digest = String(repeating: "0a", count: 32)

  private func pointer(_ text: String) -> GitLFSPointer? { GitLFSPointer(Array(text.utf8)) }

  @Test func `digest and size are read`() {
    let pointer = pointer(
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(Self.digest)\nsize 12345\n")
    #expect(pointer?.digest == Self.digest)
    #expect(pointer?.byteCount == 12345)
  }

  @Test func `keys between them are left alone`() {
    #expect(
      pointer(
        "version https://git-lfs.github.com/spec/v1\next-0-foo sha256:\(Self.digest)\n"
          + "oid sha256:\(Self.digest)\nsize 1\n") != nil)
  }

  @Test(arguments: [
    "", "oid sha256:\(digest)\nsize 1\n", "version https://git-lfs.github.com/spec/v1\n",
    "version https://git-lfs.github.com/spec/v1\noid md5:\(digest)\nsize 1\n",
    "version https://git-lfs.github.com/spec/v1\noid sha256:0a\nsize 1\n",
    "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize -1\n",
  ])
  func `anything else is no pointer`(_ text: String) {
    #expect(pointer(text) == nil)
  }

  @Test func `it stands for bytes of its digest and size alone`() throws {
    let bytes: [UInt8] = [1, 2, 3]
    let text = "version https://git-lfs.github.com/spec/v1\n"
    let digest = SHA256.digest(of: bytes)
    #expect(try #require(pointer(text + "oid sha256:\(digest)\nsize 3\n")).stands(for: bytes))
    #expect(try !#require(pointer(text + "oid sha256:\(digest)\nsize 4\n")).stands(for: bytes))
    #expect(
      try !#require(pointer(text + "oid sha256:\(Self.digest)\nsize 3\n")).stands(for: bytes))
  }
}
