#pragma once

#include <stddef.h>
#include <stdint.h>

// The whole of what this project asks of libpng. libpng reports errors with longjmp, which must
// not cross a Swift frame: every function below is one complete decode or encode from memory to
// memory, sets its own jump target, and calls back into nothing but C.

/// Bytes of one run of a PNG file, in the order they are to be read.
typedef struct cpng_run {
  const uint8_t *bytes;
  size_t count;
} cpng_run;

typedef enum cpng_status {
  CPNG_OK = 0,
  /// The message says what libpng objected to.
  CPNG_INVALID = 1,
  CPNG_OUT_OF_MEMORY = 2,
} cpng_status;

/// Decodes a PNG to RGBA samples as they are stored: palettes, tRNS and grey are expanded, depths
/// below 8 are scaled to 8, nothing is corrected for gamma or colour profile.
///
/// - `runs`: the file, signature first. Chunks that carry no pixels may be left out.
/// - `bytes_per_sample`: 1, or 2 for a 16-bit file (big-endian). A file of another depth than the
///   caller says, or of another size, is CPNG_INVALID.
/// - `pixels`: `height` rows of 4 * `bytes_per_sample` * `width` bytes without padding;
///   `pixel_byte_count` is checked against that before anything is written. The content is
///   unspecified after a failure.
/// - `message`: at most `message_capacity` bytes, always terminated when the capacity is above 0.
///
/// Warnings are dropped; what libpng calls a benign error, and a palette index without a colour,
/// is an error.
cpng_status cpng_decode(const cpng_run *runs, size_t run_count, uint32_t width, uint32_t height,
                        uint32_t bytes_per_sample, uint8_t *pixels, size_t pixel_byte_count,
                        char *message, size_t message_capacity);

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
