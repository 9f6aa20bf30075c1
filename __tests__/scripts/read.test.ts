/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FOLDER = '__tests__/fixtures/reading';

it('a file that is missing keeps no other from being read', () => {
  const files = [`${FOLDER}/missing.jpg`, `${FOLDER}/README.md`, `${FOLDER}/cie-back-s005.jpg`];
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/read.ts', ...files], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n').map((line) => JSON.parse(line) as unknown); // prettier-ignore
  expect(lines).toMatchObject([
    { file: files[0], error: expect.stringContaining('ENOENT') as unknown },
    { file: files[1], code39: null, mrz: null, side: null, noText: false },
    { file: files[2], mrz: { number: 'CD84299DZ' } },
  ]);
  expect(status).toBe(1);
});
