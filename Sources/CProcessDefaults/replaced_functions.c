// Leads the calls of some functions of Foundation and libdispatch to functions of ours, in every
// library that the process has loaded.
//
// A call from one library into another goes through a slot in the caller's table of addresses,
// which the dynamic linker fills in. Writing the slots does not depend on the order in which
// libraries are linked, as a function of the same name would.
#define _GNU_SOURCE
#include "main_work.h"
#include "replaced_methods.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

void CProcessDefaultsReplaceFunctions(void);

#ifdef __linux__

#include <elf.h>
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__x86_64__)
#define IS_SLOT(type) ((type) == R_X86_64_JUMP_SLOT || (type) == R_X86_64_GLOB_DAT)
#elif defined(__aarch64__)
#define IS_SLOT(type) ((type) == R_AARCH64_JUMP_SLOT || (type) == R_AARCH64_GLOB_DAT)
#else
#define IS_SLOT(type) 0
#endif

typedef void Function(void);

// Swift's functions, with Swift's calling convention. Weak: a program need not link them.
#define REPLACEMENT(name) extern Function CProcessDefaults##name __attribute__((weak))
REPLACEMENT(CurrentLocale);
REPLACEMENT(AutoupdatingLocale);
REPLACEMENT(PreferredLanguages);
REPLACEMENT(CurrentCalendar);
REPLACEMENT(AutoupdatingCalendar);
REPLACEMENT(MakeCalendar);
REPLACEMENT(CurrentTimeZone);
REPLACEMENT(AutoupdatingTimeZone);
REPLACEMENT(DefaultTimeZone);
REPLACEMENT(CopyLocale);
REPLACEMENT(CopyDefaultTimeZone);
REPLACEMENT(CopySystemTimeZone);
REPLACEMENT(MakeTimer);

#define SWIFT "$s20FoundationEssentials"
#define TIMER "$s10Foundation5TimerC"
#define CONCURRENCY "/libswift_Concurrency.so"
#define MAIN_WORK(name) #name, (Function *)CMainWork_##name

static const struct {
  const char *name;
  Function *function;
  // The end of the path of the one library whose calls are meant; null for all.
  const char *library;
} replacements[] = {
    {SWIFT "6LocaleV7currentACvgZ", CProcessDefaultsCurrentLocale},
    {SWIFT "6LocaleV19autoupdatingCurrentACvgZ", CProcessDefaultsAutoupdatingLocale},
    {SWIFT "6LocaleV18preferredLanguagesSaySSGvgZ", CProcessDefaultsPreferredLanguages},
    {SWIFT "8CalendarV7currentACvgZ", CProcessDefaultsCurrentCalendar},
    {SWIFT "8CalendarV19autoupdatingCurrentACvgZ", CProcessDefaultsAutoupdatingCalendar},
    {SWIFT "8CalendarV10identifierA2C10IdentifierOh_tcfC", CProcessDefaultsMakeCalendar},
    {SWIFT "8TimeZoneV7currentACvgZ", CProcessDefaultsCurrentTimeZone},
    {SWIFT "8TimeZoneV19autoupdatingCurrentACvgZ", CProcessDefaultsAutoupdatingTimeZone},
    {SWIFT "8TimeZoneV8_defaultACSgvgZ", CProcessDefaultsDefaultTimeZone},
    {TIMER "12timeInterval7repeats5blockACSd_SbyACYbctcfC", CProcessDefaultsMakeTimer},
    {"CFLocaleCopyCurrent", CProcessDefaultsCopyLocale},
    {"CFTimeZoneCopyDefault", CProcessDefaultsCopyDefaultTimeZone},
    {"CFTimeZoneCopySystem", CProcessDefaultsCopySystemTimeZone},
    {"CFNumberFormatterCreateStringWithNumber", (Function *)CProcessDefaultsFormat},
    {MAIN_WORK(dispatch_async)},
    {MAIN_WORK(dispatch_sync)},
    {MAIN_WORK(dispatch_after)},
    {MAIN_WORK(dispatch_group_async)},
    {MAIN_WORK(dispatch_group_notify)},
    {MAIN_WORK(dispatch_after_f), CONCURRENCY},
    {MAIN_WORK(dispatch_async_f), CONCURRENCY},
    {MAIN_WORK(clock_gettime)},
    {MAIN_WORK(CFRunLoopAddTimer)},
    {MAIN_WORK(CFRunLoopTimerSetNextFireDate)},
    {MAIN_WORK(CFRunLoopPerformBlock)},
};

