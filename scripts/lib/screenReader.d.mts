/** Installs what the walks by ear need, and the language in which Orca speaks. Throws Stop. */
export const ensureScreenReader: () => Promise<void>;
