import { readFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, type FormatConfig } from 'oxfmt';
import { openApiDocument } from '../../src/contract/openapi/document';
import { apiPage } from './apiPage';

const ROOT = path.join(__dirname, '..', '..');
const PAGE = path.join(ROOT, 'docs', 'api.md');
const TYPES = path.join(ROOT, '__tests__', 'server', 'api', 'generated', 'client.d.ts');

/** How the project's files are formatted: the formatter does not look for it by itself. */
const STYLE = JSON.parse(readFileSync(path.join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;

/** Returns the files that are generated from the contract: the page, and a client's types. */
export const apiFiles = async (): Promise<readonly (readonly [file: string, text: string])[]> => {
  const document = openApiDocument();
  const { code: page } = await format(PAGE, apiPage(document), STYLE);
  const types = astToString(await openapiTS(document as unknown as Parameters<typeof openapiTS>[0]));
  return [
    [PAGE, page],
    [TYPES, `// Written by npm run api-docs.\n${types}`],
  ];
};
