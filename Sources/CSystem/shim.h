/* What Swift's Glibc module leaves out, because it is built without _GNU_SOURCE. */
#ifndef TILEMENU_CSYSTEM_H
#define TILEMENU_CSYSTEM_H
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <stddef.h>
#include <wchar.h>

/* Declared here and not included: <sys/types.h> under _GNU_SOURCE is not the one that Swift's Glibc
   module was built from, and Swift refuses a program that sees both. `long` is off_t and ssize_t. */

/* Extended attributes of an open file. */
extern long flistxattr(int descriptor, char *names, size_t size);
extern long fgetxattr(int descriptor, const char *name, void *value, size_t size);
extern int fsetxattr(int descriptor, const char *name, const void *value, size_t size, int flags);
extern int fremovexattr(int descriptor, const char *name);

/* Sets room aside for the bytes from offset on; the file's size, which readers see, stays. */
extern int fallocate(int descriptor, int mode, long offset, long length);
static inline int reserve_room(int descriptor, long offset, long length) {
  return fallocate(descriptor, 0x01 /* FALLOC_FL_KEEP_SIZE */, offset, length);
}

/* The allocator: how much may lie unused at its end before it is given back, how many stretches may
   lie apart, and how large one is. */
extern size_t malloc_usable_size(void *room);
extern int mallopt(int parameter, int value);
static const int malloc_trim_threshold = -1 /* M_TRIM_THRESHOLD */;
static const int malloc_stretches = -4 /* M_MMAP_MAX */;

/* A folder opened with this may be passed through and written to, but not listed or synced. */
static const int open_path_only = 010000000 /* O_PATH */;

/* Has a program that is spawned run in a folder; `actions` is a posix_spawn_file_actions_t. */
extern int posix_spawn_file_actions_addchdir_np(void *actions, const char *folder);

/* Closes all descriptors from one on, in a program that is spawned. */
extern int posix_spawn_file_actions_addclosefrom_np(void *actions, int from);
extern void closefrom(int from);
#endif
