#ifndef CPROCESSDEFAULTS_H
#define CPROCESSDEFAULTS_H

#include "CMainWork.h"

#include <stdbool.h>

/// Gives the process Greenwich's time zone and ICU the language of the United States, whatever the
/// machine's environment says. Runs once by itself before the program's own code, so that nothing
/// has read the machine's settings before it.
///
/// Returns whether the environment named another time zone, as a test leaves it that sets `TZ`.
/// Programs that this process starts inherit the zone.
bool CProcessDefaultsRestore(void);

/// Says how many digits after the separator the next number that this thread formats has at most;
/// -1 for what its formatter says.
void CProcessDefaultsSetFractionDigits(int64_t maximum);

#endif
