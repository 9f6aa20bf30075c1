import type { Document } from '../../../db/schema';
import { isBack } from '../../../domain/sides';
import { REASON_MAX_LENGTH } from '../../acceptOrRefuse';
import { versionOf } from '../../../documents/papers';
import type { MoveInput } from '../actions';
import type { Desk } from '../desk';
import type { Fact } from '../documentFacts';
import type { PaperView, RequestView } from '../view';
import { html, type Html } from '../../../domain/html';
import { actionPath, documentPath, factList, tag } from './parts';
import { videoPlayer } from './video';
import { kilobytes, type Tone } from './words';

/** The reason that a refused action came with is not to be typed again. */
export type Typed = Pick<MoveInput, 'document' | 'reason'>;

const tones: Readonly<Record<PaperView['paper']['sign'], Tone>> = {
  '': 'wait',
  true: 'good',
  false: 'bad',
  never_uploaded: 'wait',
};

const shown = (desk: Desk, document: Document, alt: string): Html | readonly Html[] => {
  const path = documentPath(desk, document);
  if (document.contentType.startsWith('image/'))
    return html`<a href="${path}" data-picture><img src="${path}" alt="${alt}" loading="lazy" /></a>`;
  return document.contentType.startsWith('video/') ? videoPlayer(desk, document, alt) : [];
};

const file = (desk: Desk, document: Document, name: string, sides: number): Html => {
  const side = sides === 1 ? 'File' : isBack(document.type) ? 'Retro' : 'Fronte';
  return html`<figure>
    ${shown(desk, document, `${name}: ${side.toLowerCase()}`)}
    <figcaption>
      <a href="${documentPath(desk, document)}">${side}</a>
      <small>${document.contentType}, ${kilobytes(document.size)}</small>
    </figcaption>
  </figure>`;
};

const forms = (desk: Desk, { paper, detail }: PaperView, guid: string, typed: Typed | undefined): Html => {
  const document = html`<input type="hidden" name="document" value="${paper.front}" />
    <input type="hidden" name="seen" value="${versionOf([paper])}" />`;
  const of = html`<span class="hidden">${detail.description}</span>`;
  const accepting =
    paper.sign === 'false'
      ? html`<button>Accetta lo stesso ${of}</button>`
      : html`<button class="primary">Accetta ${of}</button>`;
  return html`<div class="moves">
    ${
      paper.sign === 'true'
        ? []
        : html`<form method="post" action="${actionPath(desk, guid, 'accept')}">
            ${document}${accepting}
          </form>`
    }
    <form class="line" method="post" action="${actionPath(desk, guid, 'refuse')}">
      ${document}
      <label
        >Motivo del rifiuto ${of}
        <input
          name="reason"
          required
          maxlength="${REASON_MAX_LENGTH}"
          autocomplete="off"
          value="${typed?.document === paper.front ? typed.reason : ''}"
      /></label>
      <button class="danger">Rifiuta ${of}</button>
    </form>
  </div>`;
};

const comparison = (facts: readonly Fact[]): Html | readonly Html[] =>
  facts.length === 0
    ? []
    : html`<div class="compare">
        <h4>Da confrontare</h4>
        ${factList(facts)}
      </div>`;

export const paperCard = (desk: Desk, one: PaperView, view: RequestView, typed?: Typed): Html => {
  const { request, inReview } = view;
  const { paper, detail, label, reasonNotToDecide, compareWith } = one;
  const stored = paper.sides.filter(({ storageKey }) => storageKey !== '');
  return html`<li class="card">
    <div class="row">
      <h3>${detail.description}</h3>
      ${tag(label, tones[paper.sign])}
    </div>
    <p class="soft">${detail.tipo} · ${paper.barCode}</p>
    ${paper.feedback === '' ? [] : html`<p class="reason">${paper.feedback}</p>`}
    ${
      stored.length === 0
        ? []
        : html`<div class="beside">
            <div class="pictures">
              ${stored.map((document) => file(desk, document, detail.description, paper.sides.length))}
            </div>
            ${comparison(compareWith)}
          </div>`
    }
    ${!inReview ? [] : reasonNotToDecide === undefined ? forms(desk, one, request.guid, typed) : html`<p class="soft">${reasonNotToDecide}</p>`}
  </li>`;
};
