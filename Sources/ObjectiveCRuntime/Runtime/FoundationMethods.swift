// Methods of Foundation's classes that answer otherwise on Linux than on iOS. `CProcessDefaults`
// writes these functions into the classes' tables; `RuntimeCheck` tries whether they are called.
internal import CProcessDefaults
import Foundation

#if os(Linux)

  extension NumberFormatter {
    /// Sets the maximum number of digits after the separator, and lowers the minimum to it: without
    /// that, Linux writes “$29.00” for a price without cents.
    @_silgen_name("CProcessDefaultsSetMaximumFractionDigits")
    package final func interposedMaximumFractionDigits(_ count: Int) {
      if minimumFractionDigits > count {
        FoundationOriginals.setMinimumFractionDigits(count, of: self)
      }
      FoundationOriginals.setMaximumFractionDigits(count, of: self)
    }

    /// Sets the minimum number of digits after the separator, and raises the maximum to it.
    @_silgen_name("CProcessDefaultsSetMinimumFractionDigits")
    package final func interposedMinimumFractionDigits(_ count: Int) {
      if maximumFractionDigits < count {
        FoundationOriginals.setMaximumFractionDigits(count, of: self)
      }
      FoundationOriginals.setMinimumFractionDigits(count, of: self)
    }

    /// Formats a number with both limits of its digits: Linux's obeys the maximum only where the
    /// minimum is 0, so that two digits at least and at most are three.
    @_silgen_name("CProcessDefaultsFormatNumber")
    package final func interposedString(from number: NSNumber) -> String? {
      CProcessDefaultsSetFractionDigits(obeysMaximum ? -1 : Int64(maximumFractionDigits))
      defer { CProcessDefaultsSetFractionDigits(-1) }
      return FoundationOriginals.string(from: number, by: self)
    }

    /// Whether Linux's formatter needs no help: its style's own digits depend on the currency.
    private final var obeysMaximum: Bool {
      let minimum = minimumFractionDigits
      if minimum <= 0 || usesSignificantDigits { return true }
      return switch numberStyle {
      case .none, .decimal, .percent: false
      case .currency, .currencyISOCode, .currencyPlural, .currencyAccounting:
        minimum == 2 && maximumFractionDigits == 2
      default: true
      }
    }
  }

  extension NSNumber {
    /// The number as iOS writes it: a floating-point number without a fraction has no separator.
    @_silgen_name("CProcessDefaultsNumberDescription")
    package final func interposedDescription() -> String {
      let value = doubleValue
      if FoundationOriginals.isFloatingPoint(self), abs(value) < 1e15, value == value.rounded() {
        return value == 0 && value.sign == .minus ? "-0" : String(Int(value))
      }
      return FoundationOriginals.description(of: self) ?? ""
    }
  }

  extension NSError {
    /// The error's text, with the apostrophe that Apple's sentence for unnamed errors has.
    @_silgen_name("CProcessDefaultsLocalizedDescription")
    package final func interposedLocalizedDescription() -> String {
      let text = FoundationOriginals.localizedDescription(of: self) ?? ""
      let linux = "The operation could not be completed. ("
      guard text.hasPrefix(linux) else { return text }
      return "The operation couldn’t be completed. (" + text.dropFirst(linux.count)
    }
  }

#endif
