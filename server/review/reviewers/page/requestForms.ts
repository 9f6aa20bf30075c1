import { documentNames } from '../../../domain/documentNames';
import { html, type Html } from '../../../domain/html';
import { versionOf } from '../../../documents/papers';
import { additionalTypes } from '../../ask';
import type { MoveName } from '../actions';
import type { Desk } from '../desk';
import type { RequestView } from '../view';
import { actionPath } from './parts';

export const acceptAll = (desk: Desk, view: RequestView): Html | readonly Html[] =>
  view.inReview && view.papers.some(({ paper }) => paper.sign === '' && paper.askedAt === null)
    ? html`<form
        method="post"
        action="${actionPath(desk, view.request.guid, 'accept-all')}"
        aria-label="Accetta tutti i documenti"
      >
        <input type="hidden" name="seen" value="${versionOf(view.papers.map(({ paper }) => paper))}" />
        <button>Accetta tutti</button>
      </form>`
    : [];

export const asking = (desk: Desk, { request, inReview }: RequestView): Html | readonly Html[] =>
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

export const completing = (
  desk: Desk,
  { request, inReview, notToComplete, rejectionProposedBy }: RequestView,
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
    ${
      rejectionProposedBy.length > 0
        ? html`<p class="notice wait">
            ${rejectionProposedBy.join(', ')}: proposta di non accogliere la richiesta. Deve confermarla
            un’altra persona.
          </p>`
        : []
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
