#include "internal.h"

// Most memory that one chunk may make libpng take.
enum { CPNG_CHUNK_MEMORY_MAX = 4 << 20 };

/// The file, as far as it has been read.
typedef struct cpng_source {
  const cpng_run *runs;
  size_t run_count;
  size_t offset;  // in the first run
} cpng_source;

static void cpng_read(png_structp png, png_bytep destination, size_t count) {
  cpng_source *source = png_get_io_ptr(png);
  while (count > 0) {
    if (source->run_count == 0) png_error(png, "the file ends too early");
    size_t left = source->runs->count - source->offset;
    size_t step = left < count ? left : count;
    memcpy(destination, source->runs->bytes + source->offset, step);
    destination += step;
    count -= step;
    source->offset += step;
    if (source->offset == source->runs->count) {
      source->runs += 1;
      source->run_count -= 1;
      source->offset = 0;
    }
  }
}

/// What the caller was told about the file, and the rows to fill.
typedef struct cpng_canvas {
  uint32_t width;
  uint32_t height;
  uint32_t bytes_per_sample;
  uint8_t *pixels;
} cpng_canvas;

/// Turns rows of palette indices, kept in the last quarter of every RGBA row, into colours. An
/// index without a colour is an error: libpng's own expansion would make it black.
static void cpng_look_up(png_structp png, png_infop info, const cpng_canvas *canvas) {
  png_colorp colors = NULL;
  png_bytep alphas = NULL;
  int color_count = 0;
  int alpha_count = 0;
  png_get_PLTE(png, info, &colors, &color_count);
  png_get_tRNS(png, info, &alphas, &alpha_count, NULL);
  uint8_t table[256][4];
  for (int i = 0; i < color_count && i < 256; i += 1) {
    table[i][0] = colors[i].red;
    table[i][1] = colors[i].green;
    table[i][2] = colors[i].blue;
    table[i][3] = i < alpha_count ? alphas[i] : 255;
  }
  const size_t width = canvas->width;
  for (size_t y = 0; y < canvas->height; y += 1) {
    uint8_t *row = canvas->pixels + y * width * 4;
    // Pixel x is written below index x + 1, so no index is overwritten before it is read.
    for (size_t x = 0; x < width; x += 1) {
      const uint8_t index = row[3 * width + x];
      if (index >= color_count) png_error(png, "a pixel has a colour beyond the palette");
      memcpy(row + 4 * x, table[index], 4);
    }
  }
}

/// Returns 0 after an error. The jump lands here, and whatever outlives it belongs to the caller:
/// no local is read after the jump, so none has to be volatile.
static int cpng_decode_rows(png_structp png, png_infop info, cpng_source *source,
                            const cpng_canvas *canvas) {
  if (setjmp(png_jmpbuf(png))) return 0;
  png_set_benign_errors(png, 0);
  png_set_user_limits(png, canvas->width, canvas->height);
  png_set_chunk_malloc_max(png, CPNG_CHUNK_MEMORY_MAX);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_read_fn(png, source, cpng_read);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != canvas->width ||
      png_get_image_height(png, info) != canvas->height)
    png_error(png, "the size is not the announced one");
  const int is_deep = png_get_bit_depth(png, info) == 16;
  if (is_deep != (canvas->bytes_per_sample == 2))
    png_error(png, "the bit depth is not the announced one");

  const int is_indexed = png_get_color_type(png, info) == PNG_COLOR_TYPE_PALETTE;
  const size_t width = canvas->width;
  const size_t row_byte_count = width * 4 * canvas->bytes_per_sample;
  if (is_indexed) {
    png_set_packing(png);
  } else {
    png_set_expand(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, is_deep ? 0xFFFF : 0xFF, PNG_FILLER_AFTER);
  }
  const int pass_count = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (is_indexed ? width : row_byte_count))
    png_error(png, "the rows have an unexpected length");
  uint8_t *first_row = canvas->pixels + (is_indexed ? 3 * width : 0);
  for (int pass = 0; pass < pass_count; pass += 1)
    for (size_t y = 0; y < canvas->height; y += 1)
      png_read_row(png, first_row + y * row_byte_count, NULL);
  png_read_end(png, NULL);
  if (is_indexed) cpng_look_up(png, info, canvas);
  return 1;
}

cpng_status cpng_decode(const cpng_run *runs, size_t run_count, uint32_t width, uint32_t height,
                        uint32_t bytes_per_sample, uint8_t *pixels, size_t pixel_byte_count,
                        char *message, size_t message_capacity) {
  cpng_report report = {message, message_capacity};
  cpng_source source = {runs, run_count, 0};
  const cpng_canvas canvas = {width, height, bytes_per_sample, pixels};
  const int is_sound = width > 0 && height > 0 && (bytes_per_sample == 1 || bytes_per_sample == 2);
  if (!is_sound || pixel_byte_count / ((size_t)width * 4 * bytes_per_sample) < height) {
    cpng_say(&report, "the buffer is too small for the picture");
    return CPNG_INVALID;
  }
  png_structp png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, &report, cpng_on_error, cpng_on_warning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  cpng_status status = CPNG_OUT_OF_MEMORY;
  if (info == NULL)
    cpng_say(&report, "libpng could not be set up");
  else
    status = cpng_decode_rows(png, info, &source, &canvas) ? CPNG_OK : CPNG_INVALID;
  png_destroy_read_struct(&png, &info, NULL);
  return status;
}
