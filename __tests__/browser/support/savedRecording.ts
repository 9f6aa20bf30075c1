import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { supportCopy } from '../../../src/copy/app';
import { recordingCopy } from '../../../src/copy/recording';
import { press } from '../../../scripts/testing/pages/resumePages';

export const saveRecording = async (page: Page): Promise<Buffer> => {
  await press(page, supportCopy.recording);
  const download = page.waitForEvent('download');
  await press(page, recordingCopy.save);
  return buffer(await (await download).createReadStream());
};
