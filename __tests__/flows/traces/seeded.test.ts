import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nameOf } from '../../../src/app/replay/story';
import { config } from '../support';
import { withBuild } from './planted';
import { seeded } from './seeded';
import { differences } from './story';
import { valueAt, type TraceCase } from './traceCase';
import { ownClock } from './turns';

ownClock();

// traces.test.ts proves that the cases pass without the faults.
it.each(Object.entries(seeded))(
  'the recording of %s shows it: its case fails with the reason',
  async (name, { title, journey, expect: wanted, answers, seenAt, shows, told }) => {
    await withBuild(name, async ({ record, runCase, replayOf }) => {
      const trace = await record(journey());
      const made = { title, expect: wanted, ...(answers && { answers }), trace };
      const file = path.resolve(__dirname, `../../traces/${name}.json`);
      // After a change of what is recorded: TRACES=write npm run test:flows -- seeded
      if (process.env['TRACES'] === 'write') writeFileSync(file, `${JSON.stringify(made)}\n`);
      const given = JSON.parse(readFileSync(file, 'utf8')) as TraceCase;
      expect(given).toMatchObject({ title, expect: wanted });
      expect(differences(given.trace, trace)).toEqual([]);
      const names = given.trace.events.map(nameOf);
      const seen = seenAt === undefined ? names.length - 1 : names.indexOf(seenAt);
      const state = replayOf(given.trace, config).stateAt(seen);
      expect(Object.fromEntries(Object.keys(shows).map((at) => [at, valueAt(state, at)]))).toEqual(shows);
      expect(await runCase({ title, trace })).toEqual([]);
      expect(await runCase(given)).toEqual(told);
    });
  },
);
