import { readFileSync } from 'node:fs';
import { openTrace, type Opened } from '../../src/app/replay/openTrace';

export const readRecording = (file: string): Opened => {
  try {
    const opened = openTrace(readFileSync(file, 'utf8'));
    return 'problem' in opened ? { problem: `${file}: ${opened.problem}` } : opened;
  } catch (error) {
    return { problem: `${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? String(error)}` };
  }
};
