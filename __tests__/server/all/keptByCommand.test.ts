import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPdf } from '../pdf/readPdf';
import { keptFolder } from '../privacy/keptFolder';
import { applicant } from '../seed';

// Each command is a process that opens the embedded database.
const kept = keptFolder();

it('exports a request by command, with an exit code for what is not there', async () => {
  const nobody = { status: 1, stderr: 'There is no request nobody.\n' };
  expect(await kept.data(['export', 'nobody'])).toMatchObject(nobody);
  const target = path.join(kept.folder, 'out');
  expect(await kept.data(['export', kept.guid, target])).toMatchObject({ status: 0, stderr: '' });
  expect(await readFile(path.join(target, 'data.json'), 'utf8')).toContain(applicant.cf);
  const { text } = await readPdf(await readFile(path.join(target, 'files', 'contract.pdf')));
  expect(text).toContain(applicant.cf);
});

it.each([
  [[], 'A command is missing.'],
  [['dance'], 'There is no command dance.'],
  [['erase'], 'erase: an argument is missing.'],
  [['erase', 'x', '--all'], "Unknown option '--all'."],
  [['export', '--all'], "export: unknown option '--all'."],
  [['webhooks', 'x', 'y'], "webhooks: unexpected argument 'y'."],
])('says in one line above the usage why it refuses %j', async (args, line) => {
  const { status, stdout, stderr } = await kept.data(args);
  expect([status, stdout, stderr.split('\n').slice(0, 3)]).toEqual([
    2,
    '',
    [line, '', 'Usage: npm run data -- COMMAND'],
  ]);
});

it('lists in the usage what erase may be asked for', async () => {
  expect(await kept.data(['erase', kept.guid, '--sure'])).toMatchObject({ status: 2 });
});
