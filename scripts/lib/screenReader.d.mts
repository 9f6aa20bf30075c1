/** Throws Stop. */
export const ensureScreenReader: () => Promise<void>;
