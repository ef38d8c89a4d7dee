import CoreText
import Testing

@Suite struct CursiveJoiningTests {
  private func forms(_ text: String) -> [CursiveJoining.Form] {
    CursiveJoining.forms(of: characters(text))
  }

  @Test func `letters between letters are medial`() {
    #expect(forms("ببب") == [.initial, .medial, .final])
    #expect(forms("ب") == [.isolated])
  }

  @Test func `alef joins only what stands before it`() {
    #expect(forms("باب") == [.initial, .final, .isolated])
  }

  @Test func `marks do not part letters and non-joiners do`() {
    #expect(forms("ب\u{64E}ب") == [.initial, .none, .final])
    #expect(forms("ب\u{200C}ب") == [.isolated, .none, .isolated])
    #expect(forms("ب\u{200D}") == [.initial, .final])
  }

  @Test func `other scripts do not join`() {
    #expect(forms("ab ב") == [.none, .none, .none, .none])
  }

  @Test func `Syriac's Alaph has forms by what stands before it`() {
    #expect(forms("ܐ") == [.isolated])
    #expect(forms("ܒܐ") == [.initial, .final])
    #expect(forms("ܘܐ") == [.isolated, .final2])
    #expect(forms("ܕܐ") == [.isolated, .final3])
    #expect(forms("ܒܐܒ") == [.initial, .medial2, .isolated])
  }
}
