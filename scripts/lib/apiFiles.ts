import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { openApiDocument } from '../../src/contract/openapi/document';
import { apiPage } from './apiPage';

const ROOT = path.join(__dirname, '..', '..');
const PAGE = path.join(ROOT, 'docs', 'api.md');
const TYPES = path.join(ROOT, '__tests__', 'server', 'api', 'generated', 'client.d.ts');

/** Returns the files that are generated from the contract: the page, and a client's types. */
export const apiFiles = async (): Promise<readonly (readonly [file: string, text: string])[]> => {
  const document = openApiDocument();
  const page = await format(apiPage(document), { ...(await resolveConfig(PAGE)), filepath: PAGE });
  const types = astToString(await openapiTS(document as unknown as Parameters<typeof openapiTS>[0]));
  return [
    [PAGE, page],
    [TYPES, `/* eslint-disable */\n// Written by npm run api-docs.\n${types}`],
  ];
};
