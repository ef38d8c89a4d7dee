import QuartzCore

extension UIResponder: KeyPathObserver {}
