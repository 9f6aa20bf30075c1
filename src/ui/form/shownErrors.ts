/** Which fields of a form show their errors: those that were left, or that were there at a failed attempt. */
export interface ShownErrors {
  /** A field appears; `submitCount`: attempts before. Returns what takes it away. */
  readonly add: (name: string, submitCount: number) => () => void;
  /** The field was left, or its choice was made. */
  readonly leave: (name: string) => void;
  readonly isLeft: (name: string) => boolean;
  /** Also of a group of boxes. Of a path without a field on the page: no. */
  readonly isShown: (name: string, submitCount: number) => boolean;
}

export const createShownErrors = (): ShownErrors => {
  const born = new Map<string, number>();
  const left = new Set<string>();
  return {
    add: (name, submitCount) => {
      born.set(name, submitCount);
      return () => {
        born.delete(name);
        left.delete(name);
      };
    },
    leave: (name) => void left.add(name),
    isLeft: (name) => left.has(name),
    isShown: (name, submitCount) => left.has(name) || submitCount > (born.get(name) ?? submitCount),
  };
};
