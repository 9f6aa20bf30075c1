import { shownJourney } from '../../../src/contract/journey';
import { documentNames } from '../../domain/documentNames';
import { additionalTypes } from '../../review/ask';
import { versionOf } from '../../review/reviewedDocuments';
import { textAfter, type MoveName } from '../actions';
import type { Desk } from '../desk';
import { differing, type RequestView } from '../view';
import { auditList } from './auditList';
import { html, type Html } from '../../domain/html';
import { mailNotices } from './mailNotices';
import { paperCard, type Typed } from './paperCard';
import {
  actionPath,
  contractLink,
  factList,
  listOf,
  messageCard,
  otherCard,
  OUTCOME,
  requestPath,
  stateTag,
} from './parts';
import type { Page } from './sendPage';
import { differenceText, states, stepTitle, timeText } from './words';

/** The result of the action that led to the page. */
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
  const after = done && textAfter(done, { state, isTold: unsent.length === 0 });
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

const acceptAll = (desk: Desk, view: RequestView): Html | readonly Html[] =>
  view.inReview && view.papers.some(({ paper }) => paper.sign === '' && paper.askedAt === null)
    ? html`<form method="post" action="${actionPath(desk, view.request.guid, 'accept-all')}">
        <input type="hidden" name="seen" value="${versionOf(view.papers.map(({ paper }) => paper))}" />
        <button>Accetta tutti</button>
      </form>`
    : [];

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

const asking = (desk: Desk, { request, inReview }: RequestView): Html | readonly Html[] =>
  inReview
    ? html`<section class="card" aria-labelledby="ask">
        <h2 id="ask">Chiedi un altro documento</h2>
        <form class="line" method="post" action="${actionPath(desk, request.guid, 'ask')}">
          <label
            >Documento
            <select name="type">
              ${additionalTypes.map((type) => html`<option value="${type}">${documentNames[type] ?? type}</option>`)}
            </select></label
          >
          <button>Chiedi</button>
        </form>
      </section>`
    : [];

const completing = (
  desk: Desk,
  { request, inReview, notToComplete }: RequestView,
): Html | readonly Html[] => {
  if (!inReview) return [];
  const pathOf = (name: MoveName): string => actionPath(desk, request.guid, name);
  return html`<section class="card" aria-labelledby="complete">
    <h2 id="complete">Concludi la revisione</h2>
    ${
      notToComplete === undefined
        ? html`<form method="post" action="${pathOf('complete')}">
            <button class="primary">Apri il conto</button>
          </form>`
        : html`<p class="soft">${notToComplete}</p>`
    }
    <form method="post" action="${pathOf('reject')}">
      <details>
        <summary>Non accogliere la richiesta</summary>
        <p class="soft">
          Il conto non si apre e la decisione non si può annullare. Il cliente riceve un’email.
        </p>
        <button class="danger">Non accogliere</button>
      </details>
    </form>
  </section>`;
};

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

/** Renders a request, its review, and in the sandbox the messages to the applicant. */
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
    main: html`<div class="stack">
        ${summary(desk, view)} ${others(desk, view)} ${answers(view)} ${desk.isSandbox ? messages(view) : []}
      </div>
      <div class="stack">
        ${documents(desk, view, outcome.typed)} ${asking(desk, view)} ${completing(desk, view)}
        ${auditList(view.audit)}
      </div>`,
  };
};
