import ObjectiveCRuntime

extension UIResponder: KeyPathObserver {}
