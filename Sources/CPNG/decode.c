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

  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, is_deep ? 0xFFFF : 0xFF, PNG_FILLER_AFTER);
  const int pass_count = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  const size_t row_byte_count = (size_t)canvas->width * 4 * canvas->bytes_per_sample;
  if (png_get_rowbytes(png, info) != row_byte_count) png_error(png, "the rows are not RGBA");
  for (int pass = 0; pass < pass_count; pass += 1)
    for (size_t y = 0; y < canvas->height; y += 1)
      png_read_row(png, canvas->pixels + y * row_byte_count, NULL);
  png_read_end(png, NULL);
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
