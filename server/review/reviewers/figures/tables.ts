import { uploadTypes } from '../../../../src/contract/uploads';
import { documentNames } from '../../../domain/documentNames';
import { isBack, frontUploadTypeOf } from '../../../domain/sides';
import type { RefusalReason } from '../../../errors/reasons';
import type { Figures } from '../../../figures/figures';
import { FEW, LEAST, type Shown } from '../../../figures/publish';
import { isWide } from '../../../figures/totals';
import { stepTitle } from '../page/words';
import { codeWords, deviceWords, engineWords, pageWords, refusalWords } from './words';

export interface Table {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** From 0 to 1. A bar is never the only way to read a number. */
  readonly bars?: readonly number[];
}

const NONE = '–';
const numberText = (count: Shown | null): string => {
  if (count === null) return NONE;
  return count === FEW ? FEW : count.toLocaleString('it-IT', { useGrouping: 'always' });
};

/** A total that is a wider range than others hides a count. */
const totalText = (total: number | null, atMost: number): string =>
  total !== null && isWide({ from: total, to: atMost }) ? `almeno ${numberText(total)}` : numberText(total);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const durationText = (seconds: number | null): string => {
  if (seconds === null) return NONE;
  if (seconds < MINUTE) return `${seconds}\u00A0s`;
  if (seconds < HOUR) return `${Math.round(seconds / MINUTE)}\u00A0min`;
  return `${(seconds / HOUR).toLocaleString('it-IT', { maximumFractionDigits: 1 })}\u00A0h`;
};

const shareText = (percent: readonly [lowest: number, highest: number] | null): string => {
  if (percent === null) return NONE;
  const [lowest, highest] = percent;
  return `${lowest === highest ? lowest : `${lowest}–${highest}`}\u00A0%`;
};

const boxName = (type: string): string => {
  const name = documentNames[frontUploadTypeOf(type)] ?? type;
  if (isBack(type)) return `${name}, retro`;
  const hasBack = [uploadTypes.documentoFronte, uploadTypes.documentoDueFronte].some(
    (front) => front === type,
  );
  return hasBack ? `${name}, fronte` : name;
};

const pagesTable = ({ pages }: Figures): Table => ({
  id: 'pages',
  title: 'Dove si fermano',
  note: 'La barra mostra quante richieste arrivano a ogni pagina. Lasciata: da almeno un’ora non arriva nulla; chi torna non conta più. La quota va dalla più bassa alla più alta che i numeri arrotondati permettono.',
  heads: ['Pagina', 'Arrivate', 'Proseguite', 'Lasciate', 'Quota lasciata', 'In corso', 'Tempo mediano'],
  rows: pages.map((one) => [
    `${stepTitle(one.step)}: ${pageWords[one.page] ?? one.page}`.replace(/^(.+): \1$/, '$1'),
    totalText(one.reached, one.reachedAtMost),
    totalText(one.finished, one.finishedAtMost),
    numberText(one.left),
    shareText(one.leftPercent),
    numberText(one.current),
    durationText(one.medianSeconds),
  ]),
  bars: pages.map(({ reached }) => (reached ?? 0) / Math.max(1, ...pages.map((one) => one.reached ?? 0))),
});

const signedTable = ({ signed }: Figures): Table => ({
  id: 'signed',
  title: 'Dopo la firma',
  heads: ['Esito', 'Numero'],
  rows: [
    ['Firmate', totalText(signed.all, signed.allAtMost)],
    ['In revisione', numberText(signed.waiting)],
    ['Documenti da reinviare', numberText(signed.asked)],
    ['Conto aperto', numberText(signed.accepted)],
    ['Non accolte', numberText(signed.rejected)],
    [
      'Giorni dalla firma alla decisione (mediana)',
      signed.medianDays?.toLocaleString('it-IT', { maximumFractionDigits: 1 }) ?? NONE,
    ],
  ],
});

const codesTable = ({ codes }: Figures): Table => ({
  id: 'codes',
  title: 'Codici',
  note: 'Un trattino sta per un numero che farebbe ricavare quelli nascosti.',
  heads: ['Codice', 'Inviati', 'Inseriti giusti', 'Non consegnati', 'Bloccati per troppi errori'],
  rows: codes.map(({ purpose, sent, confirmed, notDelivered, wornOut }) => [
    codeWords[purpose],
    ...[sent, confirmed, notDelivered, wornOut].map(numberText),
  ]),
});

const refusalTable = ({ refusals }: Figures): Table => ({
  id: 'refusals',
  title: 'Che cosa viene rifiutato',
  note: 'Conta i rifiuti del servizio, non le persone: gli errori che la pagina segnala prima dell’invio non ci sono.',
  heads: ['Motivo', 'Campo o limite', 'Volte'],
  rows: refusals.map(({ reason, field, number }) => [
    refusalWords[reason as RefusalReason] ?? reason,
    field === '' ? NONE : field,
    numberText(number),
  ]),
});

const browserTable = (
  id: string,
  title: string,
  rows: readonly { readonly name: string; readonly begun: Shown | null; readonly signed: Shown | null }[],
): Table => ({
  id,
  title,
  heads: [title, 'Iniziate', 'Firmate'],
  rows: rows.map(({ name, begun, signed }) => [name, numberText(begun), numberText(signed)]),
});

const requestsTable = (
  {
    id,
    title,
    note,
    of,
  }: { readonly id: string; readonly title: string; readonly note?: string; readonly of: string },
  rows: readonly { readonly name: string; readonly requests: Shown }[],
): Table => ({
  ...{ id, title, ...(note !== undefined && { note }) },
  heads: [of, 'Richieste'],
  rows: rows.map(({ name, requests }) => [name, numberText(requests)]),
});

export const tablesOf = (figures: Figures): readonly Table[] => [
  pagesTable(figures),
  codesTable(figures),
  signedTable(figures),
  requestsTable(
    { id: 'retakes', title: 'File rifatti prima della firma', of: 'Riquadro' },
    figures.retakes.map(({ type, requests }) => ({ name: boxName(type), requests })),
  ),
  refusalTable(figures),
  requestsTable(
    { id: 'documents', title: 'Documenti rifiutati in revisione', of: 'Documento' },
    figures.refusedDocuments.map(({ document, requests }) => ({
      name: documentNames[document] ?? document,
      requests,
    })),
  ),
  requestsTable(
    {
      id: 'reasons',
      title: 'Motivi dei documenti ancora rifiutati',
      note: `Un motivo compare quando lo stesso testo è in almeno ${LEAST} richieste e non fa ricavare i numeri nascosti.`,
      of: 'Testo di chi ha rivisto',
    },
    figures.refusedReasons.map(({ reason, requests }) => ({ name: reason, requests })),
  ),
  browserTable(
    'devices',
    'Dispositivo',
    figures.devices.map(({ device, ...counts }) => ({ name: deviceWords[device], ...counts })),
  ),
  browserTable(
    'engines',
    'Motore del browser',
    figures.engines.map(({ engine, ...counts }) => ({ name: engineWords[engine], ...counts })),
  ),
];
