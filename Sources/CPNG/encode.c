#include <stdlib.h>

#include "internal.h"

// Bytes of one IDAT chunk: few chunks for a large picture, little memory for a small one.
enum { CPNG_IDAT_BYTE_COUNT = 1 << 15 };

/// The file, as far as it has been written.
typedef struct cpng_sink {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} cpng_sink;

static void cpng_write(png_structp png, png_bytep bytes, size_t count) {
  cpng_sink *sink = png_get_io_ptr(png);
  if (count > SIZE_MAX / 4 || sink->count > SIZE_MAX / 4) png_error(png, "the file is too large");
  const size_t needed = sink->count + count;
  if (needed > sink->capacity) {
    size_t capacity = sink->capacity < 4096 ? 4096 : sink->capacity * 2;
    if (capacity < needed) capacity = needed;
    uint8_t *grown = realloc(sink->bytes, capacity);
    if (grown == NULL) png_error(png, "there is not enough memory");
    sink->bytes = grown;
    sink->capacity = capacity;
  }
  memcpy(sink->bytes + sink->count, bytes, count);
  sink->count = needed;
}

static void cpng_flush(png_structp png) { (void)png; }

static int cpng_is_sound(const cpng_picture *picture) {
  const int is_indexed = picture->channels == 1 && picture->bytes_per_sample == 1 &&
                         picture->palette_count > 0 && picture->palette_count <= 256;
  const int is_rgba = picture->channels == 4 && picture->palette_count == 0 &&
                      (picture->bytes_per_sample == 1 || picture->bytes_per_sample == 2);
  if (!is_indexed && !is_rgba) return 0;
  if (picture->width == 0 || picture->height == 0) return 0;
  if (picture->level < 0 || picture->level > 9) return 0;
  const size_t row = (size_t)picture->width * picture->channels * picture->bytes_per_sample;
  return picture->sample_byte_count / row >= picture->height;
}

static void cpng_put_palette(png_structp png, png_infop info, const cpng_picture *picture) {
  png_color colors[256];
  png_byte alphas[256];
  int translucent_count = 0;  // up to the last entry that is not opaque
  for (uint32_t i = 0; i < picture->palette_count; i += 1) {
    const uint8_t *entry = picture->palette + 4 * i;
    colors[i] = (png_color){entry[0], entry[1], entry[2]};
    alphas[i] = entry[3];
    if (entry[3] != 255) translucent_count = (int)i + 1;
  }
  png_set_PLTE(png, info, colors, (int)picture->palette_count);
  if (translucent_count > 0) png_set_tRNS(png, info, alphas, translucent_count, NULL);
}

/// Returns 0 after an error. The jump lands here, and whatever outlives it belongs to the caller:
/// no local is read after the jump, so none has to be volatile.
static int cpng_encode_rows(png_structp png, png_infop info, cpng_sink *sink,
                            const cpng_picture *picture) {
  if (setjmp(png_jmpbuf(png))) return 0;
  png_set_write_fn(png, sink, cpng_write, cpng_flush);
  // The caller has its own limits, and libpng's default of a million rows is none of them.
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_compression_level(png, picture->level);
  png_set_compression_buffer_size(png, CPNG_IDAT_BYTE_COUNT);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_IHDR(png, info, picture->width, picture->height, (int)picture->bytes_per_sample * 8,
               picture->channels == 1 ? PNG_COLOR_TYPE_PALETTE : PNG_COLOR_TYPE_RGB_ALPHA,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (picture->channels == 1) cpng_put_palette(png, info, picture);
  png_write_info(png, info);
  const size_t row = (size_t)picture->width * picture->channels * picture->bytes_per_sample;
  for (size_t y = 0; y < picture->height; y += 1)
    png_write_row(png, picture->samples + y * row);
  png_write_end(png, NULL);
  return 1;
}

cpng_status cpng_encode(const cpng_picture *picture, uint8_t **bytes, size_t *count, char *message,
                        size_t message_capacity) {
  cpng_report report = {message, message_capacity};
  cpng_sink sink = {NULL, 0, 0};
  *bytes = NULL;
  *count = 0;
  if (!cpng_is_sound(picture)) {
    cpng_say(&report, "the picture's size, depth, palette or level is out of range");
    return CPNG_INVALID;
  }
  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, &report, cpng_on_error, cpng_on_warning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  cpng_status status = CPNG_OUT_OF_MEMORY;
  if (info == NULL)
    cpng_say(&report, "libpng could not be set up");
  else
    status = cpng_encode_rows(png, info, &sink, picture) ? CPNG_OK : CPNG_INVALID;
  png_destroy_write_struct(&png, &info);
  if (status == CPNG_OK) {
    *bytes = sink.bytes;
    *count = sink.count;
  } else {
    free(sink.bytes);
  }
  return status;
}

void cpng_free(uint8_t *bytes) { free(bytes); }
