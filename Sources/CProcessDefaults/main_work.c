// Leads what a view asks of the main thread for later to the clock that a test decides on, instead
// of to the system: blocks for the main queue, jobs of Swift's tasks, timers of the run loop.
//
// Each function stands in the place of the system's; `replaced_functions.c` puts it there. Where
// the thread has no receiver it calls the system's: it has one while a harness runs a view's code.
#define _GNU_SOURCE
#include "CProcessDefaults.h"
#include "main_work.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef __linux__

// `MainWork`'s side, in Swift. Weak: a program need not link it. They answer whether they took it.
#define WEAK __attribute__((weak))
extern bool CMainWorkTakeCall(
    uintptr_t receiver, uint32_t place, uint32_t clock, int64_t when, uintptr_t queue,
    uintptr_t function, uintptr_t context) WEAK;
extern bool CMainWorkTakeJob(uintptr_t receiver, uintptr_t function, uintptr_t context) WEAK;
extern bool CMainWorkTakeSync(uintptr_t receiver, uintptr_t function, uintptr_t context) WEAK;
extern bool CMainWorkTakeNotice(
    uintptr_t receiver, uintptr_t group, uintptr_t function, uintptr_t context) WEAK;
extern bool CMainWorkBegin(uintptr_t receiver) WEAK;
extern void CMainWorkEnd(uintptr_t receiver) WEAK;
extern bool CMainWorkTakeTimer(uintptr_t receiver, bool is_main_loop, uintptr_t timer) WEAK;
extern void CMainWorkMoveTimer(uintptr_t receiver, uintptr_t timer, double date) WEAK;
extern void CMainWorkNoteReading(uintptr_t receiver, uint32_t clock, int64_t nanoseconds) WEAK;

static _Thread_local uintptr_t receiver;

uintptr_t CMainWorkReceiver(void) { return receiver; }
void CMainWorkSetReceiver(uintptr_t value) { receiver = value; }

// The system's functions. They are looked up by name: this library's own calls are led here, too.
static struct {
  int (*clock_gettime)(clockid_t, struct timespec *);
  void (*dispatch_async)(const void *, void *);
  void (*dispatch_async_f)(const void *, void *, void (*)(void *));
  void (*dispatch_sync)(const void *, void *);
  void (*dispatch_after)(uint64_t, const void *, void *);
  void (*dispatch_after_f)(uint64_t, const void *, void *, void (*)(void *));
  void (*dispatch_group_async)(void *, const void *, void *);
  void (*dispatch_group_enter)(void *);
  void (*dispatch_group_leave)(void *);
  void (*dispatch_group_notify)(void *, const void *, void *);
  void (*dispatch_group_notify_f)(void *, const void *, void *, void (*)(void *));
  long (*dispatch_group_wait)(void *, uint64_t);
  void (*dispatch_retain)(void *);
  void (*dispatch_release)(void *);
  uint64_t (*dispatch_time)(uint64_t, int64_t);
  const char *(*dispatch_queue_get_label)(const void *);
  void *(*copy_block)(const void *);
  void (*release_block)(const void *);
  const void *main_queue;
  void (*add_timer)(const void *, const void *, const void *);
  void (*set_fire_date)(const void *, double);
  void (*timer_context)(const void *, void *);
  void (*perform_block)(const void *, const void *, void *);
  const void *(*main_loop)(void);
  const void *(*current_loop)(void);
} the_system;

static void *find(const char *name) { return dlsym(RTLD_DEFAULT, name); }

void CMainWorkFindFunctions(void) {
  the_system.clock_gettime = (int (*)(clockid_t, struct timespec *))find("clock_gettime");
  the_system.dispatch_async = find("dispatch_async");
  the_system.dispatch_async_f = find("dispatch_async_f");
  the_system.dispatch_sync = find("dispatch_sync");
  the_system.dispatch_after = find("dispatch_after");
  the_system.dispatch_after_f = find("dispatch_after_f");
  the_system.dispatch_group_async = find("dispatch_group_async");
  the_system.dispatch_group_enter = find("dispatch_group_enter");
  the_system.dispatch_group_leave = find("dispatch_group_leave");
  the_system.dispatch_group_notify = find("dispatch_group_notify");
  the_system.dispatch_group_notify_f = find("dispatch_group_notify_f");
  the_system.dispatch_group_wait = find("dispatch_group_wait");
  the_system.dispatch_retain = find("dispatch_retain");
  the_system.dispatch_release = find("dispatch_release");
  the_system.dispatch_time = find("dispatch_time");
  the_system.dispatch_queue_get_label = find("dispatch_queue_get_label");
  the_system.copy_block = find("_Block_copy");
  the_system.release_block = find("_Block_release");
  the_system.main_queue = find("_dispatch_main_q");
  the_system.add_timer = find("CFRunLoopAddTimer");
  the_system.set_fire_date = find("CFRunLoopTimerSetNextFireDate");
  the_system.timer_context = find("CFRunLoopTimerGetContext");
  the_system.perform_block = find("CFRunLoopPerformBlock");
  the_system.main_loop = find("CFRunLoopGetMain");
  the_system.current_loop = find("CFRunLoopGetCurrent");
}

