/** Others wait. `file`: the lock's, created if missing. */
export function withLock<T>(file: string, work: () => Promise<T>): Promise<T>;
