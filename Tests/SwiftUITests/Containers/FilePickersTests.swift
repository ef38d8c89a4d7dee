import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct FilePickersTests {
  @Test func `an importer is a sheet with UIKit's picker`() throws {
    let hosted = try Hosted(
      Text("Below").fileImporter(
        isPresented: .constant(true), allowedContentTypes: [.text], allowsMultipleSelection: true
      ) { _ in }, width: 320, height: 480)
    let sheet = try #require(hosted.controller.presentedViewController)
    #expect(sheet.modalPresentationStyle == .pageSheet)
    let picker = try #require(sheet.children.first as? UIDocumentPickerViewController)
    #expect(picker.allowsMultipleSelection)
  }
}
