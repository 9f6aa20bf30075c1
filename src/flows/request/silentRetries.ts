/** In milliseconds (docs/decisions/wire.md). */
export const pauses: readonly number[] = [2_000, 8_000];
