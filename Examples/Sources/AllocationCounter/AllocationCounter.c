// glibc lets a program replace its allocator: these definitions in the executable are found
// before libc's by every library, the Swift runtime included.
#include "AllocationCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

// Found without a call that might allocate.
static __thread uint64_t count __attribute__((tls_model("initial-exec")));
static __thread int64_t bytes __attribute__((tls_model("initial-exec")));

uint64_t allocation_count(void) { return count; }
int64_t allocated_bytes(void) { return bytes; }

static void *counted(void *block) {
  count++;
  bytes += (int64_t)malloc_usable_size(block);
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *realloc(void *block, size_t size) {
  int64_t before = (int64_t)malloc_usable_size(block);
  void *moved = __libc_realloc(block, size);
  if (moved || !size) bytes -= before;
  return counted(moved);
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *aligned = memalign(alignment, size);
  if (!aligned) return ENOMEM;
  *block = aligned;
  return 0;
}

void free(void *block) {
  bytes -= (int64_t)malloc_usable_size(block);
  __libc_free(block);
}
