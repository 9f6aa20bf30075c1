/** Makes server/data/generated from the packages: `node --import tsx scripts/data/build.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capRows } from './caps';
import { bilingualRows } from './otherNames';
import { citizenshipRows, countryRows } from './states';
import { placeRows, provinceRows, regionRows } from './tables';

const FOLDER = join(__dirname, '../../server/data/generated');

/** One row a line, so that a change of the data shows as a change of lines. */
const write = (name: string, rows: Readonly<Record<string, unknown>> | readonly unknown[]): void => {
  const text = Array.isArray(rows)
    ? `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
    : `{\n${Object.entries(rows)
        .map(([key, row]) => `${JSON.stringify(key)}:${JSON.stringify(row)}`)
        .join(',\n')}\n}\n`;
  writeFileSync(join(FOLDER, `${name}.json`), text);
};

/** CAPs of one province share their first two digits: a line for each, as `places` has one for a province. */
const writeCaps = (): void => {
  const lines = new Map<string, string[]>();
  for (const [cap, codes] of Object.entries(capRows())) {
    const line = lines.get(cap.slice(0, 2)) ?? [];
    lines.set(cap.slice(0, 2), [...line, `${JSON.stringify(cap)}:${JSON.stringify(codes)}`]);
  }
  const text = [...lines.values()].map((line) => line.join(','));
  writeFileSync(join(FOLDER, 'caps.json'), `{\n${text.join(',\n')}\n}\n`);
};

const build = async (): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  write('provinces', provinceRows());
  write('regions', regionRows());
  write('places', await placeRows());
  writeCaps();
  write('bilingual', bilingualRows());
  write('citizenships', citizenshipRows());
  write('countries', countryRows());
};

void build();