// What a loaded library says about itself.
typedef struct {
  const char *path;
  uintptr_t base;
  uintptr_t read_only_start;
  uintptr_t read_only_end;
  const ElfW(Sym) *symbols;
  const char *strings;
} Library;

static bool has_formatting;

static bool ends_with(const char *text, const char *end) {
  size_t length = strlen(text), count = strlen(end);
  return length >= count && strcmp(text + length - count, end) == 0;
}

static Function *replacement_for(const Library *library, const char *name) {
  bool is_swift = strncmp(name, SWIFT, sizeof SWIFT - 1) == 0 ||
                  strncmp(name, TIMER, sizeof TIMER - 1) == 0;
  bool is_c = strncmp(name, "CF", 2) == 0 || name[0] == 'd' || name[0] == 'c';
  if (!is_swift && !is_c) return NULL;
  for (size_t i = 0; i < sizeof replacements / sizeof replacements[0]; i++) {
    if (strcmp(name, replacements[i].name) != 0) continue;
    const char *only = replacements[i].library;
    // What libdispatch's functions call of each other is theirs.
    bool is_own = name[0] == 'd' && ends_with(library->path, "/libdispatch.so");
    if (name[2] == 'N' && !has_formatting) return NULL;
    if (is_own || (only && !ends_with(library->path, only))) return NULL;
    return replacements[i].function;
  }
  return NULL;
}

// Writes a slot, which the dynamic linker may have made read-only.
static void write_slot(const Library *library, uintptr_t slot, Function *function) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = slot & ~(page - 1);
  bool is_read_only = slot >= library->read_only_start && slot < library->read_only_end;
  if (is_read_only && mprotect((void *)start, page, PROT_READ | PROT_WRITE) != 0) return;
  *(Function **)slot = function;
  if (is_read_only) mprotect((void *)start, page, PROT_READ);
}

static void write_slots(const Library *library, const ElfW(Rela) *entries, size_t bytes) {
  if (!entries) return;
  for (size_t i = 0; i < bytes / sizeof *entries; i++) {
    if (!IS_SLOT(ELF64_R_TYPE(entries[i].r_info))) continue;
    const ElfW(Sym) *symbol = &library->symbols[ELF64_R_SYM(entries[i].r_info)];
    Function *function = replacement_for(library, library->strings + symbol->st_name);
    if (function) write_slot(library, library->base + entries[i].r_offset, function);
  }
}

static int visit(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  (void)context;
  Library library = {.path = info->dlpi_name ? info->dlpi_name : "", .base = info->dlpi_addr};
  const ElfW(Dyn) *entry = NULL;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type == PT_DYNAMIC) entry = (const ElfW(Dyn) *)(library.base + part->p_vaddr);
    if (part->p_type != PT_GNU_RELRO) continue;
    library.read_only_start = library.base + part->p_vaddr;
    library.read_only_end = library.read_only_start + part->p_memsz;
  }
  const ElfW(Rela) *calls = NULL, *others = NULL;
  size_t calls_size = 0, others_size = 0;
  for (; entry && entry->d_tag != DT_NULL; entry++) {
    // The dynamic linker has made addresses of offsets, but not in the kernel's own library.
    uintptr_t address = entry->d_un.d_ptr;
    if (address < library.base) address += library.base;
    switch (entry->d_tag) {
      case DT_SYMTAB: library.symbols = (const ElfW(Sym) *)address; break;
      case DT_STRTAB: library.strings = (const char *)address; break;
      case DT_JMPREL: calls = (const ElfW(Rela) *)address; break;
      case DT_PLTRELSZ: calls_size = entry->d_un.d_val; break;
      case DT_RELA: others = (const ElfW(Rela) *)address; break;
      case DT_RELASZ: others_size = entry->d_un.d_val; break;
      default: break;
    }
  }
  if (!library.symbols || !library.strings) return 0;
  write_slots(&library, calls, calls_size);
  write_slots(&library, others, others_size);
  return 0;
}

void CProcessDefaultsReplaceFunctions(void) {
  CMainWorkFindFunctions();
  has_formatting = CProcessDefaultsFindFormatting();
  dl_iterate_phdr(visit, NULL);
}

#else

void CProcessDefaultsReplaceFunctions(void) {}

#endif
