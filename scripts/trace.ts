import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';
import { isProvenIn, requirementsIn } from './lib/requirements';
import { idsIn, titlesIn } from './lib/titles';

const root = path.join(__dirname, '..');
const testsFolder = path.join(root, '__tests__');

const layerOf = (file: string): string =>
  file.startsWith('browser') ? 'B' : file.startsWith('server') ? 'S' : 'U';

function provenLayers(): Map<string, Set<string>> {
  const proven = new Map<string, Set<string>>();
  const files = existsSync(testsFolder)
    ? readdirSync(testsFolder, { recursive: true, encoding: 'utf8' })
    : [];
  for (const file of files.filter((name) => /\.test\.tsx?$/.test(name))) {
    for (const title of titlesIn(file, readFileSync(path.join(testsFolder, file), 'utf8'))) {
      for (const id of idsIn(title)) proven.set(id, (proven.get(id) ?? new Set()).add(layerOf(file)));
    }
  }
  return proven;
}

function main(): number {
  const { options } = readCommandLine(commandLines.trace);
  const rows = requirementsIn(readFileSync(path.join(root, 'docs', 'requirements.md'), 'utf8'));
  const proven = provenLayers();
  const without = rows.filter(({ id }) => !proven.has(id));
  const elsewhere = rows.filter(
    ({ id, by }) => proven.has(id) && !isProvenIn(by, proven.get(id) ?? new Set()),
  );
  const unknown = [...proven.keys()].filter((id) => !rows.some((row) => row.id === id)).sort();

  for (const { id, by, text } of without) console.log(`${id.padEnd(8)} ${by.join(' ').padEnd(3)}  ${text}`);
  console.log(`${String(rows.length - without.length)} of ${String(rows.length)} rows have a test.`);
  if (elsewhere.length > 0) {
    console.log(
      'Named by a test, but not yet in the layer that the row asks for (B browser, S service, U unit):',
    );
    console.log(elsewhere.map(({ id, by }) => `${id} (${by.join(' ')})`).join(', '));
  }
  if (unknown.length > 0) console.log(`Named by a test, but no row: ${unknown.join(', ')}`);
  const open = without.length + elsewhere.length;
  return options.strict && (open > 0 || rows.length === 0) ? 1 : 0;
}

process.exitCode = main();
