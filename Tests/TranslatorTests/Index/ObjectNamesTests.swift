import Testing

@testable import Translator

@Suite struct ObjectNamesTests {
  private func names(_ source: String) -> Set<String> {
    ObjectNames.names(
      in: Translator(module: "M").parse(
        Translator.Input(path: "/a.swift", bytes: Array(source.utf8))))
  }

  @Test func `variables, parameters and parts of tuples of type AnyObject are found`() {
    #expect(
      names(
        """
        weak var target: AnyObject?
        func f(_ x: AnyObject, of y: AnyObject!, z: UIView) {}
        var pair: (owner: AnyObject, count: Int)
        """) == ["target", "x", "y", "owner"])
  }

  @Test func `a name that is bound to another is the same object`() {
    #expect(
      names(
        """
        var target: AnyObject?
        if let found = target { let copy = found }
        let other = count
        """) == ["target", "found", "copy"])
  }
}
