export interface Postgres {
  readonly url: string;
  readonly restart: (awayMs: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}
export function startPostgres(options?: {
  readonly durable?: boolean;
  readonly binaries?: string;
}): Promise<Postgres>;
