#pragma once

#include <stddef.h>
#include <stdint.h>

// The whole of what this project asks of libpng, and of zlib below it. libpng reports errors with longjmp, which must
// not cross a Swift frame: every function below is one complete decode or encode from memory to
// memory, sets its own jump target, and calls back into nothing but C.

/// Bytes that are read one run after the other.
typedef struct cpng_run {
  const uint8_t *bytes;
  size_t count;
} cpng_run;

/// The parts of a PNG file that make its pixels. Their checksums are the caller's to check.
typedef struct cpng_file {
  /// The signature and the chunks IHDR, PLTE and tRNS, whole.
  const cpng_run *head;
  size_t head_run_count;
  /// The payloads of the IDAT chunks: one zlib stream.
  const cpng_run *image_data;
  size_t image_data_run_count;
} cpng_file;

/// The picture that the caller expects in a file.
typedef struct cpng_canvas {
  uint32_t width;
  uint32_t height;
  /// 2 for a 16-bit file, 1 for any other.
  uint32_t bytes_per_sample;
  /// Room for `height` rows of 4 * `bytes_per_sample` * `width` bytes without padding.
  uint8_t *pixels;
  size_t pixel_byte_count;
} cpng_canvas;

typedef enum cpng_status {
  CPNG_OK = 0,
  /// The message says what libpng objected to.
  CPNG_INVALID = 1,
  CPNG_OUT_OF_MEMORY = 2,
} cpng_status;

/// Decodes a PNG to RGBA samples as they are stored, 16-bit ones big-endian: palettes, tRNS and
/// grey are expanded, depths below 8 are scaled to 8, nothing is corrected for gamma or colour
/// profile.
///
/// CPNG_INVALID where the file is not what the canvas says, where the canvas is too small for it
/// (checked before anything is written), and where libpng objects: warnings are dropped, but what
/// it calls a benign error is an error. So are a palette index without a colour and image data
/// that goes on after the picture. The pixels are unspecified after a failure.
///
/// - `message`: at most `message_capacity` bytes, always terminated when the capacity is above 0.
cpng_status cpng_decode(const cpng_file *file, const cpng_canvas *canvas, char *message,
                        size_t message_capacity);

/// What an encode writes.
typedef struct cpng_picture {
  uint32_t width;
  uint32_t height;
  /// 1: palette indices, one byte each. 4: RGBA.
  uint32_t channels;
  /// 1, or 2 for big-endian 16-bit samples (RGBA only).
  uint32_t bytes_per_sample;
  /// Rows without padding.
  const uint8_t *samples;
  size_t sample_byte_count;
  /// RGBA entries, 4 * `palette_count` bytes; with 1 channel only. Indices are not checked.
  const uint8_t *palette;
  uint32_t palette_count;
  /// zlib's 0...9.
  int32_t level;
} cpng_picture;

/// Encodes one picture: IHDR, sRGB (perceptual), PLTE and tRNS where there is a palette, IDAT with
/// filter none, IEND. On CPNG_OK `*bytes` is malloc'ed and the caller's to `cpng_free`; otherwise
/// it is null and `message` says why.
cpng_status cpng_encode(const cpng_picture *picture, uint8_t **bytes, size_t *count, char *message,
                        size_t message_capacity);

/// Frees what `cpng_encode` returned. Null is fine.
void cpng_free(uint8_t *bytes);

/// Most bytes of a text that is deflated or inflated.
enum { CPNG_TEXT_BYTE_MAX = 1 << 24 };

/// Bytes that `cpng_deflate` needs at most; 0 for a text that is too long for it.
size_t cpng_deflate_bound(size_t count);

/// Writes the zlib stream of a text, as PNG's compressed text chunks hold it, at zlib's best level.
/// Returns its length; 0 where `capacity` does not suffice or there is no memory.
size_t cpng_deflate(const uint8_t *text, size_t count, uint8_t *bytes, size_t capacity);

/// Inflates a zlib stream that must end where the bytes do. CPNG_INVALID where it is none, is
/// damaged, or stands for more than `capacity` bytes: what is in `text` then is unspecified.
cpng_status cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *text, size_t capacity,
                         size_t *text_count);

/// Inflates deflated data that no zlib header precedes, and gives the checksum (Adler-32) that a
/// zlib stream of them would end with. CPNG_INVALID where they are damaged, do not end where the
/// bytes do, or stand for more than `maximum_byte_count` bytes.
cpng_status cpng_checksum_deflated(const uint8_t *bytes, size_t count, size_t maximum_byte_count,
                                   uint32_t *checksum);

/// Inflates as much of a zlib stream as is sound and fits: whatever follows its end is ignored.
/// `*is_whole` is 1 where the stream's end was reached, its checksum included. CPNG_OK unless
/// memory ends: damage shows in `*is_whole` alone.
cpng_status cpng_inflate_prefix(const uint8_t *bytes, size_t count, uint8_t *data, size_t capacity,
                                size_t *data_count, int *is_whole);
