import Foundation

// Names of UIKit's classes without a module, as Objective-C has them. Apps look up parts of bars,
// cells and containers by such names.
//
// A file that imports UIKit and no Foundation gets these functions, which hide the re-exported
// ones of the same signature; a file that imports both gets Foundation's, whose names on Linux
// have the module in front.

/// The class of a name: UIKit's and QuartzCore's without their module, others with it.
@_disfavoredOverload
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if !aClassName.contains(".") {
    for module in ["UIKit", "QuartzCore"] {
      if let found = Foundation.NSClassFromString("\(module).\(aClassName)") { return found }
    }
  }
  return Foundation.NSClassFromString(aClassName)
}

/// The name of a class: UIKit's and QuartzCore's without their module, others with it.
@_disfavoredOverload
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  let name = Foundation.NSStringFromClass(aClass)
  for module in ["UIKit.", "QuartzCore."] where name.hasPrefix(module) {
    return String(name.dropFirst(module.count))
  }
  return name
}
