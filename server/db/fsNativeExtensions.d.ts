/** The part of the package that is used here: it has no types. */
declare module 'fs-native-extensions' {
  /** The lock is the file descriptor's alone. Returns false when another one holds it. */
  export function tryLock(fd: number): boolean;
}
