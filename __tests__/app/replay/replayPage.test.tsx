import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReplayPage } from '../../../src/app/replay/ReplayPage';
import { createStage } from '../../../src/app/replay/stage';
import type { Trace } from '../../../src/contract/trace';
import { replayCopy } from '../../../src/copy/replay';
import { config } from '../../flows/support';
import { cannedTrace } from './cannedTrace';
import { acted, traceOf } from './traceOf';

const { problems, steps, filters, keys, widths, otherBuild, strange, skippedEvents } = replayCopy;

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

const open = (given?: Trace) => {
  const stage = createStage();
  render(<ReplayPage config={config} stage={stage} given={given} />);
  const current = () => document.querySelector('[aria-current="step"]')?.firstChild?.textContent ?? '';
  const path = () => stage.moment()?.state.navigation.path;
  const press = (key: string) => fireEvent.keyDown(document.body, { key });
  return { stage, current, path, press };
};

const choose = (text: string) =>
  userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File([text], 'x.json', { type: 'application/json' })); // prettier-ignore

it('a file is opened, and one that is no recording is named and replaces nothing', async () => {
  const { path } = open();
  await choose('{}');
  expect(await screen.findByText(`x.json: ${problems.otherFormat}`)).toBeTruthy();
  await choose(JSON.stringify(cannedTrace()));
  expect(await screen.findByText('ABCD-EFGH')).toBeTruthy();
  expect(path()).toBe('/');
  await choose('no');
  expect(await screen.findByText(`x.json: ${problems.noJson}`)).toBeTruthy();
  expect(screen.getByText('ABCD-EFGH')).toBeTruthy();
});

it('a dropped file is opened', async () => {
  open();
  const place = screen.getByText(replayCopy.drop).parentElement as HTMLElement;
  const file = new File([JSON.stringify(cannedTrace())], 'x.json');
  fireEvent.drop(place, { dataTransfer: { files: [file] } });
  expect(await screen.findByText('ABCD-EFGH')).toBeTruthy();
});

it('keys lead through the events, from error to error, and to the other width', () => {
  const { current, path, press } = open(cannedTrace());
  press('ArrowRight');
  expect(current()).toBe('bootstrap/requested');
  press('e');
  expect([current(), path()]).toEqual(['step/stepReceived', '/request/address-info'].map((one, at) => (at === 0 ? 'step/stepRefused' : one))); // prettier-ignore
  press('e');
  expect(current()).toBe('ui/dialogOpened');
  press('ArrowLeft');
  expect(current()).toBe('ui/busyStarted');
  press('End');
  expect([current(), path()]).toEqual(['ui/errorScreenShown', '/request/card']);
  press('Home');
  expect([current(), path()]).toEqual(['', '/']);
  const desktop = screen.getByRole('button', { name: widths.desktop });
  press('l');
  expect(desktop.getAttribute('aria-pressed')).toBe('true');
  press('f');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: filters.calls }));
});

it('single letters can be turned off, for speech input; arrows go on', async () => {
  const { current, press } = open(cannedTrace());
  await userEvent.click(screen.getByRole('checkbox', { name: keys.letters }));
  press('e');
  expect(current()).toBe('');
  press('ArrowRight');
  expect(current()).toBe('bootstrap/requested');
  await userEvent.click(screen.getByRole('checkbox', { name: keys.letters }));
  press('e');
  expect(current()).toBe('step/stepRefused');
});

it('with a filter the way leads over its events alone', async () => {
  const { current, press } = open(cannedTrace());
  await userEvent.click(screen.getByRole('checkbox', { name: filters.errors }));
  const seen: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    press('ArrowRight');
    seen.push(current());
  }
  const [refused, dialog, last] = ['step/stepRefused', 'ui/dialogOpened', 'ui/errorScreenShown'];
  expect(seen).toEqual([refused, dialog, last, last]);
  press('ArrowLeft');
  expect(current()).toBe(dialog);
  await userEvent.click(screen.getByRole('checkbox', { name: filters.errors }));
  await userEvent.click(screen.getByRole('checkbox', { name: filters.flows }));
  expect(screen.getByText(filters.none)).toBeTruthy();
});

it('says what an event changed', async () => {
  open(cannedTrace());
  await userEvent.click(screen.getByRole('button', { name: steps.error }));
  const changed = within(screen.getByRole('region', { name: replayCopy.event }));
  expect(changed.getByText('step.errors.residenza.cap').parentElement?.textContent).toContain(
    'Il CAP non è corretto',
  );
});

it('says nothing of a device that reported nothing', () => {
  open(traceOf([], { device: {} }));
  expect(screen.queryByText(replayCopy.facts.device)).toBeNull();
  expect(screen.getByText(replayCopy.facts.build)).toBeTruthy();
});

it('an event that cannot be applied is marked in the timeline, and the others can be reached', () => {
  const moved = acted({ type: 'navigation/navigated', payload: { path: '/request/card' } });
  const { press, path, current } = open(traceOf([acted({ type: 'step/stepReceived' }), moved]));
  const timeline = within(screen.getByRole('region', { name: replayCopy.timeline }));
  expect(timeline.getByText(replayCopy.skipped).parentElement?.textContent).toContain('step/stepReceived');
  expect(screen.getByText(skippedEvents.title(1))).toBeTruthy();
  press('End');
  expect([current(), path()]).toEqual(['navigation/navigated', '/request/card']);
  expect(screen.queryByText(otherBuild.title)).toBeNull();
});

it('unknown actions of this build are not blamed on another one', () => {
  open(traceOf([acted({ type: 'step/gone' })]));
  expect(screen.getByText(strange.title)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/altra versione/);
});

it('a recording of another build says so, with the actions that this one has no more', () => {
  open(traceOf([acted({ type: 'step/gone' })], { build: 'older' }));
  expect(screen.getByText(otherBuild.title)).toBeTruthy();
  expect(screen.getAllByText('step/gone').length).toBe(2);
});
