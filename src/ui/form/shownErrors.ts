/** Which fields of a form show their errors: those that were left, or that were there at a failed attempt. */
export interface ShownErrors {
  /** `submitCount`: attempts before the field appeared. */
  readonly add: (name: string, submitCount: number) => () => void;
  readonly leave: (name: string) => void;
  readonly isLeft: (name: string) => boolean;
  /** False for a path without a field on the page. */
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
