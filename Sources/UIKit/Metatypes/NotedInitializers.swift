/// The translator calls this in front of an initialiser that is called in another one's place.
public func _noteInitializer(_ name: String) { FidelityLedger.note(.property, name) }
