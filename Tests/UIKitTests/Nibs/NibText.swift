import Foundation

@testable import UIKit

@MainActor
enum NibText {
  static let placeholders = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    """

  static func nib(_ objects: String, owner: String = placeholders, resources: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
      \(owner)
      \(objects)
      </objects>
      <resources>\(resources)</resources>
      </document>
      """.utf8)
  }

  static func make(_ objects: String, resources: String = "") -> [Any] {
    UINib(data: nib(objects, resources: resources), bundle: nil).instantiate(withOwner: nil)
  }

  /// What is said of interface files meanwhile: exceptions, then what pictures lack.
  static func reported(_ body: () -> Void) -> [String] {
    var exceptions: [UIKitException] = []
    let notes = FidelityLedger.collecting { exceptions = raised(body) }
    let features: [FidelityFeature] = [.interfaceObject, .interfaceValue]
    return exceptions.map(\.description)
      + notes.filter { features.contains($0.feature) }.map(\.subject)
  }

  /// What is raised meanwhile.
  static func raised(_ body: () -> Void) -> [UIKitException] {
    final class Log: @unchecked Sendable { var exceptions: [UIKitException] = [] }
    let log = Log()
    UIKitException.withHandler {
      log.exceptions.append($0)
      return true
    } operation: {
      body()
    }
    return log.exceptions
  }
}
