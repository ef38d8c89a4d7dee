import Testing
import TranslatorInterface

@testable import Translator

@Suite struct RewriterAttributesTests {
  @Test func `a block is a closure`() {
    #expect(
      translation(of: "let a: @convention(block) (Int) -> Void = f").words
        == "let a: (Int) -> Void = f")
    #expect(translation(of: "let a: @convention(c) () -> Void").contains("@convention(c)"))
  }

  @Test func `a function in C keeps its convention unless it has what C has not`() {
    #expect(translation(of: "let f: @convention(c) (Int32) -> Void").contains("@convention(c)"))
    #expect(
      translation(of: "let f: @convention(c) (AnyObject, Selector) -> Void").words
        == "let f: (AnyObject, Selector) -> Void")
    #expect(
      translation(of: "let f: @convention(c) (UnsafePointer<CGPathElement>) -> Void").words
        == "let f: (UnsafePointer<CGPathElement>) -> Void")
  }

  @Test func `attributes of Objective-C go, and nothing moves`() {
    let source = """
      @objc(Card) @objcMembers public class Card: UIView {
        @IBOutlet weak var label: UILabel!
        @IBInspectable var corner: CGFloat = 1
        @objc dynamic func tapped() {}
        @nonobjc func inner() {}
      }
      """
    let lines = source.split(separator: "\n")
    let found = translation(of: source).split(separator: "\n")
    #expect(found[0] == "                         public class Card: UIView {")
    #expect(found[1] == "            weak var label: UILabel!")
    #expect(found[2] == lines[2])
    #expect(found[3] == "                func tapped() {}")
    #expect(found[4] == "           func inner() {}")
  }

  @Test(arguments: ["()", "(_ sender: Any)", "(_ sender: UIButton, forEvent event: UIEvent)"])
  func `an action takes none, one or two arguments, as on iOS`(_ parameters: String) {
    let text = translation(of: "class Card: UIView { @IBAction func pay\(parameters) {} }")
    #expect(text.words.hasPrefix("class Card: UIView { func pay\(parameters) {}"))
    #expect(text.contains(".action(\"pay"))
  }

  @Test(arguments: ["@main", "@UIApplicationMain"])
  func `an app begins nowhere, since its tests do`(_ attribute: String) {
    let text = translation(of: "\(attribute)\nclass AppDelegate: UIResponder {}")
    #expect(!text.contains(attribute) && text.contains("\nclass AppDelegate: UIResponder {}"))
  }

  @Test func `a layer's managed property is kept by the layer`() {
    #expect(
      translation(of: "class L: CALayer { @NSManaged var angle: CGFloat }").words.contains(
        #"var angle: CGFloat { get { _managedValue(forKey: "angle") as CGFloat }"#
      ))
  }
}
