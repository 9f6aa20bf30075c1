import type { Document, Request, StoredContract } from '../db/schema';
import type { OutboxMessage } from '../repositories/outbox';
import { sandboxDesk } from '../review/reviewers/desk';
import { html, type Html } from '../domain/html';
import {
  contractLink,
  documentPath,
  listOf,
  messageCard,
  requestPath,
  stateTag,
} from '../review/reviewers/page/parts';
import type { Page } from '../review/reviewers/page/sendPage';
import { kilobytes, stepTitle, timeText } from '../review/reviewers/page/words';

export interface SandboxView {
  /** Newest first. */
  readonly messages: readonly OutboxMessage[];
  readonly requests: readonly Request[];
  readonly documents: readonly Document[];
  readonly contracts: readonly StoredContract[];
}

const documentLink = (document: Document): Html =>
  html`<a href="${documentPath(sandboxDesk, document)}">${document.type}</a>
    <small>${document.contentType}, ${kilobytes(document.size)}</small>`;

const requestCard = (view: SandboxView, { guid, step, state, email, cf, updatedAt }: Request): Html => {
  const own = <Row extends { readonly guid: string }>(rows: readonly Row[]): Row[] =>
    rows.filter((row) => row.guid === guid);
  const stored = own(view.documents).filter(({ storageKey }) => storageKey !== '');
  const links = [
    ...own(view.contracts).map((one) => contractLink(sandboxDesk, one)),
    ...stored.map(documentLink),
  ];
  return html`<li class="card">
    <div class="row">
      <strong>${email === '' ? 'Email non ancora data' : email}</strong>${stateTag(state)}
    </div>
    <p class="soft">${cf === '' ? '' : `${cf} · `}${stepTitle(step)}</p>
    <small>${guid} · ${timeText(updatedAt)}</small>
    <div class="files">${links.map((link) => html`<span>${link}</span>`)}</div>
    <p class="open"><a class="button" href="${requestPath(sandboxDesk, guid)}">Apri e rivedi</a></p>
  </li>`;
};

export const listPage = (view: SandboxView): Page => ({
  desk: sandboxDesk,
  title: 'Sandbox',
  header: html`<h1>Sandbox</h1>
    <p>Email e SMS non escono da questo computer: li trovi qui, con le richieste da rivedere.</p>
    <p class="links"><a href="/sandbox">Aggiorna</a> <a href="#requests">Vai alle richieste</a></p>`,
  main: html`<section aria-labelledby="messages">
      <h2 id="messages">Messaggi inviati</h2>
      ${listOf(view.messages.map(messageCard), 'Ancora nessun messaggio.')}
    </section>
    <section aria-labelledby="requests">
      <h2 id="requests">Richieste</h2>
      ${listOf(
        view.requests.map((one) => requestCard(view, one)),
        'Ancora nessuna richiesta.',
      )}
    </section>`,
});
