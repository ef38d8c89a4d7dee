import Testing

@Suite struct RewriterAvailabilityTests {
  @Test func `what is for later systems is left out`() {
    #expect(
      translation(
        of: "if #available(iOS 26.0, macOS 26.0, *) { view.glassEffect() } else { view }"
      ).words
        == "do { view }")
    #expect(translation(of: "f()\nif #available(iOS 26, *) { g() }\nh()").words == "f() h()")
    #expect(
      translation(of: "if a { f() } else if #available(iOS 26, *) { g() } else { h() }").words
        == "if a { f() } else { h() }")
    #expect(
      translation(of: "if #available(iOS 19, *), a { f() } else if b { g() }").words
        == "if b { g() }")
    #expect(
      translation(of: "if a { f() } else if #available(iOS 26, *) { g() }").words
        == "if a { f() } else {}")
  }

  @Test func `declarations for later systems are left out, line for line`() {
    let source = """
      @available(iOS 26.0, *)
      struct Glass {
        let effect: GlassEffect
      }
      extension Card {
        @available(iOS, introduced: 26) func glass() {}
        @available(iOS 17, *) func card() {}
      }
      """
    let text = translation(of: source)
    #expect(text.words == "extension Card { @available(iOS 17, *) func card() {} }")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 8)
  }

  @Test func `cases and members of other platforms are left out`() {
    let text = translation(
      of: """
        enum Material {
          case thin
          @available(macOS 10.15, *)
          @available(iOS, unavailable)
          case titlebar(Bool)
          @available(macOS, unavailable) case thick
        }
        """)
    #expect(
      text.words
        == "enum Material { case thin @available(macOS, unavailable) case thick }")
  }

  @Test func `minor versions count`() {
    #expect(translation(of: "@available(iOS 18.4, *) func f() {}").words == "")
    #expect(translation(of: "@available(iOS 18.0, *) func f() {}").contains("func f()"))
    #expect(translation(of: "@available(iOS 17.5, *) func f() {}").contains("func f()"))
  }

  @Test func `what is for the modelled system and before stays`() {
    let source = "if #available(iOS 18.0, *) { f() } else { g() }"
    #expect(translation(of: source) == source)
    let other = "if #available(macOS 26, *) { f() }"
    #expect(translation(of: other) == other)
  }

  @Test func `what remains is rewritten`() {
    #expect(
      translation(of: "if #available(iOS 26, *) { f() } else { #if os(iOS)\ng()\n#endif\n }")
        .words.contains("#if true g()"))
  }
}
