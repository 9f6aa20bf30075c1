import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Call it outside of tests: the folder goes after the last of them. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-browser-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
