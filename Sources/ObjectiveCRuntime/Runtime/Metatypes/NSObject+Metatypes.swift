import Foundation

/// Classes of which instances can be made at run time as Objective-C can: by `type.init()`,
/// although `init()` is not `required`.
///
/// Swift lets a metatype's value call `required` initialisers alone, and those of protocols'
/// extensions. Apple's initialisers come from Objective-C and are free of that rule. As `required`
/// ones, they would ask every subclass that has an initialiser of its own for one more: sources for
/// iOS would not compile. A table of constructors would need every class to be known, and a
/// translator that knows the type of every expression. So each such initialiser is declared once
/// more in an extension of this protocol, which the compiler takes only where the class's own is
/// not allowed. It is in three parts, in three files, so that the optimiser sees no two at once:
///
/// - here, the initialiser without a body: the symbol of
/// - a static method of the same calling convention (`…+Methods.swift`), which knows the class at
///   run time, as no initialiser of a protocol does, and calls, by a symbol again,
/// - an initialiser of the class (`…+Dispatch.swift`), which reaches the subclass's own by the
///   class's table of methods.
///
/// A class that leaves the initialiser out stops the program there, as on iOS. Differs: so does
/// `Card()` of a class that has no `init()`, where iOS does not compile. Checked with Swift 6.3 at
/// -Onone and -O.
public protocol _MetatypeConstructible: NSObject {}

extension NSObject: _MetatypeConstructible {}

extension _MetatypeConstructible {
  /// Makes an object by the value of a metatype, whose class needs an `init()`.
  @_silgen_name("snapshot_NSObject_init_metatype")
  @_disfavoredOverload
  public init()
}
