export function hashFiles(root: string, entries: readonly string[]): string;
export function hashBuildSources(root: string): string;
export function hashLockFile(root: string): string;
