/** Delays in milliseconds before a position that was not recorded is sent again, unseen. */
export const pauses: readonly number[] = [2_000, 8_000];
