/**
 * What changes while a call does slow work, before it locks the request: a password is hashed, a file is re-
 * encoded and stored, documents are rendered, files are read. The result is always as if the change had come
 * before the call, or after it, and each file that a row names exists. A caller who has lost the right to the
 * request meanwhile has no effect.
 */
import type { LightMyRequestResponse } from 'fastify';
import { inTurn, isDeep } from '../../setup/depth';
import { testService } from '../support';
import { asOtherProcess, withMeanwhile } from '../../../scripts/testing/service/outside';
import { changesOf, losingChangesOf, type Change } from './meanwhileChanges';
import { factsOf, type Facts } from './meanwhileFacts';
import { slowCallsOf, type SlowCall } from './slowCalls';

const service = testService();

/** Which of the changes that leave the session its right each call is shown in the short run. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  createPassword: ['the token is replaced', 'the step is left', 'the phone changes'],
  documentUpload: ['the request is signed'],
  signContractList: ['the request is erased', 'the request is signed', 'an answer changes'],
  'next contract': ['the step is left'],
};

const isAnswered = ({ statusCode }: LightMyRequestResponse): boolean => statusCode < 500;

const isGiven = (result: LightMyRequestResponse): boolean =>
  result.statusCode === 200 && result.json<{ status?: string }>().status === 'success';

const eachMeanwhile = async (
  { stage, call }: SlowCall,
  change: Change,
): Promise<{ place: number; hadBegun: boolean; isGiven: boolean; facts: Facts }[]> => {
  const all = [];
  for (let place = 1; ; place += 1) {
    const one = await stage();
    const first = await factsOf(service, one);
    let hadBegun = false;
    const meanwhile = () =>
      asOtherProcess(async () => {
        hadBegun = JSON.stringify(await factsOf(service, one)) !== JSON.stringify(first);
        await change(one);
      });
    const { result, wasPaused } = await withMeanwhile(place, meanwhile, () => call(one));
    expect([place, isAnswered(result)]).toEqual([place, true]);
    if (!wasPaused) return all;
    all.push({ place, hadBegun, isGiven: isGiven(result), facts: await factsOf(service, one) });
  }
};

const inOrder = async ({ stage, call }: SlowCall, change: Change) => {
  const [one, other] = [await stage(), await stage()];
  await change(one);
  const mayStill = isGiven(await call(one));
  expect(isGiven(await call(other))).toBe(true);
  await change(other);
  return { before: await factsOf(service, one), after: await factsOf(service, other), mayStill };
};

/**
 * Calls that may still end as before the change: a file whose upload began at its step, a call of a session
 * whose other tab has confirmed a code, and a signature for which the files were read a moment before.
 */
const mayBeBefore = (name: string, change: string): boolean =>
  (change === 'the step is left' && name.endsWith('Upload')) ||
  (change === 'the token is replaced' && name !== 'createPassword') ||
  change === 'the files are lost';

describe.each(Object.entries(slowCallsOf(service)).map((one, at) => [...one, at] as const))(
  '%s',
  (name, slow, at) => {
    const changes = [
      ...inTurn(Object.entries(losingChangesOf(service)), 1, at),
      ...Object.entries(changesOf(service)).filter(([title]) => isDeep || SHOWN[name]?.includes(title)),
    ];
    it.each(changes)('[R6-02] is as after the change where meanwhile %s', async (title, change) => {
      const { before, after, mayStill } = await inOrder(slow, change);
      for (const { place, hadBegun, isGiven: isStill, facts } of await eachMeanwhile(slow, change)) {
        // A caller who lost the right to it before anything was kept gets no answer.
        if (!mayStill && !hadBegun && !mayBeBefore(name, title))
          expect({ place, isStill }).toEqual({ place, isStill: false });
        if (mayBeBefore(name, title)) expect([before, after]).toContainEqual(facts);
        else expect({ place, facts }).toEqual({ place, facts: hadBegun ? after : before });
      }
    });
  },
);
