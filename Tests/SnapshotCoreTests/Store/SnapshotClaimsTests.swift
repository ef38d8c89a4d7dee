import SnapshotCore
import Testing

@Suite struct SnapshotClaimsTests {
  private func id(_ test: String) -> SnapshotID {
    SnapshotID(testFile: "A.swift", testName: test, name: "1")
  }

  private func owner(_ test: String, _ name: String = "1") -> SnapshotClaims.Owner {
    SnapshotClaims.Owner(test: test, name: name)
  }

  @Test func `one owner may claim a reference again`() {
    let claims = SnapshotClaims()
    #expect(claims.claim(id("card()"), for: owner("A.card")) == nil)
    #expect(claims.claim(id("card()"), for: owner("A.card")) == nil)
  }

  @Test func `another owner is told who has it, also when only the case differs`() {
    let claims = SnapshotClaims()
    #expect(claims.claim(id("card()"), for: owner("A.card")) == nil)
    #expect(claims.claim(id("Card()"), for: owner("A.Card")) == owner("A.card"))
    #expect(claims.claim(id("c-a"), for: owner("x")) == nil)
    #expect(claims.claim(id("c a"), for: owner("y")) == owner("x"))
  }

  @Test func `names of one test that become one file are told apart`() {
    for (one, other) in [("Yes", "Yes."), ("a/b", "a b"), (" ", "  "), ("x", "X")] {
      let claims = SnapshotClaims()
      func claim(_ name: String) -> SnapshotClaims.Owner? {
        claims.claim(
          SnapshotID(testFile: "A.swift", testName: "t()", name: name + "-1"),
          for: owner("t", name))
      }
      #expect(claim(one) == nil)
      #expect(claim(other) == owner("t", one))
      #expect(claim(one) == nil)
    }
  }

  @Test func `each store has files of its own`() {
    let claims = SnapshotClaims()
    #expect(claims.claim(id("card()"), for: owner("A")) == nil)
    #expect(claims.claim(id("card()"), in: "/elsewhere", for: owner("B")) == nil)
  }
}
