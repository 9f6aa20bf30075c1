/**
 * Renders documents before anybody waits for them, and holds them in the memory of this process until they
 * are asked for. Whoever finds none here renders them: after a restart, on another replica, or a day later.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { newBarCode } from '../documents/barCode';
import { todayInRome } from '../domain/today';
import { contractKinds, type ContractData } from './data';
import { renderContract } from './render';

export type SharedData = Omit<ContractData, 'kind' | 'barCode' | 'at'>;

export interface Rendered {
  readonly kind: keyof typeof contractKinds;
  readonly barCode: string;
  /** Printed in the document. */
  readonly at: Date;
  readonly bytes: Buffer;
}

const HELD_MS = 30 * 60 * 1000;
/** Both documents of a request take about 100 KB. */
const MOST_HELD = 64;

const held = new Map<string, { readonly at: Date; readonly documents: Promise<readonly Rendered[]> }>();
/** One document is rendered at a time, so that other calls are answered between two. */
let queue: Promise<unknown> = Promise.resolve();

const renderOne = async (kind: Rendered['kind'], data: SharedData, at: Date): Promise<Rendered> => {
  const barCode = newBarCode();
  return {
    kind,
    barCode,
    at,
    bytes: await renderContract({ ...data, kind: contractKinds[kind], barCode, at }),
  };
};

/** Returns the questionnaire and the contract. */
export const renderBoth = async (data: SharedData, at: Date): Promise<readonly Rendered[]> => [
  await renderOne('questionnaire', data, at),
  await renderOne('contract', data, at),
];

const inTurn = async (data: SharedData, at: Date): Promise<readonly Rendered[]> => {
  const documents: Rendered[] = [];
  for (const kind of ['questionnaire', 'contract'] as const) {
    await nextTurn();
    documents.push(await renderOne(kind, data, at));
  }
  return documents;
};

/** Begins to render the documents of the data with this hash, unless they are held already. */
export const renderAhead = (dataHash: string, data: SharedData, at: Date): void => {
  if (held.has(dataHash)) return;
  const [oldest] = held.keys();
  if (held.size >= MOST_HELD && oldest !== undefined) held.delete(oldest);
  const documents = queue.then(() => inTurn(data, at));
  // A failure is that of the caller who takes them.
  queue = documents.catch(() => undefined);
  held.set(dataHash, { at, documents });
  setTimeout(() => held.delete(dataHash), HELD_MS).unref();
};

/** Returns the documents of the data with this hash, if they were begun today, and holds them no longer. */
export const takeRendered = (dataHash: string, now: Date): Promise<readonly Rendered[]> | undefined => {
  const found = held.get(dataHash);
  held.delete(dataHash);
  return found && todayInRome(found.at) === todayInRome(now) ? found.documents : undefined;
};
