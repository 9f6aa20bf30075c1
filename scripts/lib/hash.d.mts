/** SHA-256 in hex over everything that the built web app depends on. */
export function hashBuildSources(root: string, env?: NodeJS.ProcessEnv): string;
export function hashServiceSources(root: string): string;
