#define _GNU_SOURCE
#include "CProcessDefaults.h"
#include "replaced_methods.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

// Foundation's own ICU, which reads LC_ALL and LANG where a call names no locale. Weak: a program
// need not link it.
extern void swift_uloc_setDefault(const char *locale, int *error) __attribute__((weak));

void CProcessDefaultsReplaceFunctions(void);

bool CProcessDefaultsRestore(void) {
  const char *zone = getenv("TZ");
  bool differs = !zone || strcmp(zone, "GMT") != 0 || getenv("TZFILE");
  if (!differs) return false;
  setenv("TZ", "GMT", 1);
  unsetenv("TZFILE");
  tzset();
  return true;
}

__attribute__((constructor)) static void set_defaults(void) {
  CProcessDefaultsRestore();
  int error = 0;
  if (swift_uloc_setDefault) swift_uloc_setDefault("en_US", &error);
  CProcessDefaultsReplaceFunctions();
  CProcessDefaultsReplaceMethods();
}
