interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
}

export const conclude: (
  results: readonly Result[],
  notRun?: readonly string[],
) => { readonly lines: readonly string[]; readonly exitCode: 0 | 1 };
