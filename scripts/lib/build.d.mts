/** Builds the web app where dist is missing or made from other sources. Throws Stop when the build fails. */
export function ensureBuilt(env?: NodeJS.ProcessEnv): Promise<void>;
/** Compiles the service where dist/server is missing or made from other sources, in one process at a time. */
export function ensureServiceBuilt(): Promise<void>;