bool CMainWorkIsInPlace(void) {
  return the_system.dispatch_async && the_system.dispatch_after && the_system.dispatch_after_f &&
         the_system.dispatch_time && the_system.copy_block &&
         the_system.main_queue && the_system.add_timer && the_system.timer_context &&
         CMainWorkTakeCall;
}

// MARK: Clocks

static clockid_t clock_id(uint32_t clock) {
  switch (clock) {
    case CMainWorkClockContinuous: return CLOCK_BOOTTIME;
    case CMainWorkClockWall: return CLOCK_REALTIME;
    default: return CLOCK_MONOTONIC;
  }
}

int64_t CMainWorkNow(uint32_t clock) {
  struct timespec time = {0};
  if (the_system.clock_gettime) the_system.clock_gettime(clock_id(clock), &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int CMainWork_clock_gettime(clockid_t id, struct timespec *time) {
  int status = the_system.clock_gettime(id, time);
  if (!receiver || status != 0 || !CMainWorkNoteReading) return status;
  int64_t nanoseconds = (int64_t)time->tv_sec * 1000000000 + time->tv_nsec;
  switch (id) {
    case CLOCK_MONOTONIC:
      CMainWorkNoteReading(receiver, CMainWorkClockUptime, nanoseconds);
      break;
    case CLOCK_BOOTTIME:
      CMainWorkNoteReading(receiver, CMainWorkClockContinuous, nanoseconds);
      break;
    case CLOCK_REALTIME:
      CMainWorkNoteReading(receiver, CMainWorkClockWall, nanoseconds);
      break;
    default: break;
  }
  return status;
}

// What a time of libdispatch's means: its two highest bits tell the clock.
static bool read_time(uint64_t when, uint32_t *clock, int64_t *nanoseconds) {
  const uint64_t top = UINT64_C(1) << 63, second = UINT64_C(1) << 62;
  if (when == UINT64_MAX) return false;
  if ((when & top) && (when & second)) {
    *clock = CMainWorkClockWall;
    *nanoseconds = -(int64_t)when;
  } else {
    *clock = when & top ? CMainWorkClockContinuous : CMainWorkClockUptime;
    *nanoseconds = (int64_t)(when & ~top);
  }
  return true;
}

// MARK: Blocks

// What every compiler of blocks has agreed on.
typedef struct {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *);
} Block;

static void call_block(void *block) {
  ((Block *)block)->invoke(block);
  the_system.release_block(block);
}

void CMainWorkReleaseQueue(uintptr_t queue) { the_system.dispatch_release((void *)queue); }

// Where work is done: on the main queue, on another, or where Swift's tasks are on no actor.
enum { MAIN, QUEUE, NO_ACTOR };

static uint32_t place_of(const void *queue) {
  if (queue == the_system.main_queue) return MAIN;
  const char *label = the_system.dispatch_queue_get_label(queue);
  return label && strcmp(label, "Swift global concurrent queue") == 0 ? NO_ACTOR : QUEUE;
}

static bool take(
    uint32_t clock, int64_t when, const void *queue, void (*function)(void *), void *context) {
  uint32_t place = place_of(queue);
  if (place == QUEUE) the_system.dispatch_retain((void *)queue);
  bool is_taken = CMainWorkTakeCall(
      receiver, place, clock, when, (uintptr_t)queue, (uintptr_t)function, (uintptr_t)context);
  if (!is_taken && place == QUEUE) CMainWorkReleaseQueue((uintptr_t)queue);
  return is_taken;
}

static bool take_block(uint32_t clock, int64_t when, const void *queue, void *block) {
  void *copy = the_system.copy_block(block);
  if (take(clock, when, queue, call_block, copy)) return true;
  the_system.release_block(copy);
  return false;
}

static bool is_received(const void *queue) {
  return receiver && queue == the_system.main_queue && CMainWorkTakeCall;
}

// A block of `dispatch_block_create`, which may say how its queue is to treat it.
static bool has_flags(void *block) {
  static _Atomic(void *) special;
  void *known = special;
  if (!known) {
    void *(*create)(unsigned long, void *) = find("dispatch_block_create");
    void *sample = create ? create(0, block) : NULL;
    if (!sample) return true;
    known = (void *)((Block *)sample)->invoke;
    the_system.release_block(sample);
    special = known;
  }
  return (void *)((Block *)block)->invoke == known;
}

// Work on another queue that the thread's receiver waits for, and that hands work to it as well.
typedef struct {
  uintptr_t receiver;
  CMainWorkCall call;
} Inherited;

static void call_inherited(void *context) {
  Inherited inherited = *(Inherited *)context;
  free(context);
  uintptr_t outer = receiver;
  receiver = inherited.receiver;
  CMainWorkDo(inherited.call);
  receiver = outer;
  CMainWorkEnd(inherited.receiver);
}

bool CMainWorkAsync(uintptr_t heir, uintptr_t queue, CMainWorkCall call) {
  Inherited *inherited = malloc(sizeof *inherited);
  if (!inherited || !CMainWorkBegin(heir)) return free(inherited), false;
  *inherited = (Inherited){heir, call};
  the_system.dispatch_async_f((const void *)queue, inherited, call_inherited);
  return true;
}

void CMainWork_dispatch_async(const void *queue, void *block) {
  if (is_received(queue)) {
    if (take_block(CMainWorkClockUptime, CMainWorkNoTime, queue, block)) return;
  } else if (receiver && CMainWorkBegin && !has_flags(block)) {
    void *copy = the_system.copy_block(block);
    CMainWorkCall call = {(uintptr_t)call_block, (uintptr_t)copy};
    if (CMainWorkAsync(receiver, (uintptr_t)queue, call)) return;
    the_system.release_block(copy);
  }
  the_system.dispatch_async(queue, block);
}

void CMainWork_dispatch_after(uint64_t when, const void *queue, void *block) {
  uint32_t clock;
  int64_t time;
  if (receiver && CMainWorkTakeCall && read_time(when, &clock, &time) &&
      (queue == the_system.main_queue || !has_flags(block)) &&
      take_block(clock, time, queue, block))
    return;
  the_system.dispatch_after(when, queue, block);
}

static void call_borrowed(void *block) { ((Block *)block)->invoke(block); }

void CMainWork_dispatch_sync(const void *queue, void *block) {
  if (is_received(queue) && CMainWorkTakeSync &&
      CMainWorkTakeSync(receiver, (uintptr_t)call_borrowed, (uintptr_t)block))
    return;
  the_system.dispatch_sync(queue, block);
}

// A block that belongs to a group.
typedef struct {
  void *group;
  void *block;
} Member;

static void call_member(void *context) {
  Member *member = context;
  void *group = member->group;
  call_block(member->block);
  free(member);
  the_system.dispatch_group_leave(group);
}

void CMainWork_dispatch_group_async(void *group, const void *queue, void *block) {
  Member *member = is_received(queue) ? malloc(sizeof *member) : NULL;
  if (member) {
    *member = (Member){group, the_system.copy_block(block)};
    // Entering the group keeps it alive until the block has run.
    the_system.dispatch_group_enter(group);
    if (take(CMainWorkClockUptime, CMainWorkNoTime, queue, call_member, member)) return;
    the_system.release_block(member->block);
    free(member);
    the_system.dispatch_group_leave(group);
  }
  the_system.dispatch_group_async(group, queue, block);
}

void CMainWork_dispatch_group_notify(void *group, const void *queue, void *block) {
  if (is_received(queue) && CMainWorkTakeNotice) {
    void *copy = the_system.copy_block(block);
    the_system.dispatch_retain(group);
    if (CMainWorkTakeNotice(receiver, (uintptr_t)group, (uintptr_t)call_block, (uintptr_t)copy))
      return;
    the_system.release_block(copy);
    the_system.dispatch_release(group);
  }
  the_system.dispatch_group_notify(group, queue, block);
}

bool CMainWorkTakeEmptyGroup(uintptr_t group) {
  if (the_system.dispatch_group_wait((void *)group, 0) != 0) return false;
  the_system.dispatch_release((void *)group);
  return true;
}

void CMainWorkNotify(uintptr_t group, CMainWorkCall call) {
  the_system.dispatch_group_notify_f(
      (void *)group, the_system.main_queue, (void *)call.context, (void (*)(void *))call.function);
  the_system.dispatch_release((void *)group);
}

void CMainWork_CFRunLoopPerformBlock(const void *loop, const void *mode, void *block) {
  if (receiver && CMainWorkTakeCall && loop == the_system.main_loop() &&
      take_block(CMainWorkClockUptime, CMainWorkNoTime, the_system.main_queue, block))
    return;
  the_system.perform_block(loop, mode, block);
}

// MARK: Swift's tasks

// A job of a task.
void CMainWork_dispatch_async_f(const void *queue, void *context, void (*function)(void *)) {
  if (is_received(queue)) {
    if (take(CMainWorkClockUptime, CMainWorkNoTime, queue, function, context)) return;
  } else if (receiver && CMainWorkTakeJob && place_of(queue) == NO_ACTOR) {
    // A queue of an app's own that an actor runs on keeps its jobs.
    if (CMainWorkTakeJob(receiver, (uintptr_t)function, (uintptr_t)context)) return;
  }
  the_system.dispatch_async_f(queue, context, function);
}

// The end of a task's sleep.
void CMainWork_dispatch_after_f(
    uint64_t when, const void *queue, void *context, void (*function)(void *)) {
  uint32_t clock;
  int64_t time;
  if (receiver && CMainWorkTakeCall && read_time(when, &clock, &time) &&
      take(clock, time, queue, function, context))
    return;
  the_system.dispatch_after_f(when, queue, context, function);
}

// MARK: What was taken

void CMainWorkDo(CMainWorkCall call) {
  ((void (*)(void *))call.function)((void *)call.context);
}

void CMainWorkHandBack(int64_t nanoseconds, uintptr_t queue, CMainWorkCall call) {
  void (*function)(void *) = (void (*)(void *))call.function;
  if (nanoseconds <= 0) {
    the_system.dispatch_async_f((const void *)queue, (void *)call.context, function);
  } else {
    uint64_t when = the_system.dispatch_time(0, nanoseconds);
    the_system.dispatch_after_f(when, (const void *)queue, (void *)call.context, function);
  }
}

// MARK: Timers

// Foundation's timer, which the run loop's has as its context.
static const void *foundation_timer(const void *timer) {
  struct {
    long version;
    void *info;
    void *functions[3];
  } context = {0};
  the_system.timer_context(timer, &context);
  return context.info;
}

void CMainWork_CFRunLoopAddTimer(const void *loop, const void *timer, const void *mode) {
  if (receiver && CMainWorkTakeTimer) {
    bool is_main = loop == the_system.main_loop();
    bool is_own = is_main || loop == the_system.current_loop();
    const void *info = is_own ? foundation_timer(timer) : NULL;
    if (info && CMainWorkTakeTimer(receiver, is_main, (uintptr_t)info)) return;
  }
  the_system.add_timer(loop, timer, mode);
}

void CMainWork_CFRunLoopTimerSetNextFireDate(const void *timer, double date) {
  the_system.set_fire_date(timer, date);
  if (receiver && CMainWorkMoveTimer) {
    const void *info = foundation_timer(timer);
    if (info) CMainWorkMoveTimer(receiver, (uintptr_t)info, date);
  }
}

#else

uintptr_t CMainWorkReceiver(void) { return 0; }
void CMainWorkSetReceiver(uintptr_t value) { (void)value; }
int64_t CMainWorkNow(uint32_t clock) { return (void)clock, 0; }
void CMainWorkDo(CMainWorkCall call) { (void)call; }
void CMainWorkHandBack(int64_t nanoseconds, uintptr_t queue, CMainWorkCall call) {
  (void)nanoseconds, (void)queue, (void)call;
}
bool CMainWorkAsync(uintptr_t receiver, uintptr_t queue, CMainWorkCall call) {
  return (void)receiver, (void)queue, (void)call, false;
}
void CMainWorkReleaseQueue(uintptr_t queue) { (void)queue; }
bool CMainWorkTakeEmptyGroup(uintptr_t group) { return (void)group, false; }
void CMainWorkNotify(uintptr_t group, CMainWorkCall call) { (void)group, (void)call; }
bool CMainWorkIsInPlace(void) { return false; }

#endif
