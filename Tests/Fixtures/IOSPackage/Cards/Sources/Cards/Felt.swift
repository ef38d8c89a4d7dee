class Felt: UIView {
  override func draw(_ rect: CGRect) { UIColor.green.setFill() }
}
