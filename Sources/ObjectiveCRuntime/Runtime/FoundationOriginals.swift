import Foundation

#if os(Linux)
  internal import Glibc

  /// Foundation's own functions in whose place this module's are called, and those that it calls of
  /// CoreFoundation's; each is nil where the toolchain has none of that name.
  ///
  /// Addresses and CoreFoundation's objects are numbers here: nobody reads what is behind them.
  enum FoundationOriginals {
    /// A function of Swift's without a context, in the layout of a closure that has one.
    private struct Closure {
      let code: UInt
      var context: UInt = 0
    }

    // A closure in a property has its natural calling convention, which is the function's.
    private struct MakeTimeZone { let call: @Sendable () -> TimeZone }
    private struct MakeTimeZoneOrNil { let call: @Sendable () -> TimeZone? }
    private struct MakeCalendar { let call: @Sendable (Calendar.Identifier) -> Calendar }
    private typealias CreateLocale = @convention(c) (UInt, UInt) -> UInt
    private typealias CreateTimeZone = @convention(c) (UInt, UInt, UInt8) -> UInt

    static let currentTimeZone = swift(
      "$s20FoundationEssentials8TimeZoneV7currentACvgZ", as: MakeTimeZone.self)?.call
    static let autoupdatingTimeZone = swift(
      "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ", as: MakeTimeZone.self)?.call
    static let defaultTimeZone = swift(
      "$s20FoundationEssentials8TimeZoneV8_defaultACSgvgZ", as: MakeTimeZoneOrNil.self)?.call
    static let calendar = swift(
      "$s20FoundationEssentials8CalendarV10identifierA2C10IdentifierOh_tcfC",
      as: MakeCalendar.self)?.call

    private struct SetCount { let call: (Int) -> Void }
    private struct FormatNumber { let call: (NSNumber) -> String? }
    private struct GetText { let call: () -> String }

    private static let numberFormatter = "$s10Foundation15NumberFormatterC"

    static func setMaximumFractionDigits(_ count: Int, of formatter: NumberFormatter) {
      method(numberFormatter + "21maximumFractionDigitsSivs", of: formatter, as: SetCount.self)?
        .call(count)
    }

    static func setMinimumFractionDigits(_ count: Int, of formatter: NumberFormatter) {
      method(numberFormatter + "21minimumFractionDigitsSivs", of: formatter, as: SetCount.self)?
        .call(count)
    }

    static func string(from number: NSNumber, by formatter: NumberFormatter) -> String? {
      let name = numberFormatter + "6string4fromSSSgAA8NSNumberC_tF"
      return method(name, of: formatter, as: FormatNumber.self)?.call(number)
    }

    static func isFloatingPoint(_ number: NSNumber) -> Bool {
      // SAFETY: `objCType` is a constant string with a final zero.
      ["d", "f"].contains(unsafe String(cString: number.objCType))
    }

    static func description(of number: NSNumber) -> String? {
      method("$s10Foundation8NSNumberC11descriptionSSvg", of: number, as: GetText.self)?.call()
    }

    static func localizedDescription(of error: NSError) -> String? {
      method("$s10Foundation7NSErrorC20localizedDescriptionSSvg", of: error, as: GetText.self)?
        .call()
    }

    private static let createLocale = c("CFLocaleCreate", as: CreateLocale.self)
    private static let createTimeZone = c("CFTimeZoneCreateWithName", as: CreateTimeZone.self)

    /// A CFLocale that the caller owns.
    static func makeCFLocale(_ identifier: String) -> UInt {
      let name = NSString(string: identifier)
      return withExtendedLifetime(name) { createLocale?(0, address(of: name)) ?? 0 }
    }

    /// A CFTimeZone that the caller owns.
    static func makeCFTimeZone(_ identifier: String) -> UInt {
      let name = NSString(string: identifier)
      return withExtendedLifetime(name) { createTimeZone?(0, address(of: name), 1) ?? 0 }
    }

    /// A string as a CFString.
    private static func address(of string: NSString) -> UInt {
      // SAFETY: The address is a number, and the callers keep the string until they used it.
      unsafe UInt(bitPattern: Unmanaged.passUnretained(string).toOpaque())
    }

    private static func address(_ name: String) -> UInt? {
      // SAFETY: Nil stands for all libraries of the process; the result is kept as a number.
      unsafe dlsym(nil, name).map { UInt(bitPattern: $0) }
    }

    private static func swift<Function>(_ name: String, as type: Function.Type) -> Function? {
      guard MemoryLayout<Function>.size == MemoryLayout<Closure>.size else { return nil }
      // SAFETY: Both are a function's address and its context, of one size, and the name holds the
      // types of the parameters and the result: another toolchain's other types are another name.
      return address(name).map { unsafe unsafeBitCast(Closure(code: $0), to: type) }
    }

    /// A method that is called whatever the object's class says: its own closure's context is the
    /// object.
    private static func method<Function>(
      _ name: String, of object: AnyObject, as type: Function.Type
    ) -> Function? {
      guard MemoryLayout<Function>.size == MemoryLayout<Closure>.size else { return nil }
      // SAFETY: As below; a method finds its object where a closure finds its context, and the
      // closure releases what is retained here.
      return address(name).map { code in
        let context = unsafe UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
        return unsafe unsafeBitCast(Closure(code: code, context: context), to: type)
      }
    }

    private static func c<Function>(_ name: String, as type: Function.Type) -> Function? {
      // SAFETY: CoreFoundation publishes these functions, with pointers where numbers stand here.
      address(name).map { unsafe unsafeBitCast($0, to: type) }
    }
  }

#endif
