/** Builds the web app where dist is missing or made from other sources. Throws Stop when the build fails. */
export function ensureBuilt(env?: NodeJS.ProcessEnv): Promise<void>;
export function ensureServiceBuilt(): Promise<void>;
