import CoreGraphics
import SnapshotCore

/// References with a text for a tree.
protocol TreeReferences {
  var image: PixelImage { get }
}

extension TreeReferences {
  func node(
    _ depth: Int, _ type: String, _ name: String = "", _ properties: (String, String)...
  ) -> ViewTree.Node {
    ViewTree.Node(
      depth: depth, type: type, name: name,
      frame: ViewFrame(x: 16, y: -0.5, width: 84.333_333, height: 20),
      properties: properties.map { ViewTree.Property($0.0, $0.1) })
  }

  /// A reference that says it has `text` as its tree.
  func reference(_ text: String, digest: String? = nil) throws -> Reference {
    let bytes = try PNGCodec.encode(image.png)
    let stated = digest ?? String(SHA256.digest(of: Array(text.utf8)).description.prefix(32))
    let texts = [("Snapshot:Renderer", "Snapshot"), ("Snapshot:TreeDigest", stated)]
    return try Reference(
      PNGCodec.inserting(
        compressed: text, keyword: "Snapshot:Tree",
        into: PNGCodec.inserting(texts, into: bytes)), path: "a.png")
  }

  func error(_ text: String, digest: String? = nil) -> String? {
    do {
      _ = try reference(text, digest: digest).tree()
      return nil
    } catch {
      return error is TreeError ? "\(error)" : nil
    }
  }
}
