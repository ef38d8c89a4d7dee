#include "CReportAssets.h"

// Clang reads files into arrays in every standard of C, and calls it an extension before C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char style[] = {
#embed "../ReportAssets/report.css"
    , 0};
static const char base[] = {
#embed "../ReportAssets/base.js"
    , 0};
static const char pixels[] = {
#embed "../ReportAssets/pixels.js"
    , 0};
static const char viewer[] = {
#embed "../ReportAssets/viewer.js"
    , 0};
static const char list[] = {
#embed "../ReportAssets/list.js"
    , 0};
static const char details[] = {
#embed "../ReportAssets/details.js"
    , 0};
static const char start[] = {
#embed "../ReportAssets/start.js"
    , 0};
static const char rescue[] = {
#embed "../ReportAssets/rescue.js"
    , 0};

const char *creport_asset_text(creport_asset asset) {
  switch (asset) {
    case CREPORT_STYLE: return style;
    case CREPORT_BASE: return base;
    case CREPORT_PIXELS: return pixels;
    case CREPORT_VIEWER: return viewer;
    case CREPORT_LIST: return list;
    case CREPORT_DETAILS: return details;
    case CREPORT_START: return start;
    case CREPORT_RESCUE: return rescue;
  }
  return "";
}
