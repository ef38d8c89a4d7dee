import SnapshotCore
import TestSupport
import Testing

@Suite struct PreviewMatrixTests {
  private func matrix(_ text: String) throws -> PreviewMatrix {
    let folder = try TemporaryFolder()
    try FileAccess.write(Array(text.utf8), to: folder.path + "/.snapshot.json")
    return try PreviewMatrix(packageRoot: folder.path)
  }

  private func message(_ text: String) -> String {
    do {
      _ = try matrix(text)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `previews are light and dark on the default device unless somebody says otherwise`()
    throws
  {
    let matrix = try PreviewMatrix(packageRoot: "/nowhere")
    #expect(matrix.devices.isEmpty)
    #expect(matrix.styles == ["light", "dark"])
    #expect(matrix.contentSizes.isEmpty)
    #expect(matrix.directions.isEmpty)
  }

  @Test func `the package's settings name devices in any spelling, each once`() throws {
    let matrix = try matrix(
      #"{"previews": {"devices": ["iphone15pro", "iPhone 15 Pro", "iPad mini"], "styles": []}}"#)
    #expect(matrix.devices == ["iPhone 15 Pro", "iPad mini"])
    #expect(matrix.styles.isEmpty)
    #expect(try PreviewMatrix(json: matrix.json) == matrix)
  }

  @Test func `what the settings do not know is named with the file and what is known`() {
    let device = message(#"{"previews": {"devices": ["iPhone 99"]}}"#)
    #expect(device.contains("/.snapshot.json has “iPhone 99”. Known are iPhone SE, "))
    let axis = message(#"{"previews": {"device": []}}"#)
    #expect(
      axis.contains("the key “device”. Known are devices, styles, contentSizes, directions."))
    #expect(message(#"{"preview": {}}"#).contains("the key “preview”. Known are previews."))
    #expect(
      message(#"{"previews": {"styles": "dark"}}"#).contains("styles is not a list of strings"))
    #expect(message(#"{"previews": []}"#).contains("previews is not an object"))
    #expect(message("previews:").contains("it is not a JSON object"))
  }

  @Test func `a broken variable fails, and is no default`() {
    let environment = SnapshotEnvironment(["SNAPSHOT_PREVIEWS": "{"])
    #expect(throws: PreviewMatrixError.self) { try environment.previewMatrix.get() }
    #expect(throws: Never.self) { try SnapshotEnvironment([:]).previewMatrix.get() }
  }

  @Test func `a folder of previews is told from a test file's`() {
    let name = PreviewFolder.name(module: "Cards", file: "/a/UIView+Card.swift")
    #expect(name == "Previews-Cards-UIView+Card")
    let id = SnapshotID(testFile: name, testName: "Dark", name: "light", scale: 3)
    #expect(PreviewFolder.isOne(id.folder))
    #expect(!PreviewFolder.isOne("PreviewsTests"))
  }
}
