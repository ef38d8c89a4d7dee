import Foundation

#if os(Linux)
  internal import Glibc

  /// Foundation's own functions whose names this module takes, and those of CoreFoundation that it
  /// calls; each is nil where the toolchain has none of that name.
  @safe enum FoundationOriginals {
    /// A function of Swift's without a context, in the layout of a closure that has one.
    private struct Closure {
      let code: UnsafeMutableRawPointer
      let context: UnsafeMutableRawPointer? = nil
    }

    // A closure in a property has its natural calling convention, which is the function's.
    private struct MakeTimeZone { let call: @Sendable () -> TimeZone }
    private struct MakeTimeZoneOrNil { let call: @Sendable () -> TimeZone? }
    private struct MakeCalendar { let call: @Sendable (Calendar.Identifier) -> Calendar }
    typealias Copy = @convention(c) () -> UnsafeMutableRawPointer?
    private typealias CreateLocale =
      @convention(c) (UnsafeRawPointer?, UnsafeRawPointer) -> UnsafeMutableRawPointer?
    private typealias CreateTimeZone =
      @convention(c) (UnsafeRawPointer?, UnsafeRawPointer, UInt8) -> UnsafeMutableRawPointer?

    static let currentTimeZone = swift(
      "$s20FoundationEssentials8TimeZoneV7currentACvgZ", as: MakeTimeZone.self)?.call
    static let autoupdatingTimeZone = swift(
      "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ", as: MakeTimeZone.self)?.call
    static let defaultTimeZone = swift(
      "$s20FoundationEssentials8TimeZoneV8_defaultACSgvgZ", as: MakeTimeZoneOrNil.self)?.call
    static let calendar = swift(
      "$s20FoundationEssentials8CalendarV10identifierA2C10IdentifierOh_tcfC",
      as: MakeCalendar.self)?.call

    static let copyDefaultTimeZone = c("CFTimeZoneCopyDefault", as: Copy.self)
    static let copySystemTimeZone = c("CFTimeZoneCopySystem", as: Copy.self)
    private static let createLocale = c("CFLocaleCreate", as: CreateLocale.self)
    private static let createTimeZone = c("CFTimeZoneCreateWithName", as: CreateTimeZone.self)

    /// A CFLocale that the caller owns.
    static func makeCFLocale(_ identifier: String) -> UnsafeMutableRawPointer? {
      let name = NSString(string: identifier)
      return withExtendedLifetime(name) {
        // SAFETY: a string of Foundation's is a CFString, and lives until the call returns.
        unsafe createLocale?(nil, Unmanaged.passUnretained(name).toOpaque())
      }
    }

    /// A CFTimeZone that the caller owns.
    static func makeCFTimeZone(_ identifier: String) -> UnsafeMutableRawPointer? {
      let name = NSString(string: identifier)
      return withExtendedLifetime(name) {
        // SAFETY: a string of Foundation's is a CFString, and lives until the call returns.
        unsafe createTimeZone?(nil, Unmanaged.passUnretained(name).toOpaque(), 1)
      }
    }

    /// The next definition of a name behind the program's own: Foundation's.
    private static func address(_ name: String) -> UnsafeMutableRawPointer? {
      // SAFETY: the number stands for `RTLD_NEXT`, and is no address that anybody reads.
      unsafe dlsym(UnsafeMutableRawPointer(bitPattern: -1), name)
    }

    private static func swift<Function>(_ name: String, as type: Function.Type) -> Function? {
      guard MemoryLayout<Function>.size == MemoryLayout<Closure>.size else { return nil }
      // SAFETY: both are a function's address and its context, of one size, and the name holds the
      // types of the parameters and the result: another toolchain's other types are another name.
      return unsafe address(name).map { unsafe unsafeBitCast(Closure(code: $0), to: type) }
    }

    private static func c<Function>(_ name: String, as type: Function.Type) -> Function? {
      // SAFETY: CoreFoundation publishes these functions with the parameters of their types above.
      unsafe address(name).map { unsafe unsafeBitCast($0, to: type) }
    }
  }

#endif
