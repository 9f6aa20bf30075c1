import { NoopLogger } from 'drizzle-orm';

interface Planned {
  left: number;
  failed: string | undefined;
}
let planned: Planned | undefined;

/** As of a statement that the database has cancelled: for the moment, it is away. */
const cancelled = (): Error => Object.assign(new Error('The statement was cancelled'), { code: '57014' });

/** BEGIN is sent with the first statement, and its failure is that one's; ROLLBACK ends what has failed. */
const NOT_FAILED = /^(?:begin|rollback)/;

// Drizzle calls its logger before it sends each statement, and a logger that throws fails it.
NoopLogger.prototype.logQuery = (statement?: string): void => {
  if (!planned || planned.failed !== undefined || !statement || NOT_FAILED.test(statement)) return;
  planned.left -= 1;
  if (planned.left > 0) return;
  planned.failed = statement;
  throw cancelled();
};

/** `failed` is undefined if the work has fewer statements. */
export const withFailing = async <Result>(
  place: number,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly failed: string | undefined }> => {
  const own: Planned = { left: place, failed: undefined };
  planned = own;
  try {
    return { result: await work(), failed: own.failed };
  } finally {
    planned = undefined;
  }
};
