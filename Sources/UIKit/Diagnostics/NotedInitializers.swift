/// Notes an initialiser; the translator calls this before one that is called in place of another.
public func _noteInitializer(_ name: String) { FidelityLedger.note(.property, name) }
