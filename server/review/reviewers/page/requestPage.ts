import { shownJourney } from '../../../../src/contract/journey';
import { textAfter, type MoveName } from '../actions';
import type { Desk } from '../desk';
import { differing } from '../toJson';
import type { RequestView } from '../view';
import { auditList } from './auditList';
import { html, type Html } from '../../../domain/html';
import { mailNotices } from './mailNotices';
import { paperCard, type Typed } from './paperCard';
import {
  contractLink,
  evidenceLinks,
  factList,
  listOf,
  messageCard,
  otherCard,
  OUTCOME,
  requestPath,
  stateTag,
} from './parts';
import { acceptAll, asking, completing } from './requestForms';
import type { Page } from './sendPage';
import { viewer } from './viewer';
import { differenceText, states, stepTitle, timeText } from './words';

export interface Outcome {
  readonly done?: MoveName;
  readonly refused?: string;
  readonly typed?: Typed;
}

const outcomeOf = (
  { done, refused }: Outcome,
  { unsent, request: { state } }: RequestView,
): Html | readonly Html[] => {
  if (refused !== undefined)
    return html`<p class="notice bad" role="alert" id="${OUTCOME}" tabindex="-1">${refused}</p>`;
  const after = done && textAfter(done, { state, isSent: unsent.length === 0 });
  return after
    ? html`<p class="notice ${after.isWell ? 'good' : 'wait'}" role="status" id="${OUTCOME}" tabindex="-1">
        ${after.text}
      </p>`
    : [];
};

const applicantLinks = ({ request: { state }, links }: RequestView): Html =>
  html`<p class="links">
    <a href="${links.resume}">Riprendi come cliente</a>
    ${state === 'open' ? [] : html`<a href="${links.reupload}">Reinvia i documenti</a>`}
  </p>`;

const summary = (desk: Desk, view: RequestView): Html => {
  const { request, contracts } = view;
  return html`<section class="card" aria-labelledby="request">
    <div class="row">
      <h2 id="request">Richiesta</h2>
      ${stateTag(request.state)}
    </div>
    <p class="soft">${states[request.state].next}</p>
    ${factList([
      ...(desk.isSandbox ? [{ label: 'Passo', value: stepTitle(request.step) }] : []),
      { label: 'Email', value: request.email },
      { label: 'Cellulare', value: request.phone },
      { label: 'Codice fiscale', value: request.cf },
      { label: 'Codice pratica', value: shownJourney(request.journey) },
      { label: 'Identificativo', value: request.guid },
      ...(request.completedAt ? [{ label: 'Firmata', value: timeText(request.completedAt) }] : []),
      { label: 'Ultima modifica', value: timeText(request.updatedAt) },
    ])}
    ${desk.isSandbox ? applicantLinks(view) : []}
    <div class="files">
      ${contracts.map((contract) => html`<span>${contractLink(desk, contract)}</span>`)}
      ${desk.isSandbox ? [] : html`<span>${evidenceLinks(desk, request.guid)}</span>`}
    </div>
  </section>`;
};

/** The reviewer must know about other requests with the same tax code: one may be a stranger's. */
const others = (desk: Desk, { request, others: found }: RequestView): Html | readonly Html[] => {
  if (found.length === 0) return [];
  const fields = differing(request, found);
  return html`<section aria-labelledby="others">
    <h2 id="others">Altre richieste con lo stesso codice fiscale</h2>
    <p class="notice ${fields.length === 0 ? '' : 'bad'}">${differenceText(fields)}</p>
    ${listOf(
      found.map((one) => otherCard(desk, one)),
      '',
    )}
  </section>`;
};

const documents = (desk: Desk, view: RequestView, typed: Typed | undefined): Html =>
  html`<section aria-labelledby="documents">
    <div class="row">
      <h2 id="documents">Documenti</h2>
      ${acceptAll(desk, view)}
    </div>
    ${listOf(
      view.papers.map((one) => paperCard(desk, one, view, typed)),
      'Ancora nessun documento.',
    )}
  </section>`;

const answers = ({ facts: { sections } }: RequestView): Html =>
  html`<section class="card" aria-labelledby="answers">
    <h2 id="answers">Risposte del cliente</h2>
    ${sections.map(
      ({ title, facts }, at) =>
        html`<details ${at === 0 ? html`open` : []}>
          <summary>${title}</summary>
          ${factList(facts)}
        </details>`,
    )}
  </section>`;

const messages = ({ messages: sent }: RequestView): Html =>
  html`<section class="later" aria-labelledby="messages">
    <h2 id="messages">Messaggi a questo cliente</h2>
    ${listOf(sent.map(messageCard), 'Ancora nessun messaggio.')}
  </section>`;

export const requestPage = (desk: Desk, view: RequestView, outcome: Outcome): Page => {
  const place = desk.isSandbox ? 'Sandbox' : 'Revisione';
  const title = view.name === '' ? 'Richiesta senza nome' : view.name;
  return {
    desk,
    title: `${title} – ${place}`,
    header: html`<p>
        <a href="${desk.base}">${desk.isSandbox ? 'Sandbox' : 'Richieste'}</a> ·
        <a href="${requestPath(desk, view.request.guid)}">Aggiorna</a> ·
        <a href="#documents">Vai ai documenti</a>
      </p>
      <h1>${title}</h1>
      ${outcomeOf(outcome, view)} ${mailNotices(desk, view.request.guid, view.unsent)}`,
    main: html`${viewer}
      <div class="stack">
        ${summary(desk, view)} ${others(desk, view)} ${answers(view)} ${desk.isSandbox ? messages(view) : []}
      </div>
      <div class="stack">
        ${documents(desk, view, outcome.typed)} ${asking(desk, view)} ${completing(desk, view)}
        ${auditList(view.audit)}
      </div>`,
  };
};
