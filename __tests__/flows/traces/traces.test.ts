import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withBuild } from './planted';
import { parseCase, type TraceCase } from './traceCase';
import { ownClock } from './turns';

ownClock();

/** Cases elsewhere, and a fault of scripts/power/faults/ that they are to find. */
const { TRACES_FROM = path.resolve(__dirname, '../../traces'), TRACES_FAULT } = process.env;

const run = (given: TraceCase): Promise<readonly string[]> =>
  withBuild(TRACES_FAULT, (build) => build.runCase(given));

const files = readdirSync(TRACES_FROM).filter((file) => file.endsWith('.json'));

it.each(files)('%s', async (file) => {
  const given = parseCase(file, readFileSync(path.join(TRACES_FROM, file), 'utf8'));
  expect(await run(given)).toEqual([]);
});
