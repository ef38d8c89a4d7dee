import Foundation

// The names of UIKit's classes without a module, as in Objective-C. Apps look up parts of bars,
// cells and containers by such names.
//
// A file that imports UIKit and no Foundation gets these functions, which hide the re-exported
// ones of the same signature; a file that imports both gets Foundation's, whose names on Linux
// have the module in front.

/// The modules whose classes have plain names on Apple's platforms.
private let plainModules = ["UIKit.", "QuartzCore.", "Foundation."]

/// The class of a name: UIKit's and QuartzCore's without their module, others with it.
@_disfavoredOverload
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if let found = ObjectiveCTable.type(named: aClassName) { return found }
  if !aClassName.contains(".") {
    for module in plainModules {
      if let found = Foundation.NSClassFromString(module + aClassName) { return found }
    }
  }
  return Foundation.NSClassFromString(aClassName)
}

/// The name of a class: UIKit's and QuartzCore's without their module, others with it.
///
/// Differs: the name of a class inside of another type starts with that type's name, where Apple's
/// is mangled.
@_disfavoredOverload
public func NSStringFromClass(_ aClass: AnyClass) -> String { _className(aClass) }
