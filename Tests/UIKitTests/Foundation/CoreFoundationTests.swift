import CoreText
import Testing
import UIKit

@Suite struct CoreFoundationTests {
  @Test func `types are told apart`() {
    let path = CGMutablePath()
    #expect(CFGetTypeID(path) == CGPath.typeID)
    #expect(CFGetTypeID(UIColor.red.cgColor) == CGColor.typeID)
    #expect(CFGetTypeID("a" as CFString) == CFStringGetTypeID())
    #expect(CFGetTypeID(kCFBooleanTrue) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 3)) == CFNumberGetTypeID())
    #expect(CFNumberGetTypeID() != CFBooleanGetTypeID())
  }

  @Test func `equality is that of objects`() {
    #expect(CFEqual("a" as CFString, "a" as CFString))
    #expect(!CFEqual("a" as CFString, "b" as CFString))
    #expect(CFBooleanGetValue(kCFBooleanTrue))
  }

  @Test func `text is transformed, or left as it is`() {
    let text = NSMutableString(string: "café")
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    #expect(text == "cafe")
    #expect(!CFStringTransform(text, nil, "no transform", false))
    #expect(text == "cafe")
  }

  @Test func `a mutable string takes what a format makes`() {
    let text = NSMutableString(string: "(")
    text.appendFormat("%C %02d %@)", unichar(65), 7, "x" as NSString)
    #expect(text == "(A 07 x)")
  }

  @Test func `a loop runs its timers until it is stopped`() {
    var fired = 0
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) let count: (Int) -> Void = { fired += $0 }
    Thread {
      let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, 0, 0, 0, 0) { _ in
        count(1)
        CFRunLoopStop(CFRunLoopGetCurrent())
      }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
      CFRunLoopRun()
      done.signal()
    }.start()
    done.wait()
    #expect(fired == 1)
  }

  @Test func `an object's lock is entered again by who has it, and by nobody else`() {
    nonisolated(unsafe) let object = NSObject()
    objc_sync_enter(object)
    objc_sync_enter(object)
    nonisolated(unsafe) var order: [Int] = []
    let done = DispatchSemaphore(value: 0)
    Thread {
      objc_sync_enter(object)
      order.append(2)
      objc_sync_exit(object)
      done.signal()
    }.start()
    order.append(1)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    done.wait()
    #expect(order == [1, 2])
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func `a table forgets what is gone`() {
    let table = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
    let kept = NSObject()
    table.setObject(NSString(string: "a"), forKey: kept)
    do {
      let gone = NSObject()
      table.setObject(NSString(string: "b"), forKey: gone)
      #expect(table.count == 2)
    }
    #expect(table.count == 1)
    #expect(table.object(forKey: kept) == NSString(string: "a"))
    table.removeObject(forKey: kept)
    #expect(table.object(forKey: kept) == nil)
  }

  @Test func `equal keys are one key unless identity counts`() {
    let table = NSMapTable<NSString, NSObject>()
    let value = NSObject()
    table.setObject(value, forKey: NSString(string: "key"))
    #expect(table.object(forKey: NSString(string: "key")) === value)
    let exact = NSMapTable<NSString, NSObject>(keyOptions: .objectPointerPersonality)
    exact.setObject(value, forKey: NSString(string: "key"))
    #expect(exact.object(forKey: NSString(string: "key")) == nil)
  }

  @Test func `the bytes of data can be read`() throws {
    let data = Data([7, 8, 9])
    let bytes = try #require(CFDataGetBytePtr(data))
    #expect(bytes[0] == 7 && bytes[2] == 9 && CFDataGetLength(data) == 3)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let drawn = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let image = try #require(drawn.cgImage)
    let pixels = try #require(image.dataProvider?.data)
    #expect(CFDataGetLength(pixels) == image.bytesPerRow * image.height)
    #expect(CFDataGetBytePtr(pixels)?[0] == 255)
    #expect(CFDataGetBytePtr(nil) == nil && CFDataGetLength(nil) == 0)
  }

  @Test func `a font of one framework is one of the other`() throws {
    let font = UIFont.systemFont(ofSize: 21)
    let text = _bridged(font, CTFont.self)
    #expect(CTFontGetSize(text) == 21)
    let again = _bridged(text, UIFont.self)
    #expect(again.pointSize == 21 && again.lineHeight > 0)
    #expect(_bridged(font, UIFont.self) === font)
  }
}
