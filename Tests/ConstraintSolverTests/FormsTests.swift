import Testing

@testable import ConstraintSolver

@Suite struct FormsTests {
  private func terms(_ parts: (variable: Int32, coefficient: Double)...) -> ColumnTerms {
    var terms = ColumnTerms()
    for part in parts { terms.append(part.variable, part.coefficient) }
    return terms
  }

  private func forms() -> Forms {
    var forms = Forms()
    forms.reserve(variableCount: 10)
    return forms
  }

  @Test func `a multiple of a form is that form`() {
    var forms = forms()
    let first = forms.intern(terms((5, 2), (3, -4)))
    let others = [forms.intern(terms((5, -1), (3, 2))), forms.intern(terms((5, 10), (3, -20)))]
    #expect(others == [first, first])
    #expect(forms.count == 1)
  }

  @Test func `other ratios, columns and lengths are other forms`() {
    var forms = forms()
    let all = [
      terms((5, 1), (3, 1)), terms((5, 1), (3, -1)), terms((5, 1), (2, 1)),
      terms((6, 1), (3, 1)), terms((5, 1), (3, 1), (1, 1)),
    ]
    for _ in 0..<2 {
      let found = all.map { forms.intern($0) }
      #expect(found == [0, 1, 2, 3, 4])
    }
  }

  @Test func `the leading coefficient is 1`() {
    var forms = forms()
    let form = Int(forms.intern(terms((8, 4), (2, 6), (1, -1))))
    let range = forms.range(form)
    #expect(range.map { forms.column[$0] } == [8, 2, 1])
    #expect(range.map { forms.coefficient[$0] } == [1, 1.5, -0.25])
  }
}
