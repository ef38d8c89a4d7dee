#pragma once

#include <png.h>
#include <setjmp.h>
#include <string.h>

#include "CPNG.h"

/// Where libpng's error function leaves its message.
typedef struct cpng_report {
  char *message;
  size_t capacity;
} cpng_report;

static inline void cpng_say(const cpng_report *report, const char *text) {
  if (report->capacity == 0) return;
  size_t length = strlen(text);
  if (length >= report->capacity) length = report->capacity - 1;
  memcpy(report->message, text, length);
  report->message[length] = 0;
}

static inline void cpng_on_error(png_structp png, png_const_charp text) {
  cpng_say(png_get_error_ptr(png), text);
  png_longjmp(png, 1);
}

static inline void cpng_on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}
