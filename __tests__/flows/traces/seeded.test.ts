import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withBuild } from './planted';
import { seeded } from './seeded';
import { differences } from './story';
import type { TraceCase } from './traceCase';
import { ownClock } from './turns';

ownClock();

// That the cases pass with the faults mended is in traces.test.ts.
it.each(Object.entries(seeded))(
  'the recording of %s shows it: its case fails, and tells why',
  async (name, { title, journey, expect: wanted, answers, told }) => {
    await withBuild(name, async ({ record, runCase }) => {
      const trace = await record(journey());
      const made = { title, expect: wanted, ...(answers && { answers }), trace };
      const file = path.resolve(__dirname, `../../traces/${name}.json`);
      // After a change of what is recorded: TRACES=write npm run test:flows -- seeded
      if (process.env['TRACES'] === 'write') writeFileSync(file, `${JSON.stringify(made)}\n`);
      const given = JSON.parse(readFileSync(file, 'utf8')) as TraceCase;
      expect(given).toMatchObject({ title, expect: wanted });
      expect(differences(given.trace, trace)).toEqual([]);
      expect(await runCase({ title, trace })).toEqual([]);
      expect(await runCase(given)).toEqual(told);
    });
  },
);
