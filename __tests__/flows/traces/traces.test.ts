import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCase, runCase } from './traceCase';
import { ownClock } from './turns';

ownClock();

const folder = path.resolve(__dirname, '../../traces');
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

it.each(files)('%s', async (file) => {
  const given = parseCase(file, readFileSync(path.join(folder, file), 'utf8'));
  expect(await runCase(given)).toEqual([]);
});
