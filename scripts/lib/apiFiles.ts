/** The files that are generated from the contract, as they have to be. */
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { openApiDocument } from '../../src/contract/openapi/document';
import { apiPage } from './apiPage';

const ROOT = path.join(__dirname, '..', '..');
const PAGE = path.join(ROOT, 'docs', 'api.md');
const TYPES = path.join(ROOT, '__tests__', 'server', 'api', 'generated', 'client.d.ts');

export const formatted = async (text: string, file: string): Promise<string> =>
  format(text, { ...(await resolveConfig(file)), filepath: file });

/** The page of the API. */
export const apiPageFile = async (): Promise<readonly [file: string, text: string]> => [
  PAGE,
  await formatted(apiPage(openApiDocument()), PAGE),
];

/** The types of a client, made by a public generator. */
export const clientTypesFile = async (): Promise<readonly [file: string, text: string]> => {
  const ast = await openapiTS(openApiDocument() as unknown as Parameters<typeof openapiTS>[0]);
  return [TYPES, `/* eslint-disable */\n// Written by npm run api-docs.\n${astToString(ast)}`];
};
