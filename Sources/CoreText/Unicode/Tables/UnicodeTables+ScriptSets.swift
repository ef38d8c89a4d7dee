// Made by Scripts/generate-unicode-tables of Unicode 15.0.0. Do not edit.

extension UnicodeTables {
  /// Sets of scripts: how many, then their numbers.
  static let scriptSets = """
    ABOBfBjBBuBByBBpCBiDBqECGbCG5DCGmDCGqECG1ECOfCQyBCT9BCdtCCepBCepCCexDCeqECftBCfiDCfgECfvECoBpC\
    CtBvECvBjCCwB/CCyBpCC2B/BClCiDCpC8CC0CuDC8CyDDGqE1EDG1EiFDOVpEDVgDtEDcdtCDdsCtCDftBlCDftBpCDyB\
    2B/BD+BpCgDEOftBlCEUzBrE0EEfhBmCxCFQxByB2B/BGGmD5DqE1EiFGQxByB2B/BjFGflC6CrDvEyEHDGmD5DqE1EiFI\
    OftBlCiDrDyE4EJDGzC0CuD0D5DkEqELfhBvBwBjCmCxC7CiEsE4EMOftBvBwBlCpC6CrDvEyE4ENOftBvBwBlCpC6CrDg\
    EvEyE4ENfhBvBwBjClCmCxC7CiDiEsE4EOfhBvBwBjClCmCxC6C7CiDiEsE4EUOfhBqBrBtBvBwBlCxC6CiDrDiEjEpEsE\
    vEyE4EVOfhBqBrBtBvBwBlCrCxC6CiDrDiEjEpEsEvEyE4E\
    
    """
}
