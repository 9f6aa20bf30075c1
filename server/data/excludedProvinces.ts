export interface ExcludeOptions {
  readonly exclude?: readonly string[];
}

export const isExcluded = (sigla: string, { exclude = [] }: ExcludeOptions): boolean =>
  exclude.includes(sigla);
