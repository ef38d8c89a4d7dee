import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GeometryReaderTests {
  private let phone = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)

  @Test func `views in a geometry reader lie at its top leading corner`() throws {
    let hosted = try Hosted(
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: 10)
      }, width: 80, height: 60)
    #expect(hosted.frames("Color") == [CGRect(x: 0, y: 0, width: 40, height: 10)])
  }

  @Test func `a geometry proxy tells the insets that a bar adds`() throws {
    var insets = EdgeInsets()
    _ = try Hosted(
      GeometryReader { proxy in
        let _ = insets = proxy.safeAreaInsets
        Color.red
      }.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 10) },
      width: 100, height: 200, safeArea: phone)
    #expect(insets == EdgeInsets(top: 20, leading: 0, bottom: 40, trailing: 0))
  }
}
