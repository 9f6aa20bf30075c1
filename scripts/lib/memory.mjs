/**
 * How the service's process gives memory back: glibc keeps what threads have freed, in arenas of which
 * there may be eight a core, and learns to keep large pieces too. So two arenas, and large pieces
 * always straight from the system.
 */
export const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
