#pragma once
#include <stdint.h>

/// The calls of malloc and its relatives that this thread has made so far.
uint64_t allocation_count(void);

/// The bytes that this thread has taken from the heap so far, less those it gave back.
int64_t allocated_bytes(void);
