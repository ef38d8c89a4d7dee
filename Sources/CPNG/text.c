#include <zlib.h>

#include "CPNG.h"

size_t cpng_deflate_bound(size_t count) {
  return count > CPNG_TEXT_BYTE_MAX ? 0 : compressBound((uLong)count);
}

size_t cpng_deflate(const uint8_t *text, size_t count, uint8_t *bytes, size_t capacity) {
  if (count > CPNG_TEXT_BYTE_MAX || capacity > UINT32_MAX) return 0;
  uLongf written = (uLongf)capacity;
  const int status = compress2(bytes, &written, text, (uLong)count, Z_BEST_COMPRESSION);
  return status == Z_OK ? written : 0;
}

cpng_status cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *text, size_t capacity,
                         size_t *text_count) {
  *text_count = 0;
  if (count > UINT32_MAX || capacity > CPNG_TEXT_BYTE_MAX) return CPNG_INVALID;
  uLongf written = (uLongf)capacity;
  uLong read = (uLong)count;
  const int status = uncompress2(text, &written, bytes, &read);
  if (status == Z_MEM_ERROR) return CPNG_OUT_OF_MEMORY;
  if (status != Z_OK || read != count) return CPNG_INVALID;
  *text_count = written;
  return CPNG_OK;
}

cpng_status cpng_checksum_deflated(const uint8_t *bytes, size_t count, size_t maximum_byte_count,
                                   uint32_t *checksum) {
  *checksum = 1;
  if (count > UINT32_MAX) return CPNG_INVALID;
  z_stream stream = {0};
  stream.next_in = (z_const Bytef *)bytes;
  stream.avail_in = (uInt)count;
  // A negative number of bits: neither a header nor a checksum surrounds the data.
  if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return CPNG_OUT_OF_MEMORY;
  uint8_t piece[1 << 14];
  size_t left = maximum_byte_count;
  int status = Z_OK;
  while (status == Z_OK) {
    stream.next_out = piece;
    stream.avail_out = sizeof piece;
    status = inflate(&stream, Z_NO_FLUSH);
    const size_t written = sizeof piece - stream.avail_out;
    if (written > left) status = Z_DATA_ERROR;
    left -= written;
    *checksum = (uint32_t)adler32(*checksum, piece, (uInt)written);
  }
  const int is_whole = status == Z_STREAM_END && stream.avail_in == 0;
  inflateEnd(&stream);
  if (status == Z_MEM_ERROR) return CPNG_OUT_OF_MEMORY;
  return is_whole ? CPNG_OK : CPNG_INVALID;
}

cpng_status cpng_inflate_prefix(const uint8_t *bytes, size_t count, uint8_t *data, size_t capacity,
                                size_t *data_count, int *is_whole) {
  *data_count = 0;
  *is_whole = 0;
  if (count > UINT32_MAX || capacity > UINT32_MAX) return CPNG_INVALID;
  z_stream stream = {0};
  stream.next_in = (z_const Bytef *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = data;
  stream.avail_out = (uInt)capacity;
  if (inflateInit(&stream) != Z_OK) return CPNG_OUT_OF_MEMORY;
  const int status = inflate(&stream, Z_FINISH);
  *data_count = capacity - stream.avail_out;
  *is_whole = status == Z_STREAM_END;
  inflateEnd(&stream);
  return status == Z_MEM_ERROR ? CPNG_OUT_OF_MEMORY : CPNG_OK;
}
