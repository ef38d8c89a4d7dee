import UIKit

// What an app's file sees that imports UIKit and nothing else: with Testing comes Foundation,
// whose functions of the same names then take part in overload resolution.

func classFromString(_ name: String) -> AnyClass? { NSClassFromString(name) }

func stringFromClass(_ type: AnyClass) -> String { NSStringFromClass(type) }
