import Foundation
import Snapshot
import UIKit

/// A file of a test's report, which XCTest has on Apple's platforms alone: strategies of one's own
/// make them in their `diff`.
public struct XCTAttachment {
  /// Keeps the file; here every one is kept.
  public enum Lifetime: Sendable { case deleteOnSuccess, keepAlways }

  /// The file's name in the report; nil for one by its kind.
  public var name: String?
  /// Whether the file is kept after success. Differs: no effect, as every file is kept.
  public var lifetime = Lifetime.deleteOnSuccess
  fileprivate let data: Data
  private let pathExtension: String

  /// Makes a file of bytes, named with the ending `data`.
  public init(data: Data) { self.init(data: data, pathExtension: "data") }

  /// - Parameter identifier: A uniform type identifier, such as `public.png`: it ends in the kind
  ///   of file.
  public init(data: Data, uniformTypeIdentifier identifier: String) {
    let last = identifier.split(separator: ".").last.map(String.init) ?? "data"
    self.init(data: data, pathExtension: last.hasSuffix("text") ? "txt" : last)
  }

  /// Makes a text file in UTF-8.
  public init(string: String) { self.init(data: Data(string.utf8), pathExtension: "txt") }

  /// Makes a PNG file of an image; empty where the image has no pixels.
  public init(image: UIImage) {
    self.init(data: image.pngData() ?? Data(), pathExtension: "png")
  }

  private init(data: Data, pathExtension: String) {
    self.data = data
    self.pathExtension = pathExtension
  }

  fileprivate var fileName: String { name ?? "attachment.\(pathExtension)" }
}

extension Diffing {
  /// As `init(toData:fromData:diff:)`, with the attachments that XCTest has on Apple's platforms.
  @_disfavoredOverload
  public init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.init(
      toData: toData, fromData: fromData,
      diff: { old, new -> (String, [DiffAttachment])? in
        diff(old, new).map { message, attachments in
          (message, attachments.map { .data($0.data, name: $0.fileName) })
        }
      })
  }
}
