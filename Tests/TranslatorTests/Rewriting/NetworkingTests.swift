import Testing
import Translator

@Suite struct NetworkingTests {
  private func header(_ source: String) -> Substring? {
    let translator = Translator(module: "Cards", dependencies: [], languageMode: "5")
    let input = Translator.Input(path: "/package/File.swift", bytes: Array(source.utf8))
    return translator.translate([input]).files.first?.text.split(separator: "\n").first
  }

  @Test func `what Foundation has of the network on iOS is imported where it is named`() {
    #expect(
      header("import UIKit\nlet session = URLSession.shared\n")
        == "import UIKit; import FoundationNetworking")
    #expect(
      header("import Foundation\nvar request: URLRequest?\n")
        == "import ObjectiveCRuntime; import FoundationNetworking")
    #expect(header("import UIKit\nlet address = URL(string: \"a\")\n") == "import UIKit")
  }

  @Test func `Combine is imported where it is named, as iOS's Foundation brings it along`() {
    #expect(
      header("import Foundation\nfinal class Model: ObservableObject { @Published var a = 1 }\n")
        == "import ObjectiveCRuntime; import Combine")
    #expect(
      header("import Foundation\nprotocol Publisher {}\nstruct A: Publisher {}\n")
        == "import ObjectiveCRuntime")
  }
}
