#ifndef CMAINWORK_H
#define CMAINWORK_H

#include <stdbool.h>
#include <stdint.h>

/// A function that somebody wants called, and what it is called with. Addresses are numbers, since
/// `MainWork` keeps them and looks at none.
typedef struct {
  uintptr_t function;
  uintptr_t context;
} CMainWorkCall;

/// The clocks by which a time in nanoseconds is counted.
enum {
  CMainWorkClockUptime,
  CMainWorkClockContinuous,
  CMainWorkClockWall,
};

/// The time of work that names none.
enum { CMainWorkNoTime = -1 };

/// Who gets the work that code of this thread asks for; 0 where the system does.
uintptr_t CMainWorkReceiver(void);
void CMainWorkSetReceiver(uintptr_t receiver);

/// The clock's time, in nanoseconds; unlike a reading by the code of a view it is told to nobody.
int64_t CMainWorkNow(uint32_t clock);

/// Does work that was taken.
void CMainWorkDo(CMainWorkCall call);

/// Does work on another queue, in the name of a receiver: what it asks of the main thread is the
/// receiver's, too. Returns false, and does nothing, where the receiver takes no more.
bool CMainWorkAsync(uintptr_t receiver, uintptr_t queue, CMainWorkCall call);

/// Lets go of a queue other than the main one that work was taken for.
void CMainWorkReleaseQueue(uintptr_t queue);

/// Whether nobody is in a group any more; it is released then.
bool CMainWorkTakeEmptyGroup(uintptr_t group);

/// Hands work to the system: for when a group is empty, after a time, or at once. The group is
/// released.
void CMainWorkNotify(uintptr_t group, CMainWorkCall call);
void CMainWorkHandBack(int64_t nanoseconds, uintptr_t queue, CMainWorkCall call);

/// Whether work gets here: the functions that it needs are there.
bool CMainWorkIsInPlace(void);

#endif
