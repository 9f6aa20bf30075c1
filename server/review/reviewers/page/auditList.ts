import type { AuditEntry } from '../../../repositories/audit';
import { reviewEvents as events } from '../../../domain/auditEvents';
import { documentNames } from '../../../domain/documentNames';
import { frontUploadTypeOf, isBack } from '../../../domain/sides';
import { html, type Html } from '../../../domain/html';
import { listOf } from './parts';
import { timeText } from './words';

const looks: Readonly<Record<string, string>> = {
  request: 'Richiesta aperta',
  beside: 'Vista accanto a un’altra richiesta',
  document: 'File aperto',
  contract: 'PDF aperto',
  evidence: 'Fascicolo di prova aperto',
};

const kinds: Readonly<Record<string, string>> = {
  questionnaire: 'Questionario',
  contract: 'Contratto',
  // Kinds of e-mails; those about a document name it.
  concluded: 'conto aperto',
  rejected: 'richiesta non accolta',
  refused: 'documento rifiutato',
  videoRefused: 'video rifiutato',
  asked: 'documento chiesto',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const subjectOf = ({ document, type, kind }: AuditEntry['details']): string => {
  const name = textOf(document) || textOf(type) || textOf(kind);
  const known = kinds[name] ?? documentNames[frontUploadTypeOf(name)] ?? name;
  return known !== '' && isBack(name) ? `${known} (retro)` : known;
};

const entry = ({ at, event, details }: AuditEntry): Html => {
  const what = event === 'review-looked' ? looks[textOf(details['what'])] : events[event];
  const subject = subjectOf(details);
  const by = textOf(details['by']);
  return html`<li>
    <small>${timeText(at)}</small> ${what ?? event}${subject === '' ? '' : `: ${subject}`}
    ${by === '' ? [] : html`<strong>${by}</strong>`}
  </li>`;
};

/** Other events, such as codes, do not concern the review. */
export const auditList = (audit: readonly AuditEntry[]): Html =>
  html`<section class="card" aria-labelledby="audit">
    <h2 id="audit">Registro</h2>
    ${listOf(
      [...audit]
        .filter(({ event }) => event in events)
        .reverse()
        .map(entry),
      'Ancora niente.',
    )}
  </section>`;
