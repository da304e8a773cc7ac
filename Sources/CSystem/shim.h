/* What Swift's Glibc module leaves out, because it is built without _GNU_SOURCE. */
#ifndef TILEMENU_CSYSTEM_H
#define TILEMENU_CSYSTEM_H
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <wchar.h>
#endif
