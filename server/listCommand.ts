/** `npm run data -- list`: the requests by state and time, without a personal value. */
import { parseArgs } from 'node:util';
import { requests } from './db/schema';
import type { Db } from './db/types';
import { listRequests, type ListedRequest } from './repositories/requestList';

const STATES = requests.state.enumValues;
/** A day, or an instant with its zone: a time without one would depend on the machine. */
const TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

interface Options {
  readonly state?: (typeof STATES)[number] | undefined;
  readonly since?: Date | undefined;
  readonly json: boolean;
}

/** Returns undefined for arguments that are none of the command's. A day begins at midnight UTC. */
export const listOptions = (args: readonly string[]): Options | undefined => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { state: { type: 'string' }, since: { type: 'string' }, json: { type: 'boolean' } },
    });
    const { state, since, json = false } = values;
    const known = STATES.find((one) => one === state);
    const time = since !== undefined && TIME.test(since) ? new Date(since) : undefined;
    if (state !== known || (since !== undefined && (!time || Number.isNaN(time.getTime())))) return undefined;
    return { state: known, since: time, json };
  } catch {
    return undefined;
  }
};

const COLUMNS = ['guid', 'journey', 'state', 'step', 'createdAt', 'updatedAt', 'completedAt'] as const;

const cell = (value: ListedRequest[keyof ListedRequest]): string =>
  value instanceof Date ? value.toISOString() : (value ?? '-');

const table = (rows: readonly ListedRequest[]): string =>
  [COLUMNS.join('\t'), ...rows.map((row) => COLUMNS.map((name) => cell(row[name])).join('\t'))].join('\n');

/** Lines of columns separated by tabs, or a JSON array of objects; times in UTC. */
export const listText = async (db: Db, { json, ...filter }: Options): Promise<string> => {
  const rows = await listRequests(db, filter);
  return json ? JSON.stringify(rows, null, 2) : table(rows);
};
