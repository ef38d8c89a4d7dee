#pragma once

/// The files of `Sources/ReportAssets`, each of which is UTF-8 without a zero in it.
typedef enum creport_asset {
  CREPORT_STYLE,
  CREPORT_BASE,
  CREPORT_PIXELS,
  CREPORT_VIEWER,
  CREPORT_LIST,
  CREPORT_DETAILS,
  CREPORT_START,
  CREPORT_RESCUE,
} creport_asset;

/// The bytes of a file as they were when the program was built, and a zero after them. They live
/// as long as the program.
const char *_Nonnull creport_asset_text(creport_asset asset);
