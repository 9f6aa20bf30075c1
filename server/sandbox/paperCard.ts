import type { Document } from '../db/schema';
import { isBack } from '../domain/sides';
import { REASON_MAX_LENGTH } from '../review/acceptOrRefuse';
import { html, type Html } from './html';
import { documentPath, requestPath, tag } from './parts';
import type { PaperView, RequestView } from './view';
import { kilobytes, type Tone } from './words';

const tones: Readonly<Record<PaperView['paper']['sign'], Tone>> = {
  '': 'wait',
  true: 'good',
  false: 'bad',
  never_uploaded: 'wait',
};

/** Renders the file itself if a page can show it. */
const shown = (document: Document, alt: string): Html | readonly Html[] => {
  const path = documentPath(document);
  if (document.contentType.startsWith('image/'))
    return html`<a href="${path}"><img src="${path}" alt="${alt}" loading="lazy" /></a>`;
  return document.contentType.startsWith('video/')
    ? html`<video src="${path}" controls preload="metadata" aria-label="${alt}"></video>`
    : [];
};

const file = (document: Document, name: string, sides: number): Html => {
  const side = sides === 1 ? 'File' : isBack(document.type) ? 'Retro' : 'Fronte';
  return html`<figure>
    ${shown(document, `${name}: ${side.toLowerCase()}`)}
    <figcaption>
      <a href="${documentPath(document)}">${side}</a>
      <small>${document.contentType}, ${kilobytes(document.size)}</small>
    </figcaption>
  </figure>`;
};

const forms = ({ paper, detail }: PaperView, guid: string): Html => {
  const path = requestPath(guid);
  const document = html`<input type="hidden" name="document" value="${paper.front}" />`;
  const of = html`<span class="hidden">${detail.description}</span>`;
  const accepting =
    paper.sign === 'false'
      ? html`<button>Accetta lo stesso ${of}</button>`
      : html`<button class="primary">Accetta ${of}</button>`;
  return html`<div class="moves">
    ${
      paper.sign === 'true'
        ? []
        : html`<form method="post" action="${path}/accept">${document}${accepting}</form>`
    }
    <form class="line" method="post" action="${path}/refuse">
      ${document}
      <label
        >Motivo del rifiuto ${of}
        <input name="reason" required maxlength="${REASON_MAX_LENGTH}" autocomplete="off"
      /></label>
      <button class="danger">Rifiuta ${of}</button>
    </form>
  </div>`;
};

/** Renders a document: its files, the review's decision, and the actions. */
export const paperCard = (one: PaperView, { request, inReview }: RequestView): Html => {
  const { paper, detail, label, reasonNotToDecide } = one;
  const stored = paper.sides.filter(({ storageKey }) => storageKey !== '');
  return html`<li class="card">
    <div class="row"><strong>${detail.description}</strong>${tag(label, tones[paper.sign])}</div>
    <p class="soft">${detail.tipo} · ${paper.barCode}</p>
    ${paper.feedback === '' ? [] : html`<p class="reason">${paper.feedback}</p>`}
    ${
      stored.length === 0
        ? []
        : html`<div class="pictures">
            ${stored.map((document) => file(document, detail.description, paper.sides.length))}
          </div>`
    }
    ${!inReview ? [] : reasonNotToDecide === undefined ? forms(one, request.guid) : html`<p class="soft">${reasonNotToDecide}</p>`}
  </li>`;
};
