import type { Document, Request, StoredContract } from '../../../db/schema';
import { maskPhone } from '../../../domain/mask';
import type { OutboxMessage } from '../../../repositories/outbox';
import type { MoveName } from '../actions';
import type { Desk } from '../desk';
import type { Fact } from '../documentFacts';
import { html, type Html } from '../../../domain/html';
import { states, stepTitle, timeText, type Tone } from './words';

const channels = { email: 'Email', sms: 'SMS' } as const;

export const tag = (text: string, tone: Tone = 'plain'): Html =>
  html`<span class="tag ${tone}">${text}</span>`;
export const stateTag = (state: Request['state']): Html => tag(states[state].label, states[state].tone);

const LINK = /(https?:\/\/[^\s<>"']+)/;

const linked = (text: string): readonly Html[] =>
  text.split(LINK).map((part) => (LINK.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));

export const messageCard = ({ id, channel, recipient, text, code, hasHtml, at }: OutboxMessage): Html =>
  html`<li class="card">
    <div class="row">${tag(channels[channel])}<small>${timeText(at)}</small></div>
    <p class="soft">A: ${recipient}</p>
    ${code === '' ? [] : html`<p class="code">${code}</p>`}
    <p class="text">${linked(text)}</p>
    ${hasHtml ? html`<p class="links"><a href="/sandbox/mails/${id}">Apri l’email come la riceve il cliente</a></p>` : []}
  </li>`;

export const documentPath = ({ base }: Desk, { guid, type }: Pick<Document, 'guid' | 'type'>): string =>
  `${base}/documents/${encodeURIComponent(guid)}/${encodeURIComponent(type)}`;
export const requestPath = ({ base }: Desk, guid: string): string =>
  `${base}/requests/${encodeURIComponent(guid)}`;
export const OUTCOME = 'outcome';
/** After the action, the outcome takes the focus. */
export const actionPath = (desk: Desk, guid: string, name: MoveName): string =>
  `${requestPath(desk, guid)}/${name}#${OUTCOME}`;

export const otherCard = (desk: Desk, { guid, state, step, phone, updatedAt }: Request): Html =>
  html`<li class="card">
    <div class="row">
      ${
        desk.isSandbox || state !== 'open'
          ? html`<a href="${requestPath(desk, guid)}">${stepTitle(step)}</a>`
          : html`<span>${stepTitle(step)}</span>`
      }${stateTag(state)}
    </div>
    <small>Cellulare ${maskPhone(phone)} · ${timeText(updatedAt)}</small>
  </li>`;

const stateOf = ({ noticeAt, signedAt, seal, stampedAt }: StoredContract): string => {
  if (!signedAt) return noticeAt ? 'letto' : 'da leggere';
  const own = seal === 'trial' ? 'sigillo di prova' : 'sigillo elettronico';
  return `firmato, con ${own}${stampedAt ? ' e marca temporale' : ''}`;
};

export const contractLink = ({ base }: Desk, contract: StoredContract): Html => {
  const { guid, kind } = contract;
  return html`<a href="${base}/contracts/${encodeURIComponent(guid)}/${kind}.pdf"
      >${kind === 'contract' ? 'Contratto' : 'Questionario'} (PDF)</a
    >
    <small>${stateOf(contract)}</small>`;
};

export const evidenceLinks = (desk: Desk, guid: string): Html =>
  html`<a href="${requestPath(desk, guid)}/evidence.pdf">Fascicolo di prova (PDF)</a>
    <small
      ><a href="${requestPath(desk, guid)}/evidence" download="evidence.json"
        >per i programmi (JSON)</a
      ></small
    >`;

const readNote = (read: NonNullable<Fact['read']>): Html =>
  read.equal
    ? html`<dd class="read good">letto dal documento: uguale</dd>`
    : html`<dd class="read bad">letto dal documento: diverso (${read.values.join(', ')})</dd>`;

export const factList = (facts: readonly Fact[]): Html =>
  html`<dl>
    ${facts.map(
      ({ label, value, read }) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value === '' ? '–' : value}</dd>
          ${read ? readNote(read) : []}
        </div>`,
    )}
  </dl>`;

export const listOf = (items: readonly Html[], none: string): Html =>
  items.length > 0
    ? html`<ul>
        ${items}
      </ul>`
    : html`<p class="card soft">${none}</p>`;

export const signedInAs = ({ base }: Desk, reviewer: string): Html =>
  html`<form class="row" method="post" action="${base}/sign-out">
    <span class="soft">${reviewer}</span><button>Esci</button>
  </form>`;
