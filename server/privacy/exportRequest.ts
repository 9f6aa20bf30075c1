import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { openRows } from '../db/sealedRows';
import type { AppDeps } from '../deps';
import { FileBroken } from '../documents/sealedStore';
import { findAllAnswers, type SavedAnswer } from '../repositories/answers';
import { listAudit } from '../repositories/audit';
import { findRequest } from '../repositories/requests';
import { listTraces } from '../repositories/traces';
import { isOwned, messagesTo, ownedTables } from './eraseRows';

type Deps = Pick<AppDeps, 'db' | 'documents' | 'clock'>;
type Row = Readonly<Record<string, unknown>>;

/** Columns that could grant access or say nothing about the person. Only their presence is exported. */
const SECRET = new Set([
  'passwordHash',
  'hash',
  'tokenHash',
  'previousTokenHash',
  'acceptedHash',
  'digits',
  'earlierHash',
]);
const withoutSecrets = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !/Index$/.test(name))
      .map(([name, value]) => [name, SECRET.has(name) && value ? '(kept, not exported)' : value]),
  );

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'video/webm': 'webm',
  'video/mp4': 'mp4',
};

/** {step: {widget: {component: value}}}, under the names of the specification. */
const nested = (rows: readonly (SavedAnswer & { readonly step: string })[]): object => {
  const steps: Record<string, Record<string, Record<string, string>>> = {};
  for (const { step, widget, component, value } of rows) {
    const widgets = (steps[step] ??= {});
    (widgets[widget] ??= {})[component] = value;
  }
  return steps;
};

interface ExportedFile {
  readonly name: string;
  /** Hex; undefined when the file is missing. */
  readonly sha256: string | undefined;
  /** It is there, but is not what was stored. */
  readonly isBroken: boolean;
  readonly row: Row;
}

const nameOf = ({ type, kind, contentType }: Row): string => {
  const extension = extensions[typeof contentType === 'string' ? contentType : 'application/pdf'] ?? 'bin';
  // Types and kinds come from our own lists, so no path contains user input.
  return `${String(type ?? kind).replace(/\W/g, '_')}.${extension}`;
};

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** One after the other: no more than one file is held. */
const writeFiles = async (
  { documents }: Deps,
  rows: readonly Row[],
  folder: string,
): Promise<ExportedFile[]> => {
  const files: ExportedFile[] = [];
  for (const row of rows.filter(({ storageKey }) => Boolean(storageKey))) {
    const name = nameOf(row);
    let isBroken = false;
    const bytes = await documents.get(String(row['storageKey'])).catch((error: unknown) => {
      if (!(error instanceof FileBroken)) throw error;
      isBroken = true;
      return undefined;
    });
    if (bytes) await writeFile(join(folder, name), bytes, { mode: 0o600 });
    files.push({ name, sha256: bytes && sha256(bytes), isBroken, row });
  }
  return files;
};

const evidenceOf = ({ name, sha256: found, isBroken, row }: ExportedFile, audited: string): object => ({
  file: found === undefined ? null : `files/${name}`,
  missing: found === undefined && !isBroken,
  ...(isBroken && { broken: name }),
  sha256: found ?? null,
  isAsStored: found !== undefined && found === row['sha256'],
  isInAudit: found !== undefined && audited.includes(found),
});

export interface Exported {
  readonly folder: string;
  readonly files: number;
  readonly missing: number;
  /** Names of files that are not what was stored, and were left out. */
  readonly broken: readonly string[];
}

/**
 * Only its owner can read the folder, which must not exist yet. In it are `data.json` with every row,
 * decrypted, answers under the specification's names, and `files/`. Undefined when there is no such request.
 */
export const exportRequest = async (
  deps: Deps,
  guid: string,
  target: string,
): Promise<Exported | undefined> => {
  const { db, clock } = deps;
  const request = await findRequest(db, guid);
  if (!request) return undefined;
  const tables: Record<string, readonly Row[]> = {};
  for (const owned of ownedTables)
    tables[getTableName(owned.table)] = openRows(
      db,
      owned.table,
      await db.select().from(owned.table).where(isOwned(owned, guid)),
    );
  tables['outbox'] = await messagesTo(db, request);
  tables['traces'] = await listTraces(db, request.journey);
  // The values of the steps are exported by their names; here is when each step was saved.
  tables['step_answers'] = tables['step_answers']?.map(({ answers: _, ...row }) => row) ?? [];
  const answers = await findAllAnswers(db, guid);
  const audit = JSON.stringify(await listAudit(db, guid));
  const dataOf = (files: readonly ExportedFile[]) => ({
    guid,
    exportedAt: clock.now(),
    answers: nested(answers),
    tables: Object.fromEntries(
      Object.entries(tables).map(([name, rows]) => [name, rows.map(withoutSecrets)] as const),
    ),
    answersAsStored: answers,
    evidence: files.map((file) => evidenceOf(file, audit)),
  });

  const folder = resolve(target);
  const draft = `${folder}.part`;
  await mkdir(join(draft, 'files'), { recursive: true, mode: 0o700 });
  try {
    const files = await writeFiles(deps, Object.values(tables).flat(), join(draft, 'files'));
    const data = `${JSON.stringify(dataOf(files), undefined, 2)}\n`;
    await writeFile(join(draft, 'data.json'), data, { mode: 0o600 });
    await rename(draft, folder);
    const broken = files.filter(({ isBroken }) => isBroken).map(({ name }) => name);
    const absent = files.filter((file) => file.sha256 === undefined).length;
    return { folder, files: files.length - absent, missing: absent - broken.length, broken };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
};
