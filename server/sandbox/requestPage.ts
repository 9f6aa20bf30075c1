import { documentNames } from '../domain/documentNames';
import { additionalTypes } from '../review/ask';
import { html, type Html } from './html';
import { moves, type MoveName } from './reviewActions';
import { paperCard } from './paperCard';
import { contractLink, listOf, messageCard, otherCard, page, requestPath, stateTag } from './parts';
import { differing, type RequestView } from './view';
import { differenceText, states, stepTitle, timeText } from './words';

/** The result of the action that led to the page. */
export interface Outcome {
  readonly done?: MoveName;
  readonly refused?: string;
}

const outcomeOf = ({ done, refused }: Outcome): Html | readonly Html[] => {
  if (refused !== undefined) return html`<p class="notice bad" role="alert">${refused}</p>`;
  return done === undefined ? [] : html`<p class="notice good" role="status">${moves[done].done}</p>`;
};

const fact = (name: string, value: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value === '' ? '–' : value}</dd>
  </div>`;

const summary = ({ request, contracts }: RequestView): Html =>
  html`<section class="card" aria-labelledby="request">
    <div class="row">
      <h2 id="request">Richiesta</h2>
      ${stateTag(request.state)}
    </div>
    <p class="soft">${states[request.state].next}</p>
    <dl>
      ${fact('Passo', stepTitle(request.step))} ${fact('Email', request.email)}
      ${fact('Cellulare', request.phone)} ${fact('Codice fiscale', request.cf)}
      ${fact('Pratica', request.guid)} ${fact('Ultima modifica', timeText(request.updatedAt))}
    </dl>
    <p class="links">
      <a href="/resume/${encodeURIComponent(request.guid)}">Riprendi come cliente</a>
      ${
        request.state === 'open'
          ? []
          : html`<a href="/reupload/${encodeURIComponent(request.guid)}">Reinvia i documenti</a>`
      }
    </p>
    <div class="files">${contracts.map((contract) => html`<span>${contractLink(contract)}</span>`)}</div>
  </section>`;

/** The reviewer must know about other requests with the same tax code: one may be a stranger's. */
const others = ({ request, others: found }: RequestView): Html | readonly Html[] => {
  if (found.length === 0) return [];
  const fields = differing(request, found);
  return html`<section aria-labelledby="others">
    <h2 id="others">Altre richieste con lo stesso codice fiscale</h2>
    <p class="notice ${fields.length === 0 ? '' : 'bad'}">${differenceText(fields)}</p>
    ${listOf(found.map(otherCard), '')}
  </section>`;
};

const acceptAll = (view: RequestView): Html | readonly Html[] =>
  view.inReview && view.papers.some(({ paper }) => paper.sign === '' && paper.askedAt === null)
    ? html`<form method="post" action="${requestPath(view.request.guid)}/accept-all">
        <button>Accetta tutti</button>
      </form>`
    : [];

const documents = (view: RequestView): Html =>
  html`<section aria-labelledby="documents">
    <div class="row">
      <h2 id="documents">Documenti</h2>
      ${acceptAll(view)}
    </div>
    ${listOf(
      view.papers.map((one) => paperCard(one, view)),
      'Ancora nessun documento.',
    )}
  </section>`;

const asking = ({ request, inReview }: RequestView): Html | readonly Html[] =>
  inReview
    ? html`<section class="card" aria-labelledby="ask">
        <h2 id="ask">Chiedi un altro documento</h2>
        <form class="line" method="post" action="${requestPath(request.guid)}/ask">
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

const completing = ({ request, inReview, notToComplete }: RequestView): Html | readonly Html[] => {
  if (!inReview) return [];
  return html`<section class="card" aria-labelledby="complete">
    <h2 id="complete">Concludi la revisione</h2>
    ${
      notToComplete === undefined
        ? html`<form method="post" action="${requestPath(request.guid)}/complete">
            <button class="primary">Apri il conto</button>
          </form>`
        : html`<p class="soft">${notToComplete}</p>`
    }
  </section>`;
};

/** Renders a request, its review and the messages to the applicant. */
export const requestPage = (view: RequestView, outcome: Outcome): string => {
  const title = view.name === '' ? 'Richiesta senza nome' : view.name;
  return page({
    title: `${title} – Sandbox`,
    header: html`<p>
        <a href="/sandbox">Sandbox</a> · <a href="${requestPath(view.request.guid)}">Aggiorna</a>
      </p>
      <h1>${title}</h1>
      ${outcomeOf(outcome)}`,
    main: html`<div class="stack">
        ${summary(view)} ${others(view)}
        <section class="later" aria-labelledby="messages">
          <h2 id="messages">Messaggi a questo cliente</h2>
          ${listOf(view.messages.map(messageCard), 'Ancora nessun messaggio.')}
        </section>
      </div>
      <div class="stack">${documents(view)} ${asking(view)} ${completing(view)}</div>`,
  });
};
