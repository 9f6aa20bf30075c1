import { readFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, type FormatConfig } from 'oxfmt';
import { openApiDocument } from '../../src/contract/openapi/document';
import { version } from '../../package.json';
import { reviewTable } from './reviewTable';
import { settingsTable } from './settingsTable';
import { withPart } from './writtenPart';

const ROOT = path.join(__dirname, '..', '..');
const REVIEW = path.join(ROOT, 'docs', 'review.md');
const SETTINGS = path.join(ROOT, 'docs', 'configuration.md');
const TYPES = path.join(ROOT, '__tests__', 'server', 'api', 'generated', 'client.d.ts');

/** The formatter does not look for it by itself. */
const STYLE = JSON.parse(readFileSync(path.join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;

const formatted = async (file: string, text: string): Promise<string> =>
  (await format(file, text, STYLE)).code;

interface ApiFile {
  readonly file: string;
  readonly text: string;
  /** Git ignores the others, which each clone writes for itself. */
  readonly isCommitted: boolean;
}

const page = async (file: string, table: string): Promise<ApiFile> => ({
  file,
  text: await formatted(file, withPart(readFileSync(file, 'utf8'), table)),
  isCommitted: true,
});

export const apiFiles = async (): Promise<readonly ApiFile[]> => {
  const document = openApiDocument(version);
  const types = astToString(await openapiTS(document as unknown as Parameters<typeof openapiTS>[0]));
  return [
    await page(REVIEW, reviewTable()),
    await page(SETTINGS, settingsTable()),
    { file: TYPES, text: `// Written by scripts/apiDocs.ts.\n${types}`, isCommitted: false },
  ];
};
