import Testing

@testable import CoreText

/// Source: the registered features of OpenType 1.9 and its script development specifications.
@Suite struct FeatureRequestsTests {
  /// Whether a feature turns a into A.
  private func isOn(_ tag: FontTag, _ options: ShapingOptions = ShapingOptions()) throws -> Bool {
    let font = LayoutFont().substituting(tag, .single("a", "A"))
    return try font.letters("a", options) == "A"
  }

  private func requests(_ script: String, _ tag: FontTag, _ features: [FontFeature] = [])
    -> FeatureRequests
  {
    let script = Script(script)
    return FeatureRequests(
      ShapingOptions(script: script, features: features), ShapingModel(script, chosen: tag),
      fontTags: [])
  }

  private func stage(_ tag: FontTag, _ requests: FeatureRequests) -> Int? {
    requests.requests.first { $0.tag == tag }?.stage
  }

  // MARK: On and off

  @Test(
    arguments: [
      "rvrn", "ltra", "ltrm", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt",
    ] as [FontTag])
  func `features that text needs are on by themselves, and can be turned off`(
    _ tag: FontTag
  ) throws {
    #expect(try isOn(tag))
    #expect(try !isOn(tag, ShapingOptions(features: [FontFeature(tag, 0)])))
  }

  @Test(
    arguments: [
      "dlig", "hlig", "salt", "smcp", "c2sc", "ss01", "ss20", "cv01", "swsh", "titl", "onum",
      "lnum", "tnum", "pnum", "sups", "subs", "zero", "aalt", "frac", "numr", "dnom", "init",
      "medi", "fina", "isol", "rtla", "rtlm", "half", "ljmo", "case", "cpsp", "vert", "test",
    ] as [FontTag])
  func `features that text does without are off until it asks for them`(_ tag: FontTag) throws {
    #expect(try !isOn(tag))
    #expect(try isOn(tag, ShapingOptions(features: [FontFeature(tag)])))
    #expect(try !isOn(tag, ShapingOptions(features: [FontFeature(tag, -1)])))
  }

  @Test(arguments: ["kern", "mark", "mkmk", "curs", "dist", "abvm", "blwm"] as [FontTag])
  func `positions that text needs are on by themselves`(_ tag: FontTag) throws {
    let font = LayoutFont().positioning(tag, .moves("a", TestValue(x: 5)))
    #expect(try font.shape("a").places == [[5, 0]])
    let off = ShapingOptions(features: [FontFeature(tag, 0)])
    #expect(try font.shape("a", off).places == [[0, 0]])
  }

  @Test func `of what is said twice the last word counts`() throws {
    for (values, expected) in [
      ([0, 1], true), ([1, 0], false), ([0, 0, 1], true), ([1, 1, 0], false),
    ] {
      for tag: FontTag in ["liga", "dlig"] {
        let options = ShapingOptions(features: values.map { FontFeature(tag, $0) })
        #expect(try isOn(tag, options) == expected)
      }
    }
    let font = LayoutFont().substituting("salt", .alternates(["a": "XYZ"]))
    let options = ShapingOptions(features: [FontFeature("salt", 3), FontFeature("salt", 2)])
    #expect(try font.letters("a", options) == "Y")
  }

  @Test func `a feature that is turned off and on again keeps its turn`() throws {
    let features = [FontFeature("rvrn", 0), FontFeature("rvrn", 1)]
    #expect(stage("rvrn", requests("Latn", "latn", features)) == 0)
    // The second look-up sees what the first feature made, though it comes before it in the font.
    var font = LayoutFont()
    font.substitutions.lookups = [.single("b", "c"), .single("a", "b")]
    font.substitutions.features = [("liga", [0]), ("rvrn", [1])]
    #expect(try font.letters("a", ShapingOptions(features: features)) == "c")
  }

  @Test func `a feature that text asks for applies to all glyphs`() throws {
    let font = LayoutFont("\u{2044}").substituting("numr", .single("12", "AB"))
    let options = ShapingOptions(features: [FontFeature("numr")])
    #expect(try font.letters("12", options) == "AB")
    #expect(try font.letters("12") == "12")
  }

  // MARK: Directions

  @Test func `each direction has its own features`() throws {
    let left = ShapingOptions(script: .arabic, isRightToLeft: false)
    let right = ShapingOptions(script: .arabic, isRightToLeft: true)
    for (tag, isLeft) in [("ltra", true), ("ltrm", true), ("rtla", false)] as [(FontTag, Bool)] {
      #expect(try isOn(tag, left) == isLeft)
      #expect(try isOn(tag, right) == !isLeft)
    }
  }

  @Test func `only characters whose image the font lacks ask it for one`() throws {
    let options = ShapingOptions(script: .arabic, isRightToLeft: true)
    let whole = LayoutFont().substituting("rtlm", .single("([)]", "1234"))
    #expect(try whole.letters("([", options) == "])")
    let lacking = LayoutFont(lacking: ")").substituting("rtlm", .single("([a", "123"))
    // The image of the first is not there, that of the second is; a letter has none.
    #expect(try lacking.letters("([", options) == "]1")
    #expect(try lacking.letters("a", options) == "3")
    #expect(try lacking.letters("([") == "([")
  }

