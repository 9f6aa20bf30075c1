export interface ExcludeOptions {
  /** Their two letters, e.g. ['VS']. */
  readonly exclude?: readonly string[];
}

export const isExcluded = (sigla: string, { exclude = [] }: ExcludeOptions): boolean =>
  exclude.includes(sigla);
