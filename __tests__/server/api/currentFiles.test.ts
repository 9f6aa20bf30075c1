import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

it('the page of the API and the types of the generated client are current', () => {
  const check = ['--import', 'tsx', 'scripts/apiDocs.ts', '--check'];
  const { stderr, status } = spawnSync(process.execPath, check, {
    cwd: join(__dirname, '../../..'),
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
});
