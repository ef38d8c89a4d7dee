import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TextFieldControlTests {
  @Test func `the return key runs what is submitted`() throws {
    var submitted = 0
    let hosted = try Hosted(TextField("Name", text: .constant("A")).onSubmit { submitted += 1 })
    let field = try hosted.control(UITextField.self)
    #expect(field.delegate?.textFieldShouldReturn(field) == true)
    #expect(submitted == 1)
  }

  @Test func `a field takes font, border, alignment and availability from around it`() throws {
    let hosted = try Hosted(
      TextField("Name", text: .constant("A")).font(.title).textFieldStyle(.roundedBorder)
        .multilineTextAlignment(.center).disabled(true))
    let field = try hosted.control(UITextField.self)
    #expect(field.font?.pointSize == 28)
    #expect(field.borderStyle == .roundedRect)
    #expect(field.textAlignment == .center)
    #expect(!field.isEnabled)
  }

  @Test func `a secure field shows dots`() throws {
    let hosted = try Hosted(SecureField("Password", text: .constant("secret")))
    #expect(try hosted.control(UITextField.self).isSecureTextEntry)
  }

  @Test func `a secure field tells of the return key`() throws {
    var commits = 0
    let hosted = try Hosted(
      SecureField("Password", text: .constant(""), onCommit: { commits += 1 }))
    let field = try hosted.control(UITextField.self)
    #expect(field.delegate?.textFieldShouldReturn(field) == true)
    #expect(commits == 1)
  }

  @Test func `fields have the keyboard that is asked for`() throws {
    let hosted = try Hosted(
      TextField("Mail", text: .constant(""))
        .submitLabel(.send).textInputAutocapitalization(.never).autocorrectionDisabled()
        .keyboardType(.emailAddress), width: 320, height: 100)
    let field = try #require(hosted.views(UITextField.self).first)
    #expect(field.returnKeyType == .send)
    #expect(field.autocapitalizationType == .none)
    #expect(field.autocorrectionType == .no)
    #expect(field.keyboardType == .emailAddress)
  }
}
