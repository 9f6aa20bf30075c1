import { stepTable } from '../../src/contract/steps/table';
import type { Document, Request, StoredContract } from '../db/schema';
import { isSequenceSlug } from '../domain/sequence';
import type { OutboxMessage } from '../repositories/outbox';
import { html, type Html } from './html';

export interface SandboxView {
  /** Newest first. */
  readonly messages: readonly OutboxMessage[];
  readonly requests: readonly Request[];
  readonly documents: readonly Document[];
  readonly contracts: readonly StoredContract[];
}

const romeTime = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const channels = { email: 'E-mail', sms: 'SMS' } as const;
const states: Readonly<Record<Request['state'], string>> = {
  open: 'In corso',
  completed: 'In revisione',
  document_ko: 'Documenti da ricaricare',
  concluded: 'Conclusa',
};

const kilobytes = (bytes: number): string =>
  `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('it-IT')} KB`;
const stepTitle = (step: string): string => (isSequenceSlug(step) ? stepTable[step].title : step);

const message = ({ channel, recipient, text, code, at }: OutboxMessage): Html =>
  html` <li class="card">
    <div class="row"><span class="tag">${channels[channel]}</span><small>${romeTime.format(at)}</small></div>
    <p class="soft">A: ${recipient}</p>
    ${code === '' ? [] : html`<p class="code">${code}</p>`}
    <p class="text">${text}</p>
  </li>`;

const documentLink = ({ guid, type, contentType, size }: Document): Html =>
  html`<a href="/sandbox/documents/${encodeURIComponent(guid)}/${encodeURIComponent(type)}">${type}</a>
    <small>${contentType}, ${kilobytes(size)}</small>`;

const contractLink = ({ guid, kind, noticeAt, signedAt }: StoredContract): Html =>
  html` <a href="/sandbox/contracts/${encodeURIComponent(guid)}/${kind}.pdf"
      >${kind === 'contract' ? 'Contratto' : 'Questionario'} (PDF)</a
    >
    <small>${signedAt ? 'firmato' : noticeAt ? 'letto' : 'da leggere'}</small>`;

const request = (view: SandboxView, { guid, step, state, email, cf, updatedAt }: Request): Html => {
  const own = <Row extends { readonly guid: string }>(rows: readonly Row[]): Row[] =>
    rows.filter((row) => row.guid === guid);
  const links = [...own(view.contracts).map(contractLink), ...own(view.documents).map(documentLink)];
  return html` <li class="card">
    <div class="row"><strong>${stepTitle(step)}</strong><span class="tag">${states[state]}</span></div>
    <p class="soft">${email === '' ? 'E-mail non ancora data' : email}${cf === '' ? '' : ` · ${cf}`}</p>
    <small>${guid} · ${romeTime.format(updatedAt)}</small>
    <div class="files">${links.map((link) => html`<span>${link}</span>`)}</div>
  </li>`;
};

const listOf = (items: readonly Html[], none: string): Html =>
  items.length > 0
    ? html`<ul>
        ${items}
      </ul>`
    : html`<p class="card soft">${none}</p>`;

/** The sandbox's one page: what was sent, and what was asked. */
export const sandboxPage = (view: SandboxView): string =>
  html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sandbox – Apertura</title>
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <header>
          <h1>Sandbox</h1>
          <p>E-mail e SMS non escono da questo computer: li trovi qui. <a href="/sandbox">Aggiorna</a></p>
        </header>
        <main>
          <section aria-labelledby="messages">
            <h2 id="messages">Messaggi inviati</h2>
            ${listOf(view.messages.map(message), 'Ancora nessun messaggio.')}
          </section>
          <section aria-labelledby="requests">
            <h2 id="requests">Richieste</h2>
            ${listOf(
              view.requests.map((one) => request(view, one)),
              'Ancora nessuna richiesta.',
            )}
          </section>
        </main>
      </body>
    </html>`.text;
