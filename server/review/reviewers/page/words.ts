import { stepTable } from '../../../../src/contract/steps/table';
import type { Request } from '../../../db/schema';
import { isSequenceSlug } from '../../../domain/sequence';

const romeTime = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
});
export const timeText = (at: Date): string => romeTime.format(at);

const romeMinute = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
/** For lists, where seconds say nothing. */
export const minuteText = (at: Date): string => romeMinute.format(at);

export const kilobytes = (bytes: number): string =>
  `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('it-IT')} KB`;

export const stepTitle = (step: string): string => (isSequenceSlug(step) ? stepTable[step].title : step);

export type Tone = 'plain' | 'good' | 'bad' | 'wait';

export const states: Readonly<
  Record<Request['state'], { readonly label: string; readonly tone: Tone; readonly next: string }>
> = {
  open: {
    label: 'In corso',
    tone: 'plain',
    next: 'È ancora in compilazione: si può rivedere dopo la firma.',
  },
  completed: {
    label: 'In revisione',
    tone: 'wait',
    next: 'È firmata: accetta o rifiuta ogni documento, poi apri il conto.',
  },
  document_ko: {
    label: 'Documenti da reinviare',
    tone: 'bad',
    next: 'Il cliente deve inviare quello che gli è stato chiesto. Può farlo dal link nell’email.',
  },
  concluded: { label: 'Conclusa', tone: 'good', next: 'La revisione è finita: il conto è aperto.' },
  refused: { label: 'Non accolta', tone: 'bad', next: 'La revisione è finita: il conto non è stato aperto.' },
};

const named = { phone: 'numeri di cellulare diversi', email: 'email diverse' } as const;

/** Requests with the same tax code may belong to different people. */
export const differenceText = (fields: readonly (keyof typeof named)[]): string =>
  fields.length === 0
    ? 'Hanno lo stesso codice fiscale, lo stesso cellulare e la stessa email.'
    : `Attenzione: con lo stesso codice fiscale indicano ${fields.map((field) => named[field]).join(' ed ')}.`;
