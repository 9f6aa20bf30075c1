/** SHA-256 in hex. */
export function hashBuildSources(root: string, env?: NodeJS.ProcessEnv): string;
export function hashServiceSources(root: string): string;
