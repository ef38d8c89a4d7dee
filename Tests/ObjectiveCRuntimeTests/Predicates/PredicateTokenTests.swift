import Testing

@testable import ObjectiveCRuntime

@Suite struct PredicateTokenTests {
  @Test func `a format is cut into words, symbols and values`() throws {
    #expect(
      try PredicateToken.all(in: "a.b==1 AND(c<='x')")
        == [
          .word("a.b"), .symbol("=="), .number(1), .word("AND"), .symbol("("), .word("c"),
          .symbol("<="), .text("x"), .symbol(")"),
        ])
    #expect(try PredicateToken.all(in: " \n\t") == [])
  }

  @Test func `the longest symbol is taken`() throws {
    #expect(
      try PredicateToken.all(in: "!= <> =< => && || ! = < >")
        == ["!=", "<>", "=<", "=>", "&&", "||", "!", "=", "<", ">"].map { .symbol($0) })
  }

  @Test(
    arguments: [
      ("12", 12), ("1.5", 1.5), (".5", 0.5), ("2e3", 2_000), ("2E-2", 0.02), ("1e+1", 10),
    ] as [(String, Double)])
  func `numbers have fractions and powers of ten`(text: String, value: Double) throws {
    #expect(try PredicateToken.all(in: text) == [.number(value)])
  }

  @Test func `arguments are known by their letter, whatever their length`() throws {
    #expect(
      try PredicateToken.all(in: "%@ %K %d %ld %lld %lf %hhu")
        == ["@", "K", "d", "d", "d", "f", "u"].map { .argument($0) })
  }

  @Test func `texts stand in either quotes, with signs that are escaped`() throws {
    #expect(try PredicateToken.all(in: #""it's""#) == [.text("it's")])
    #expect(try PredicateToken.all(in: #"'it\'s\n\t\\'"#) == [.text("it's\n\t\\")])
    #expect(try PredicateToken.all(in: "'%@'") == [.text("%@")])
    #expect(try PredicateToken.all(in: "''") == [.text("")])
  }

  @Test func `variables, operators of collections and reserved words are read`() throws {
    #expect(
      try PredicateToken.all(in: "$who #and tags.@count _x")
        == [.variable("who"), .word("and"), .word("tags.@count"), .word("_x")])
  }

  @Test func `a word of the language is one in any case of letters`() {
    #expect(PredicateToken.word("bEtWeEn").isKeyword("BETWEEN"))
    #expect(PredicateToken.word("some").isKeyword("ANY", "SOME"))
    #expect(!PredicateToken.text("AND").isKeyword("AND"))
    #expect(!PredicateToken.word("ANDY").isKeyword("AND"))
  }

  @Test(arguments: ["'open", "\"open'", "50%", "%y", "a ~ b", "1.2.3", "2e"])
  func `what is no word is an error`(format: String) {
    #expect(throws: PredicateFormatError.self) { try PredicateToken.all(in: format) }
  }
}
