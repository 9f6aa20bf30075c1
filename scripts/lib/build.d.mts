/** Throws Stop when the build fails. */
export function ensureBuilt(env?: NodeJS.ProcessEnv): Promise<void>;
export function ensureServiceBuilt(): Promise<void>;
