#ifndef MAIN_WORK_H
#define MAIN_WORK_H

#include <stdint.h>
#include <time.h>

// What `main_work.c` puts in the place of the system's functions of the same names.
void CMainWork_dispatch_async(const void *queue, void *block);
void CMainWork_dispatch_sync(const void *queue, void *block);
void CMainWork_dispatch_after(uint64_t when, const void *queue, void *block);
void CMainWork_dispatch_group_async(void *group, const void *queue, void *block);
void CMainWork_dispatch_group_notify(void *group, const void *queue, void *block);
void CMainWork_dispatch_after_f(
    uint64_t when, const void *queue, void *context, void (*function)(void *));
void CMainWork_dispatch_async_f(const void *queue, void *context, void (*function)(void *));
int CMainWork_clock_gettime(clockid_t id, struct timespec *time);
void CMainWork_CFRunLoopAddTimer(const void *loop, const void *timer, const void *mode);
void CMainWork_CFRunLoopTimerSetNextFireDate(const void *timer, double date);
void CMainWork_CFRunLoopPerformBlock(const void *loop, const void *mode, void *block);

/// Finds the system's functions; comes before any of the above is called.
void CMainWorkFindFunctions(void);

#endif
