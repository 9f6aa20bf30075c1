/** The part of the package that is used here: it has no types. */
declare module 'fs-native-extensions' {
  /** Locks an open file for its file descriptor alone. Returns false when another one holds the lock. */
  export function tryLock(fd: number): boolean;
  /** Resolves once the file is locked. */
  export function waitForLock(fd: number): Promise<void>;
}
