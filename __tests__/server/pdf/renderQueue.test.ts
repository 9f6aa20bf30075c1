/** @jest-environment node */
import type * as render from '../../../server/pdf/render';
import { renderAhead, takeRendered, warmUp } from '../../../server/pdf/renderAhead';
import { sampleData } from '../../../scripts/testing/samples/contractData';

interface Rendering {
  readonly guid: string;
  readonly kind: number;
  readonly end: (error?: Error) => void;
}
const mockBegun: Rendering[] = [];
jest.mock('../../../server/pdf/render', (): typeof render => ({
  renderContract: ({ guid, kind }) =>
    new Promise((resolve, reject) => {
      const end = (error?: Error) => (error ? reject(error) : resolve(Buffer.from(guid)));
      mockBegun.push({ guid, kind, end });
    }),
}));

const at = new Date('2026-11-20T09:00:00Z');
const plan = (guid: string, dataHash = 'hash') => {
  const { kind: _, barCode: __, at: ___, ...data } = sampleData(0, { guid });
  renderAhead(dataHash, data, at);
};
const turns = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const endAll = async () => {
  for (await turns(); mockBegun.length > 0; await turns()) mockBegun.shift()?.end();
};
const rendered = async (): Promise<string[]> => {
  const guids: string[] = [];
  for (await turns(); mockBegun.length > 0; await turns()) {
    const { guid, end } = mockBegun.shift() as Rendering;
    guids.push(guid);
    end();
  }
  return [...new Set(guids)];
};
afterEach(endAll);

it('nobody waits for the documents of others: those whose turn has not come are not rendered ahead', async () => {
  ['one', 'two', 'three'].forEach((guid) => plan(guid));
  await turns();
  expect(takeRendered('two', 'hash', at)).toBeUndefined();
  const one = takeRendered('one', 'hash', at);
  expect(await rendered()).toEqual(['one', 'three']);
  expect((await one)?.map(({ bytes }) => bytes.toString())).toEqual(['one', 'one']);
  expect(await takeRendered('three', 'hash', at)).toHaveLength(2);
});

it('renders the newest data of a request alone, however often they change meanwhile', async () => {
  plan('busy');
  await turns();
  for (let change = 0; change < 100; change += 1) plan('again', `hash ${change}`);
  plan('other');
  expect(await rendered()).toEqual(['busy', 'again', 'other']);
  expect(await takeRendered('busy', 'hash', at)).toHaveLength(2);
  expect(takeRendered('again', 'hash 98', at)).toBeUndefined();
  expect(takeRendered('again', 'hash 99', at)).toBeUndefined();
});

it('holds a bounded number of documents, the newest', async () => {
  for (let number = 0; number < 65; number += 1) plan(`request ${number}`);
  expect((await rendered()).slice(0, 2)).toEqual(['request 1', 'request 2']);
  expect(takeRendered('request 0', 'hash', at)).toBeUndefined();
  for (let number = 1; number < 65; number += 1)
    expect(await takeRendered(`request ${number}`, 'hash', at)).toHaveLength(2);
});

it('forgets a failure, which is that of nobody, and renders the next', async () => {
  plan('failing');
  plan('next');
  await turns();
  mockBegun.shift()?.end(new Error('failed'));
  expect(await rendered()).toEqual(['next']);
  expect(takeRendered('failing', 'hash', at)).toBeUndefined();
  expect(await takeRendered('next', 'hash', at)).toHaveLength(2);
});

it('keeps no timer of documents that were taken, replaced, pushed out or failed', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    for (let number = 0; number < 70; number += 1) plan(`request ${number}`);
    for (let change = 0; change < 5; change += 1) plan('request 69', `hash ${change}`);
    await turns();
    mockBegun.shift()?.end(new Error('failed'));
    await endAll();
    for (let number = 0; number < 70; number += 1) void takeRendered(`request ${number}`, 'hash', at);
    expect(jest.getTimerCount()).toBe(0);
    plan('nobody comes');
    expect(jest.getTimerCount()).toBe(1);
    jest.runAllTimers();
    await endAll();
    expect(takeRendered('nobody comes', 'hash', at)).toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});

it('renders one document of each kind for nobody, and holds none of them', async () => {
  const done = warmUp(at);
  await turns();
  expect(mockBegun).toMatchObject([{ guid: '', kind: 0 }]);
  mockBegun.shift()?.end();
  await turns();
  expect(mockBegun).toMatchObject([{ guid: '', kind: 1 }]);
  await endAll();
  await done;
  expect(takeRendered('', 'hash', at)).toBeUndefined();
});
