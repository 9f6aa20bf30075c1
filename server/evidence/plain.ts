export type Plain<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : T extends object
      ? { readonly [Name in keyof T]: Plain<T[Name]> }
      : T;

export const plain = <T extends object>(value: T): Plain<T> => JSON.parse(JSON.stringify(value)) as Plain<T>;
