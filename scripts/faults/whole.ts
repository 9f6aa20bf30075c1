import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../../server/config';
import { openDatabase } from '../../server/db/open';
import * as schema from '../../server/db/schema';
import { isStorageKey } from '../../server/documents/keys';
import { dataStepSlugs, stepTable } from '../../src/contract/steps/table';
import type { Outcome } from './kills';

const silent = { error: () => undefined, warn: () => undefined };
const order: readonly string[] = Object.keys(stepTable);

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile() && isStorageKey(entry.name))
    .map(({ name }) => name);

/**
 * `orphans`: files that no row names, which the sweep is to take away. `inBucket`: the files, where they are
 * not in the data folder.
 */
export const wholeness = async (
  environment: Readonly<Record<string, string>>,
  inBucket?: readonly string[],
): Promise<{ readonly outcomes: Outcome[]; readonly orphans: number; readonly requests: number }> => {
  const config = readConfig(environment);
  const { db, close } = await openDatabase(config, silent);
  try {
    const requests = await db.select().from(schema.requests);
    const answers = await db.select().from(schema.stepAnswers);
    const rows = [
      ...(await db.select().from(schema.documents)),
      ...(await db.select().from(schema.contracts)),
    ];
    const files = inBucket ?? (await filesBelow(path.join(config.DATA_DIR, 'documents')));
    // A document that the review has asked for has a row before its file comes.
    const keys = new Set(rows.map(({ storageKey }) => storageKey).filter((key) => key !== ''));
    const outcomes: Outcome[] = [];
    const expect = (name: string, wrong: readonly string[]): void =>
      void outcomes.push(wrong.length === 0 ? { name } : { name, failure: wrong.join(', ') });

    expect(
      'no row without its file',
      [...keys].filter((key) => !files.includes(key)),
    );
    const stored = new Set(answers.map(({ guid, step }) => `${guid} ${step}`));
    const passed = requests.flatMap(({ guid, step }) =>
      dataStepSlugs.slice(0, Math.max(0, order.indexOf(step))).map((slug) => `${guid} ${slug}`),
    );
    expect(
      'no step passed without its answers',
      passed.filter((one) => !stored.has(one)),
    );
    const signed = new Set(requests.filter(({ completedAt }) => completedAt).map(({ guid }) => guid));
    expect(
      'nobody signed by halves',
      (await db.select().from(schema.contracts))
        .filter(({ guid, signedAt }) => signed.has(guid) !== (signedAt !== null))
        .map(({ guid }) => guid),
    );
    return { outcomes, orphans: files.filter((name) => !keys.has(name)).length, requests: requests.length };
  } finally {
    await close();
  }
};
