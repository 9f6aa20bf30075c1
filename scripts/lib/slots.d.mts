export const inSlots: <Job extends { readonly name: string; readonly after?: string }, Result>(
  jobs: readonly Job[],
  slots: number,
  run: (job: Job) => Promise<Result>,
) => Promise<Result[]>;
