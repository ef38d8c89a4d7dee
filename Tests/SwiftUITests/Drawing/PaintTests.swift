import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct PaintTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let dark = UITraitCollection(traitsFrom: [
    UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
  ])

  @Test func `levels are those of the foreground styles that are given`() throws {
    let first = Rectangle().fill(.primary).foregroundStyle(red, blue)
    #expect(try middle(first) == [255, 0, 0, 255])
    let second = Rectangle().fill(.secondary).foregroundStyle(red, blue)
    #expect(try middle(second) == [0, 0, 255, 255])
    let foreground = Rectangle().fill(.foreground).foregroundStyle(red, blue)
    #expect(try middle(foreground) == [255, 0, 0, 255])
  }

  @Test func `without a foreground style levels are UIKit's label colours`() throws {
    #expect(try middle(Rectangle().fill(.primary)) == [0, 0, 0, 255])
    #expect(try middle(Rectangle().fill(.primary), traits: dark) == [255, 255, 255, 255])
    // The secondary label is (60, 60, 67) at 60 %.
    #expect(try middle(Rectangle().fill(.secondary))[3] == 153)
  }

  @Test func `a background is white, and black where it is dark`() throws {
    #expect(try middle(Rectangle().fill(.background)) == [255, 255, 255, 255])
    #expect(try middle(Rectangle().fill(.background), traits: dark) == [0, 0, 0, 255])
  }

  @Test func `an opacity is that of whatever the style fills with`() throws {
    let tint = Rectangle().fill(.tint.opacity(0.5)).tint(red)
    #expect(try middle(tint)[0] == 255)
    #expect((127...128).contains(try middle(tint)[3]))
    let gradient = LinearGradient(colors: [blue, blue], startPoint: .top, endPoint: .bottom)
    let faint = try middle(Rectangle().fill(gradient.opacity(0.5)))
    #expect(faint[2] == 255 && (127...128).contains(faint[3]))
  }

  @Test func `a style without its type is the style`() throws {
    #expect(try middle(Rectangle().fill(AnyShapeStyle(blue))) == [0, 0, 255, 255])
    let relative = Rectangle().fill(AnyShapeStyle(.secondary)).foregroundStyle(red, blue)
    #expect(try middle(relative) == [0, 0, 255, 255])
  }
}
