import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

it('the lists of calls and of settings in the documentation are current', () => {
  const check = ['--import', 'tsx', 'scripts/apiDocs.ts', '--check'];
  const { stderr, status } = spawnSync(process.execPath, check, {
    cwd: join(__dirname, '../../..'),
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
});
