import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BrandError, readBrand } from '../server/brand';
import { usedPairs } from '../server/brand/contrast';
import { brandSchemaText } from './build/brand-schema';
import { readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';

const SCHEMA = path.join(__dirname, '../brands/brand.schema.json');

const main = (): void => {
  const {
    options,
    given: [asked],
  } = readCommandLine(commandLines.brand);
  if (options.schema) {
    writeFileSync(SCHEMA, brandSchemaText());
    return;
  }
  try {
    const { name, folder } = readBrand(asked);
    console.log(`${name} (${folder}): accepted, ${usedPairs.length} pairs of colours have their contrast`);
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};

main();
