#include "internal.h"

enum {
  /// Most memory that one chunk may make libpng take.
  CPNG_CHUNK_MEMORY_MAX = 4 << 20,
  /// Bytes of image data that libpng inflates at a time.
  CPNG_READ_BYTE_COUNT = 1 << 14,
  /// More than what ends a zlib stream after its last pixel.
  CPNG_TAIL_BYTE_COUNT = 16,
};

/// Runs that are left to read.
typedef struct cpng_part {
  const cpng_run *runs;
  size_t run_count;
} cpng_part;

/// A PNG file with one IDAT chunk, put together as it is read. libpng checks the end of a stream
/// well only where it does not fall apart into chunks.
typedef struct cpng_source {
  cpng_part parts[4];
  size_t part;
  size_t offset;  // in the part's first run
} cpng_source;

static void cpng_read(png_structp png, png_bytep destination, size_t count) {
  cpng_source *source = png_get_io_ptr(png);
  while (count > 0) {
    if (source->part == 4) png_error(png, "the file ends too early");
    cpng_part *part = &source->parts[source->part];
    if (part->run_count == 0) {
      source->part += 1;
      continue;
    }
    const size_t left = part->runs->count - source->offset;
    const size_t step = left < count ? left : count;
    if (step > 0) memcpy(destination, part->runs->bytes + source->offset, step);
    destination += step;
    count -= step;
    source->offset += step;
    if (source->offset == part->runs->count) {
      part->runs += 1;
      part->run_count -= 1;
      source->offset = 0;
    }
  }
}

/// Bytes to inflate at a time, so many that the last time has all that ends the stream.
static size_t cpng_read_byte_count(size_t total) {
  size_t count = CPNG_READ_BYTE_COUNT;
  while (total > count && total % count > 0 && total % count < CPNG_TAIL_BYTE_COUNT)
    count += CPNG_TAIL_BYTE_COUNT;
  return count;
}

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
                            size_t image_data_byte_count, const cpng_canvas *canvas) {
  if (setjmp(png_jmpbuf(png))) return 0;
  png_set_benign_errors(png, 0);
  png_set_user_limits(png, canvas->width, canvas->height);
  // Image data is never held whole, but counts as a chunk.
  png_set_chunk_malloc_max(png, image_data_byte_count > CPNG_CHUNK_MEMORY_MAX
                                    ? image_data_byte_count
                                    : CPNG_CHUNK_MEMORY_MAX);
  png_set_compression_buffer_size(png, cpng_read_byte_count(image_data_byte_count));
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
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

static int cpng_fits(const cpng_canvas *canvas) {
  const size_t sample = canvas->bytes_per_sample;
  if (canvas->width == 0 || canvas->height == 0 || (sample != 1 && sample != 2)) return 0;
  return canvas->pixel_byte_count / (canvas->width * 4 * sample) >= canvas->height;
}

cpng_status cpng_decode(const cpng_file *file, const cpng_canvas *canvas, char *message,
                        size_t message_capacity) {
  cpng_report report = {message, message_capacity};
  size_t byte_count = 0;
  for (size_t i = 0; i < file->image_data_run_count; i += 1)
    byte_count += file->image_data[i].count;
  if (!cpng_fits(canvas) || byte_count > PNG_UINT_31_MAX) {
    cpng_say(&report, "the picture or its image data is too large");
    return CPNG_INVALID;
  }
  uint8_t start[8] = {0, 0, 0, 0, 'I', 'D', 'A', 'T'};
  png_save_uint_32(start, (png_uint_32)byte_count);
  static const uint8_t end[16] = {[7] = 0, 'I', 'E', 'N', 'D', 0xae, 0x42, 0x60, 0x82};
  const cpng_run start_run = {start, sizeof start};
  const cpng_run end_run = {end, sizeof end};
  cpng_source source = {.parts = {{file->head, file->head_run_count},
                                  {&start_run, 1},
                                  {file->image_data, file->image_data_run_count},
                                  {&end_run, 1}}};
  png_structp png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, &report, cpng_on_error, cpng_on_warning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  cpng_status status = CPNG_OUT_OF_MEMORY;
  if (info == NULL)
    cpng_say(&report, "libpng could not be set up");
  else
    status =
        cpng_decode_rows(png, info, &source, byte_count, canvas) ? CPNG_OK : CPNG_INVALID;
  png_destroy_read_struct(&png, &info, NULL);
  return status;
}
