import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Trace, TraceEvent } from '../../../src/contract/trace';
import { describeCase } from '../../../scripts/lib/traceCase';
import { differences } from './story';
import { parseCase, runCase } from './traceCase';
import { ownClock } from './turns';

ownClock();

const caseOf = (name: string) =>
  parseCase(name, readFileSync(path.resolve(__dirname, `../../traces/${name}.json`), 'utf8'));
const password = () => caseOf('refused-password-is-not-told');

type Change = (events: readonly TraceEvent[]) => readonly TraceEvent[];
const changed = (trace: Trace, change: Change): Trace => ({ ...trace, events: change(trace.events) });
const without =
  (name: string): Change =>
  (events) =>
    events.filter((event) => event.kind !== 'action' || event.name !== name);

it('a recording that this build cannot repeat is shown as a story', async () => {
  const { title, trace } = password();
  expect(await runCase({ title, trace })).toEqual([
    'Expected ui/busyEnded after flow/createPassword/answer, but ui/dialogOpened came after flow/createPassword/answer.',
  ]);
});

it('what is missing, new or other is named, and what came before it', () => {
  const { trace } = password();
  expect(differences(trace, trace)).toEqual([]);
  const lacking = changed(trace, without('codes/codeSent'));
  expect(differences(trace, lacking)[0]).toMatch(/^Expected codes\/codeSent after .+, but .+ came after /);
  expect(differences(lacking, trace)[0]).toMatch(/^Expected .+, but codes\/codeSent came after /);
  const more = changed(trace, (events) => [...events, ...events.slice(-40)]);
  expect(differences(trace, more)[0]).toMatch(/came after .+; the recording has nothing more\.$/);
  const other = JSON.parse(
    JSON.stringify(trace).replaceAll('"status":"pending"', '"status":"valid"'),
  ) as Trace;
  expect(differences(trace, other)).toEqual([
    'step/componentMarked.status: expected "pending", but it is "valid".',
  ]);
});

it('another marked value is another value; what a flow makes of one is not judged', () => {
  const { trace } = password();
  const [, mark = ''] = /"numero":"(⟦10 digits #\d+⟧)"/.exec(JSON.stringify(trace)) ?? [];
  const [, known = ''] = /"nome","value":"(⟦[^⟧]*⟧)"/.exec(JSON.stringify(trace)) ?? [];
  const withMark = (text: string): Trace =>
    JSON.parse(JSON.stringify(trace).replaceAll(`"numero":"${mark}"`, `"numero":"${text}"`)) as Trace;
  expect(differences(trace, withMark(known))).toEqual([
    `call/validateCellulare/asked.numero: expected "${mark}", but it is "${known}".`,
  ]);
  expect(differences(trace, withMark('⟦13 characters #9999⟧'))).toEqual([]);
  expect(differences(trace, withMark(''))).toHaveLength(1);
});

it('a recording without its beginning cannot run, and one of another build names what is unknown', async () => {
  const { title, trace } = password();
  expect(await runCase({ title, trace: { ...trace, dropped: 3 } })).toEqual([
    "The recording's first 3 events are lost: it cannot be run.",
  ]);
  const older = changed(trace, (events) =>
    events.map((event) =>
      event.kind === 'action' && event.name === 'contact/passwordSubmitted'
        ? { ...event, name: 'contact/gone', action: { ...event.action, type: 'contact/gone' } }
        : event,
    ),
  );
  expect(await runCase({ title, trace: older })).toContain(
    'This build does not know the action contact/gone.',
  );
});

it('a case made of a recording says what it asserts, and how to say what should be', () => {
  const text = describeCase(password().trace).join('\n');
  for (const words of ['It does again', 'It asserts that the flows', '"after": "call/createPassword/refused"']) expect(text).toContain(words); // prettier-ignore
  const steering = changed(password().trace, (events) => [...events, { t: 1, kind: 'call', id: '1', name: 'a\u001b[2J\u202e', step: 'refused' }]); // prettier-ignore
  expect(describeCase(steering).join('')).toContain('call/a[2J/refused');
  expect(describeCase({ ...password().trace, dropped: 2 }).join()).toContain('2 events are lost');
});
