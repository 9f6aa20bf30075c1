/** The look-ups of 7.2, without which fields have no options. */
import type { EndpointName } from '../../../src/contract/endpoints';
import type { Fields } from '../http/browser';
import { good, malformedIsRefused } from '../judge';
import { Blocked, type Kit } from '../kit';

interface Looked {
  readonly name: EndpointName;
  readonly input?: Fields;
  /** What its entries have to say. */
  readonly holds: string;
  readonly isRight: (entries: readonly Readonly<Record<string, unknown>>[]) => boolean;
}

const has = (field: string, value: string) => (entries: Parameters<Looked['isRight']>[0]) =>
  entries.some((one) => String(one[field]).toLowerCase() === value);

const looked: readonly Looked[] = [
  {
    name: 'tipiSocieta',
    input: { value: '1048' },
    holds: 'values of the form id##description',
    isRight: (entries) => entries.every(({ value }) => /^[^#]+##.+/.test(String(value))),
  },
  {
    name: 'settoriAziende',
    input: { idSocieta: '1', idSoggetto: '1048' },
    holds: 'sectors',
    isRight: (entries) => entries.length > 0,
  },
  {
    name: 'attivitaPerSettore',
    input: { value: 'C' },
    holds: 'ATECO codes',
    isRight: (entries) => entries.length > 0,
  },
  {
    name: 'province',
    input: { nome: '' },
    holds: 'MI, and VS no more',
    isRight: (entries) => has('sigla', 'mi')(entries) && !has('sigla', 'vs')(entries),
  },
  { name: 'comuni', input: { sigla: 'MI' }, holds: 'Milano', isRight: has('comune', 'milano') },
  { name: 'cittadinanze', holds: 'IT', isRight: has('key', 'it') },
  {
    name: 'dettagliCap',
    input: { capCode: '20121' },
    holds: 'Milano (MI)',
    isRight: (entries) => has('provincia', 'mi')(entries) && has('localita', 'milano')(entries),
  },
];

const look = async (kit: Kit, { name, input, holds, isRight }: Looked): Promise<void> => {
  if (input) await malformedIsRefused(kit, name, input);
  const { data } = (await good(kit, name, input)) as { readonly data?: unknown };
  const isList = kit.report.check(name, 'answers a list', Array.isArray(data), 'data: a list', data);
  if (!isList) return;
  const entries = data as Parameters<typeof isRight>[0];
  kit.report.check(
    name,
    `holds ${holds}`,
    entries.length > 0 && isRight(entries),
    holds,
    entries.slice(0, 3),
  );
};

export const lookups = async (kit: Kit): Promise<void> => {
  for (const one of looked) {
    try {
      await look(kit, one);
    } catch (error) {
      // The walk needs none of them.
      if (!(error instanceof Blocked)) throw error;
    }
  }
  const reply = await kit.browser.send('dettagliCap', { capCode: '00000' });
  const entries = reply.body?.data;
  const isNone = reply.body?.status !== 'success' || (Array.isArray(entries) && entries.length === 0);
  kit.report.check(
    'dettagliCap',
    'an unknown CAP has no place',
    isNone && reply.httpStatus < 500,
    'an empty list or a refusal',
    entries ?? reply.httpStatus,
  );
};
