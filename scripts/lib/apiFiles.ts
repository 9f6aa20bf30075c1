import { readFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, type FormatConfig } from 'oxfmt';
import { openApiDocument } from '../../src/contract/openapi/document';
import { version } from '../../package.json';
import { apiPage } from './apiPage';
import { reviewPage } from './reviewPage';

const ROOT = path.join(__dirname, '..', '..');
const PAGE = path.join(ROOT, 'docs', 'api.md');
const REVIEW = path.join(ROOT, 'docs', 'review.md');
const TYPES = path.join(ROOT, '__tests__', 'server', 'api', 'generated', 'client.d.ts');

/** How the project's files are formatted: the formatter does not look for it by itself. */
const STYLE = JSON.parse(readFileSync(path.join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;

const formatted = async (file: string, text: string): Promise<readonly [file: string, text: string]> => [
  file,
  (await format(file, text, STYLE)).code,
];

/** Returns the files that are generated from the declarations of calls: the pages, and a client's types. */
export const apiFiles = async (): Promise<readonly (readonly [file: string, text: string])[]> => {
  const document = openApiDocument(version);
  const types = astToString(await openapiTS(document as unknown as Parameters<typeof openapiTS>[0]));
  return [
    await formatted(PAGE, apiPage(document)),
    await formatted(REVIEW, reviewPage(readFileSync(REVIEW, 'utf8'))),
    [TYPES, `// Written by npm run api-docs.\n${types}`],
  ];
};