  // MARK: Fractions

  private let fractions = LayoutFont("\u{2044}\u{661}")
    .substituting("numr", .single("123\u{661}", "ABCZ"))
    .substituting("dnom", .single("123\u{661}", "XYWV"))
    .substituting("frac", .single("\u{2044}", "/"))

  @Test(arguments: [
    ("1\u{2044}2", "A/Y"), ("x12\u{2044}31y", "xAB/WXy"), ("1\u{2044}2 3\u{2044}1", "A/Y C/X"),
    ("1\u{2044}", "1\u{2044}"), ("\u{2044}2", "\u{2044}2"), ("12 3", "12 3"),
    ("1 \u{2044}2", "1 \u{2044}2"), ("a\u{2044}b", "a\u{2044}b"), ("\u{661}\u{2044}1", "Z/X"),
    // What is a denominator already is the next one's numerator besides.
    ("1/2", "1/2"),
  ])
  func `digits before a fraction slash are above, those after it below`(
    _ text: String, _ expected: String
  ) throws {
    #expect(try fractions.shape(text).glyphs == glyphs(expected))
  }

  @Test func `right to left the digits that come first are below`() throws {
    let options = ShapingOptions(script: .arabic, isRightToLeft: true)
    #expect(try fractions.shape("1\u{2044}2", options).glyphs == glyphs("B/X"))
  }

  // MARK: Scripts

  @Test func `joining scripts take forms one after the other, each after the last`() {
    let arabic = requests("Arab", "arab")
    let order: [FontTag] = [
      "rvrn", "stch", "ccmp", "isol", "fina", "fin2", "fin3", "medi", "med2", "init", "rlig",
      "calt", "liga",
    ]
    let stages = order.map { stage($0, arabic) ?? -1 }
    #expect(stages == stages.sorted() && Set(stages).count == stages.count)
    #expect(stage("locl", arabic) == stage("ccmp", arabic))
    #expect(stage("mset", arabic) == stage("liga", arabic))
  }

  @Test func `a form is made before its ligature, whatever order the font has`() throws {
    var font = LayoutFont("\u{628}")
    font.substitutions.lookups = [
      .ligatures(["nf": "L"]), .single("\u{628}", "f"), .single("\u{628}", "n"),
    ]
    font.substitutions.features = [("fina", [1]), ("init", [2]), ("rlig", [0])]
    let options = ShapingOptions(script: .arabic, isRightToLeft: true)
    #expect(try font.letters("\u{628}\u{628}", options) == "L")
  }

  @Test func `India's scripts and Khmer have no standard ligatures, even if text asks`() {
    for (script, tag) in [("Deva", "dev2"), ("Khmr", "khmr")] as [(String, FontTag)] {
      #expect(stage("liga", requests(script, tag)) == nil)
      #expect(stage("liga", requests(script, tag, [FontFeature("liga")])) == nil)
      #expect(stage("clig", requests(script, tag)) != nil)
    }
    let off = [FontFeature("clig", 0)]
    #expect(stage("clig", requests("Deva", "dev2", off)) == nil)
    #expect(stage("clig", requests("Khmr", "khmr", off)) != nil)
  }

  @Test func `forms of India's scripts are made in the order of the specification`() {
    let order: [FontTag] = [
      "locl", "nukt", "akhn", "rphf", "rkrf", "pref", "blwf", "abvf", "half", "pstf", "vatu",
      "cjct", "pres",
    ]
    let indic = requests("Deva", "dev2")
    let stages = order.map { stage($0, indic) ?? -1 }
    #expect(stages == stages.sorted() && Set(stages).count == stages.count)
    for tag: FontTag in ["abvs", "blws", "psts", "haln", "init"] {
      #expect(stage(tag, indic) == stage("pres", indic))
    }
    #expect(indic.pauses.map(\.pause) == [.findSyllables, .reorder, .reorderForms, .endSyllables])
    #expect(indic.requests.filter(\.isInSyllable).map(\.tag).contains("half"))
    #expect(!indic.requests.filter(\.isInSyllable).map(\.tag).contains("calt"))
  }

  @Test(
    arguments: [
      ("Mymr", "mym2", ["rphf", "pref", "blwf", "pstf", "pres"]),
      ("Java", "java", ["locl", "rphf", "pref", "rkrf", "isol", "pres"]),
    ] as [(String, FontTag, [FontTag])])
  func `other scripts of syllables have stages too`(
    _ script: String, _ tag: FontTag, _ order: [FontTag]
  ) {
    let requests = requests(script, tag)
    let stages = order.map { stage($0, requests) ?? -1 }
    #expect(stages == stages.sorted() && Set(stages).count == stages.count)
    #expect(requests.pauses.first?.pause == .findSyllables)
  }

  @Test func `Korean has its features for parts of syllables`() {
    let korean = requests("Hang", "hang")
    let masks = (["ljmo", "vjmo", "tjmo", "calt"] as [FontTag]).map { tag in
      korean.requests.first { $0.tag == tag }?.mask
    }
    typealias Mask = ShapePlan.Mask
    #expect(masks == [Mask.leading, Mask.vowel, Mask.trailing, Mask.contextual])
  }
}
