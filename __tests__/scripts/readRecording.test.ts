import os from 'node:os';
import path from 'node:path';
import { readRecording } from '../../scripts/lib/readRecording';
import { replayCopy } from '../../src/copy/replay';

it('a file that is no recording, a folder and a missing file are each reported in one line', () => {
  const missing = path.join(os.tmpdir(), 'no', 'such', 'file.json');
  expect(readRecording(missing)).toEqual({ problem: `${missing} cannot be read: ENOENT` });
  expect(readRecording(__dirname)).toEqual({ problem: `${__dirname} cannot be read: EISDIR` });
  expect(readRecording(__filename)).toEqual({ problem: `${__filename}: ${replayCopy.problems.noJson}` });
});
