import { act } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { takePicture } from '../../src/capture/photo/takePicture';
import { watchSheet } from '../../src/capture/shutter';
import { topModal } from '../setup/topLayer';
import { listen } from '../ui/ear';
import { NEWS } from './dialogNews';

jest.mock('../../src/app/recording/saveFile');
jest.mock('../../src/capture/photo/takePicture');
jest.mock('../../src/capture/shutter', () => ({ watchSheet: jest.fn() }));
jest.mock('../../src/capture/image/shrinkOnPage');

/** Dialogs in which nothing changes but what the applicant does: they are read out as they open. */
const WITHOUT_NEWS: readonly string[] = [
  'capture/photo/AdviceDialog.tsx',
  'screens/steps/card/ConsentDialog.tsx',
  'ui/fields/CalendarDialog.tsx',
  'ui/shell/ErrorDialog.tsx',
  'ui/shell/InfoDialog.tsx',
  'ui/shell/LostDialog.tsx',
];

/** Nothing but the dialog was rendered. */
const textBehind = (): string => {
  const page = document.body.cloneNode(true) as HTMLElement;
  page.querySelectorAll('dialog').forEach((dialog) => dialog.remove());
  return page.textContent;
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest
    .mocked(watchSheet)
    .mockReset()
    .mockReturnValue(() => undefined);
  jest
    .mocked(takePicture)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each(Object.entries(NEWS).flatMap(([file, news]) => news.map((one) => [file, ...one] as const)))(
  '[R2.3-05] in %s «%s» is heard once while it is open',
  async (_, text, cause) => {
    const ear = listen();
    await cause();
    await act(() => jest.advanceTimersByTimeAsync(900));
    const heard = ear.take().map((one) => one.text);
    ear.stop();
    // Once: by a live region, or by the focus that it takes.
    expect(heard.filter((one) => one.includes(text))).toHaveLength(1);
    expect(topModal()).toBeInTheDocument();
    expect(textBehind()).toBe('');
  },
);

it('every dialog of the product is one of these', () => {
  const root = path.resolve(__dirname, '../../src');
  const dialogs = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && /<Dialog\b/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect([...Object.keys(NEWS), ...WITHOUT_NEWS].sort()).toEqual(
    dialogs.filter((file) => file !== 'ui/shell/Dialog.tsx').sort(),
  );
});
