import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ADDRESSES = ['mainServiceUrl', 'v2ServiceUrl', 'legacyServiceUrl', 'passwordServiceUrl'] as const;

export const serviceOrigins = (webFolder: string): string[] => {
  const path = join(webFolder, 'config.json');
  if (!existsSync(path)) return [];
  const config = JSON.parse(readFileSync(path, 'utf8')) as Partial<
    Record<(typeof ADDRESSES)[number], unknown>
  >;
  const addresses = ADDRESSES.map((name) => config[name]).filter((value) => typeof value === 'string');
  return [...new Set(addresses.filter((text) => URL.canParse(text)).map((text) => new URL(text).origin))];
};
