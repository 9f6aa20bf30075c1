/**
 * Renders documents before anybody waits for them, and holds them in the memory of this process until they
 * are asked for. Without them (after a restart, on another replica, a day later) the caller renders them.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readBrand } from '../brand';
import { newBarCode } from '../documents/barCode';
import { todayInRome } from '../domain/today';
import { contractKinds, type ContractData } from './data';
import { contractDataOf } from './fromAnswers';
import { printedBrand } from './printedBrand';
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

interface Ahead {
  readonly dataHash: string;
  readonly at: Date;
  /** It refers to the documents, so it ends with them. */
  readonly timer: NodeJS.Timeout;
  /** From when their turn has come. */
  documents?: Promise<readonly Rendered[]>;
}
/** By guid: only the newest data of a request counts. */
const held = new Map<string, Ahead>();
/** One document is rendered at a time, so that other calls are answered between two. */
let queue: Promise<void> = Promise.resolve();

const isFor = ({ dataHash, at }: Ahead, wantedHash: string, now: Date): boolean =>
  dataHash === wantedHash && todayInRome(at) === todayInRome(now);

export const dropRendered = (guid: string): void => {
  clearTimeout(held.get(guid)?.timer);
  held.delete(guid);
};

const renderOne = async (kind: Rendered['kind'], data: SharedData, at: Date): Promise<Rendered> => {
  const barCode = newBarCode();
  return {
    kind,
    barCode,
    at,
    bytes: await renderContract({ ...data, kind: contractKinds[kind], barCode, at }),
  };
};

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

const renderInTurn = async (ahead: Ahead, data: SharedData): Promise<void> => {
  // Taken, replaced or dropped before its turn.
  if (held.get(data.guid) !== ahead) return;
  ahead.documents = inTurn(data, ahead.at);
  // The caller renders them then, and gets the error if it lasts.
  await ahead.documents.catch(() => {
    if (held.get(data.guid) === ahead) dropRendered(data.guid);
  });
};

export const renderAhead = (dataHash: string, data: SharedData, at: Date): void => {
  const { guid } = data;
  const known = held.get(guid);
  if (known && isFor(known, dataHash, at)) return;
  dropRendered(guid);
  const [oldest] = held.keys();
  if (held.size >= MOST_HELD && oldest !== undefined) dropRendered(oldest);
  const ahead: Ahead = { dataHash, at, timer: setTimeout(() => dropRendered(guid), HELD_MS).unref() };
  held.set(guid, ahead);
  queue = queue.then(() => renderInTurn(ahead, data));
};

/**
 * Undefined unless rendering them from the data with this hash began today. Forgets them. Does not wait for
 * documents whose turn has not come.
 */
export const takeRendered = (
  guid: string,
  dataHash: string,
  now: Date,
): Promise<readonly Rendered[]> | undefined => {
  const found = held.get(guid);
  dropRendered(guid);
  return found && isFor(found, dataHash, now) ? found.documents : undefined;
};

/**
 * A process reads its fonts and kerns most pairs of letters at its first documents, which takes four times as
 * long as at any other. Nobody gets the documents rendered here.
 */
export const warmUp = async (at: Date, brand = printedBrand(readBrand())): Promise<void> => {
  await inTurn(contractDataOf({ guid: '', answers: [], consents: [], legalLine: '', brand }), at);
};
