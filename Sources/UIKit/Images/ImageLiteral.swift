/// The type of an image literal where nothing else says so. Foundation has that of file literals.
public typealias _ImageLiteralType = UIImage
