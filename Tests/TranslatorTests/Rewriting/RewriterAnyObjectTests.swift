import Testing

@testable import Translator

@Suite struct RewriterAnyObjectTests {
  @Test func `a cast to AnyObject has the members that every object has on iOS`() {
    #expect(
      translation(of: "let a = (info[key] as AnyObject).doubleValue").words
        == "let a = (_asObject(info[key] )).doubleValue")
    #expect(
      translation(of: "let a = (x as? AnyObject)?.boolValue").words
        == "let a = (_asOptionalObject(x ))?.boolValue")
    #expect(
      translation(of: "let a = (x as AnyObject) === y") == "let a = (x as AnyObject) === y")
  }

  @Test func `a target without a class is sent messages`() {
    let text = translation(
      of: """
        class Timer2 {
          weak var target: AnyObject?
          func fire() { target?.perform(action); self.target!.perform(action) }
          func stop(_ other: UIView) { other.perform(action) }
        }
        """)
    #expect(
      text.contains(
        "{ _objectiveC(target)?.perform(action); "
          + "_objectiveC(self.target)!.perform(action) }"), "\(text)")
    #expect(text.contains("{ other.perform(action) }"))
  }

  @Test func `members that no object of Objective-C has stay`() {
    let source = "func f(_ x: AnyObject) { x.sing() }"
    #expect(translation(of: source) == source)
  }
}
