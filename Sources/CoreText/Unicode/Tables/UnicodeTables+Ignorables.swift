// Made by Scripts/generate-unicode-tables of Unicode 15.0.0. Do not edit.

extension UnicodeTables {
  /// 1 for default ignorable characters, in runs.
  static let ignorables = """
    AtFBBAhVBBAsWBBAi6CBCAzyBBCA1CBFA7/BBFAaBFAxBBQA0nEBBA7kzBBQAvHBBAgFBBAvCBJAnlvBBEAvmFBIAl0rYB\
    ggEAgg8F\
    
    """
}
