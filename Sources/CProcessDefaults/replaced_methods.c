// Leads some methods of Foundation's classes to functions of ours.
//
// A call of a class's method goes through the table in the class's metadata, in Foundation's own
// code as in a program's. Subclasses have tables of their own and keep Foundation's method.
#define _GNU_SOURCE
#include "CProcessDefaults.h"
#include "replaced_methods.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __linux__

#include <dlfcn.h>

typedef void Function(void);

// Swift's functions, with Swift's calling convention. Weak: a program need not link them.
#define REPLACEMENT(name) extern Function CProcessDefaults##name __attribute__((weak))
REPLACEMENT(SetMaximumFractionDigits);
REPLACEMENT(SetMinimumFractionDigits);
REPLACEMENT(FormatNumber);
REPLACEMENT(NumberDescription);
REPLACEMENT(LocalizedDescription);

#define FORMATTER "$s10Foundation15NumberFormatterC"
#define NUMBER "$s10Foundation8NSNumberC"
#define ERROR "$s10Foundation7NSErrorC"

static const struct {
  const char *class_name;
  const char *method;
  Function *function;
} replacements[] = {
    {FORMATTER "N", FORMATTER "21maximumFractionDigitsSivs",
     CProcessDefaultsSetMaximumFractionDigits},
    {FORMATTER "N", FORMATTER "21minimumFractionDigitsSivs",
     CProcessDefaultsSetMinimumFractionDigits},
    {FORMATTER "N", FORMATTER "6string4fromSSSgAA8NSNumberC_tF", CProcessDefaultsFormatNumber},
    {NUMBER "N", NUMBER "11descriptionSSvg", CProcessDefaultsNumberDescription},
    {ERROR "N", ERROR "20localizedDescriptionSSvg", CProcessDefaultsLocalizedDescription},
};

// The head of a class's metadata where there is no Objective-C (TargetClassMetadata of Swift's
// runtime). The methods follow it.
typedef struct {
  uintptr_t kind;
  uintptr_t superclass;
  uint32_t flags;
  uint32_t instance_address_point;
  uint32_t instance_size;
  uint16_t alignment_mask;
  uint16_t reserved;
  uint32_t class_size;
  uint32_t class_address_point;
} ClassHead;

// Foundation tells CoreFoundation's formatter the maximum of digits after the separator only where
// the minimum is 0. The Swift side says here which maximum the number to come has; -1 for none.
static _Thread_local int64_t maximum_fraction_digits = -1;

void CProcessDefaultsSetFractionDigits(int64_t maximum) { maximum_fraction_digits = maximum; }

static struct {
  const void *(*create_number)(const void *, long, const void *);
  void (*release)(const void *);
  void (*set_property)(const void *, const void *, const void *);
  const void *(*create_string)(const void *, const void *, const void *);
  const void **maximum_key;
} formatting;

const void *CProcessDefaultsFormat(
    const void *allocator, const void *formatter, const void *number) {
  if (maximum_fraction_digits >= 0) {
    const long signed_64_bits = 4;
    const void *digits = formatting.create_number(NULL, signed_64_bits, &maximum_fraction_digits);
    formatting.set_property(formatter, *formatting.maximum_key, digits);
    formatting.release(digits);
  }
  return formatting.create_string(allocator, formatter, number);
}

static void find(void *function, const char *name) {
  *(void **)function = dlsym(RTLD_DEFAULT, name);
}

bool CProcessDefaultsFindFormatting(void) {
  find(&formatting.create_number, "CFNumberCreate");
  find(&formatting.release, "CFRelease");
  find(&formatting.set_property, "CFNumberFormatterSetProperty");
  find(&formatting.create_string, "CFNumberFormatterCreateStringWithNumber");
  find(&formatting.maximum_key, "kCFNumberFormatterMaxFractionDigits");
  return formatting.create_number && formatting.release && formatting.set_property &&
         formatting.create_string && formatting.maximum_key;
}

void CProcessDefaultsReplaceMethods(void) {
  for (size_t i = 0; i < sizeof replacements / sizeof replacements[0]; i++) {
    uintptr_t *words = dlsym(RTLD_DEFAULT, replacements[i].class_name);
    uintptr_t method = (uintptr_t)dlsym(RTLD_DEFAULT, replacements[i].method);
    if (!words || !method || !replacements[i].function) continue;
    const ClassHead *head = (const ClassHead *)words;
    size_t count = (head->class_size - head->class_address_point) / sizeof *words;
    for (size_t word = sizeof *head / sizeof *words; word < count; word++) {
      if (words[word] == method) words[word] = (uintptr_t)replacements[i].function;
    }
  }
}

#else

void CProcessDefaultsReplaceMethods(void) {}
void CProcessDefaultsSetFractionDigits(int64_t maximum) { (void)maximum; }

#endif
