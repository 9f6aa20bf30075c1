import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { supportCopy } from '../../../src/copy/app';
import { recordingCopy } from '../../../src/copy/recording';
import { leaksIn } from '../../state/needles';
import type { Visitor } from './arrive';

/** Shorter texts are found in the app's own words. */
const SHORTEST = 5;
/** What the app fills in for everybody, what decides which fields a page shows, and the name of a field. */
const OWN_WORDS: readonly string[] = [
  'false', 'valid', 'selected', 'domicilio', 'residenza', 'sedeLegale', 'altro',
  'Comune', 'ITALIA', 'Ditta Individuale', 'video_captcha_doc_2',
]; // prettier-ignore

const isTelling = (value: string): boolean => value.length >= SHORTEST && !OWN_WORDS.includes(value);

export const savedRecording = async (page: Page): Promise<string> => {
  await page.getByRole('contentinfo').getByRole('button', { name: supportCopy.recording }).click();
  const dialog = page.getByRole('dialog', { name: recordingCopy.title });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: recordingCopy.save }).click();
  const text = (await buffer(await (await download).createReadStream())).toString();
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await dialog.waitFor({ state: 'detached' });
  return text;
};

/** `identifiers`: may be in the address, as the links of e-mails do, but not in the recording. */
export const expectUntold = async (
  { page, printed }: Pick<Visitor, 'page' | 'printed'>,
  values: readonly string[],
  identifiers: readonly string[] = [],
): Promise<void> => {
  const telling = values.filter(isTelling);
  expect(telling.length).toBeGreaterThan(3);
  // Times and durations are numbers of any digits.
  const recording = (await savedRecording(page)).replace(/"(?:t|ms)":\d+/g, '');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
  );
  expect(leaksIn(recording, [...telling, ...identifiers])).toEqual([]);
  expect(leaksIn(`${stored} ${printed.join(' ')}`, telling)).toEqual([]);
};
