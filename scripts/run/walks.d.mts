type Environment = Readonly<Record<string, string>>;

export const readyEngines: (
  engines: readonly string[],
  ensure?: (engine: string) => Promise<Environment>,
) => Promise<{
  readonly ready: readonly string[];
  readonly env: Environment;
  readonly notRun: readonly string[];
}>;
