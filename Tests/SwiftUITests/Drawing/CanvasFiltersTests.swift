import CoreGraphics
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct CanvasFiltersTests {
  private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  @Test func `a shadow lies where the filter says, behind what is drawn`() throws {
    let view = Canvas { context, _ in
      context.addFilter(.shadow(color: .red, radius: 0, x: 8, y: 0))
      context.fill(square, with: .color(.blue))
    }
    #expect(try pixel(view, 20, 20) == [0, 122, 255, 255])
    let shadow = try pixel(view, 35, 20)
    #expect(shadow[0] > 250 && shadow[2] < 60 && shadow[3] == 255)
    #expect(try pixel(view, 5, 20)[3] == 0)
  }

  @Test func `a blur spreads an edge`() throws {
    let view = Canvas { context, _ in
      context.addFilter(.blur(radius: 3))
      context.fill(square, with: .color(.black))
    }
    #expect(try (100...156).contains(pixel(view, 10, 20)[3]))
    #expect(try (1...100).contains(pixel(view, 7, 20)[3]))
  }

  @Test func `colours are changed one after the other, and only of what follows`() throws {
    let view = Canvas { context, size in
      context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 10)), with: .color(.white))
      context.addFilter(.colorInvert())
      context.addFilter(.colorMultiply(Color(.sRGB, red: 1, green: 0, blue: 0)))
      context.fill(square, with: .color(.black))
    }
    #expect(try pixel(view, 20, 5) == [255, 255, 255, 255])
    #expect(try pixel(view, 20, 20) == [255, 0, 0, 255])
  }

  @Test func `Core Graphics draws in the context's state`() throws {
    let view = Canvas { context, _ in
      context.translateBy(x: 20, y: 0)
      context.withCGContext { plain in
        plain.setFillColor(UIColor.green.cgColor)
        plain.fill(CGRect(x: 0, y: 0, width: 10, height: 40))
      }
    }
    #expect(try pixel(view, 25, 20) == [0, 255, 0, 255])
    #expect(try pixel(view, 15, 20)[3] == 0)
  }
}
