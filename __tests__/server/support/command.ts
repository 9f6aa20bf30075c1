import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureServiceBuilt } from '../../../scripts/lib/build.mjs';
import { serviceProgram } from '../../../scripts/lib/service.mjs';

const cwd = path.resolve(__dirname, '../../..');

export const runServiceCommand = async (
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
) => {
  await ensureServiceBuilt();
  const { PATH } = process.env;
  const env = { PATH, LOG_LEVEL: 'silent', ...settings };
  return spawnSync(process.execPath, [...serviceProgram(name), ...args], { cwd, encoding: 'utf8', env });
};

export const textOfPieces = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
};
