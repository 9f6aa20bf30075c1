/** The figures as tables in Italian: the page and the CSV show the same ones. */
import { uploadTypes } from '../../../../src/contract/uploads';
import { documentNames } from '../../../domain/documentNames';
import { isBack, frontUploadTypeOf } from '../../../domain/sides';
import type { RefusalReason } from '../../../errors/reasons';
import type { Figures } from '../../../figures/figures';
import { FEW, LEAST, type Shown, type Total } from '../../../figures/publish';
import { stepTitle } from '../page/words';
import { codeWords, deviceWords, engineWords, pageWords, refusalWords } from './words';

export interface Table {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  /** Heads of the columns; the first is that of the rows' names. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** For a bar beside each row: what it stands for, from 0 to 1. Never the only way to read it. */
  readonly bars?: readonly number[];
}

const NONE = '–';
const numberText = (count: Shown | Total): string => {
  if (count === null) return NONE;
  return count === FEW ? FEW : count.toLocaleString('it-IT', { useGrouping: 'always' });
};
const worth = (count: Shown | Total): number => (typeof count === 'number' ? count : 0);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const durationText = (seconds: number | null): string => {
  if (seconds === null) return NONE;
  if (seconds < MINUTE) return `${seconds}\u00A0s`;
  if (seconds < HOUR) return `${Math.round(seconds / MINUTE)}\u00A0min`;
  return `${(seconds / HOUR).toLocaleString('it-IT', { maximumFractionDigits: 1 })}\u00A0h`;
};

const shareText = (left: Shown, reached: Total): string =>
  worth(left) > 0 && worth(reached) > 0
    ? `${Math.min(100, Math.round((100 * worth(left)) / worth(reached)))}\u00A0%`
    : NONE;

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
  note: 'La barra mostra quante richieste arrivano a ogni pagina. Lasciata: da almeno un’ora non arriva nulla; chi torna non conta più.',
  heads: [
    'Pagina',
    'Arrivate (almeno)',
    'Proseguite (almeno)',
    'Lasciate',
    'Quota lasciata',
    'In corso',
    'Tempo mediano',
  ],
  rows: pages.map(({ step, page, reached, finished, left, current, medianSeconds }) => [
    `${stepTitle(step)}: ${pageWords[page] ?? page}`.replace(/^(.+): \1$/, '$1'),
    ...[reached, finished, left].map(numberText),
    shareText(left, reached),
    numberText(current),
    durationText(medianSeconds),
  ]),
  bars: pages.map(({ reached }) => worth(reached) / Math.max(1, ...pages.map((one) => worth(one.reached)))),
});

const signedTable = ({ signed }: Figures): Table => ({
  id: 'signed',
  title: 'Dopo la firma',
  heads: ['Esito', 'Numero'],
  rows: [
    ['Firmate (almeno)', numberText(signed.all)],
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
  rows: readonly { readonly name: string; readonly begun: Shown; readonly signed: Shown }[],
): Table => ({
  id,
  title,
  heads: [title, 'Iniziate', 'Firmate'],
  rows: rows.map(({ name, begun, signed }) => [name, numberText(begun), numberText(signed)]),
});

/** How many requests something is true of. */
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
      note: `Un motivo compare quando lo stesso testo è in almeno ${LEAST} richieste.`,
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
