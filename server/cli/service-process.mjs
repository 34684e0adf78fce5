// How much memory the service's process may keep for later. Both figures stand in the Dockerfile too.

/**
 * Node gives each half of its nursery up to 64 MB where the machine has them; the service's calls leave little behind
 * and are as fast with 16 (tests/bench/support-streams.ts).
 */
export const SERVICE_FLAGS = ['--max-semi-space-size=16'];

/** glibc keeps a heap of its own for each thread that hashes passwords or draws pictures, and gives little of it back. */
export const SERVICE_ENV = { MALLOC_ARENA_MAX: '2' };
