/** Without the look-ups of 7.2 fields have no options. */
import { lookupReaders } from '../../../src/api/answers/lookups';
import type { EndpointName } from '../../../src/contract/endpoints';
import { SUBJECT_TYPE_CODE } from '../../../src/contract/limits';
import { told, type Fields } from '../http/browser';
import { good, isTaken, listIn, malformedIsRefused } from '../judge';
import { Blocked, type Choices, type Kit } from '../kit';

type Entries = readonly Readonly<Record<string, unknown>>[];

interface Looked {
  readonly name: EndpointName;
  readonly input?: (chosen: Choices) => Fields;
  readonly holds: string;
  readonly isRight: (entries: Entries) => boolean;
  readonly choice?: readonly [component: string, field: string];
}

const has = (field: string, value: RegExp) => (entries: Entries) =>
  entries.some((one) => value.test(String(one[field])));

const looked: readonly Looked[] = [
  {
    name: 'tipiSocieta',
    input: () => ({ value: SUBJECT_TYPE_CODE }),
    holds: 'values of the form id##description',
    isRight: (entries) => entries.every(({ value }) => /^[^#]+##.+/.test(String(value))),
    choice: ['tipoSocieta', 'value'],
  },
  {
    name: 'settoriAziende',
    input: ({ tipoSocieta = '1' }) => ({
      idSocieta: tipoSocieta.split('##')[0],
      idSoggetto: SUBJECT_TYPE_CODE,
    }),
    holds: 'sectors',
    isRight: (entries) => entries.length > 0,
    choice: ['settoreAttivita', 'key'],
  },
  {
    name: 'attivitaPerSettore',
    input: ({ settoreAttivita = 'C' }) => ({ value: settoreAttivita }),
    holds: 'ATECO codes',
    isRight: (entries) => entries.length > 0,
    choice: ['codiceAteco', 'key'],
  },
  {
    name: 'province',
    input: () => ({ nome: '' }),
    holds: 'MI',
    isRight: has('sigla', /^mi$/i),
  },
  { name: 'comuni', input: () => ({ sigla: 'MI' }), holds: 'Milano', isRight: has('comune', /^milano$/i) },
  {
    name: 'cittadinanze',
    holds: 'the Italian one',
    isRight: has('nazionalita', /^itali/i),
    choice: ['cittadinanza', 'key'],
  },
  {
    name: 'dettagliCap',
    input: () => ({ capCode: '20121' }),
    holds: 'Milano (MI)',
    isRight: (entries) => has('provincia', /^mi/i)(entries) && has('localita', /^milano$/i)(entries),
  },
];

const look = async (kit: Kit, { name, input, holds, isRight, choice }: Looked): Promise<void> => {
  const asked = input?.(kit.choices);
  if (asked) await malformedIsRefused(kit, name, asked);
  const { data } = (await good(kit, name, asked)) as { readonly data?: unknown };
  const entries = listIn(data as Entries);
  kit.report.check(
    name,
    `holds ${holds}`,
    entries.length > 0 && isRight(entries),
    holds,
    entries.slice(0, 3),
  );
  if (name === 'comuni') {
    const isCoded = entries.length > 0 && entries.every(({ codice }) => Boolean(codice));
    kit.report.optional(name, 'codice: the app can compute a tax code', isCoded);
  }
  const [first] = name === 'cittadinanze' ? entries.filter((one) => isRight([one])) : entries;
  if (first && choice) kit.choices[choice[0]] = String(first[choice[1]]);
};

/** HTTP statuses by which the app takes a CAP for an unknown one; after others the call has failed. */
const NO_SUCH_CAP = [200, 400, 404, 409, 422];

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
  const isNone = isTaken('dettagliCap', reply)
    ? listIn(lookupReaders.dettagliCap(reply.json).data).length === 0
    : NO_SUCH_CAP.includes(reply.httpStatus);
  const expected = `an empty list, or a refusal by HTTP ${NO_SUCH_CAP.join(', ')}`;
  kit.report.check('dettagliCap', 'an unknown CAP has no place', isNone, expected, told(reply));
};
