import { shownJourney } from '../../../../src/contract/journey';
import type { Request } from '../../../db/schema';
import type { Desk } from '../desk';
import { MOST_COMPARED } from '../differences';
import { DIFFERENT, reviewStates, SEARCHABLE, type ListQuery, type RequestList } from '../list';
import { html, type Html } from '../../../domain/html';
import { requestPath, signedInAs, stateTag } from './parts';
import type { Page } from './sendPage';
import { minuteText, states } from './words';

const option = (value: string, label: string, chosen: string): Html =>
  html`<option value="${value}" ${value === chosen ? html`selected` : []}>${label}</option>`;

const filters = (desk: Desk, { state = '', from = '', to = '', text = '', read = '' }: ListQuery): Html =>
  html`<form
    class="card wide line"
    method="get"
    action="${desk.base}"
    role="search"
    aria-label="Cerca fra le richieste"
  >
    <label
      >Stato
      <select name="state">
        ${option('', 'Da rivedere', state)} ${option('all', 'Tutte', state)}
        ${reviewStates
          .filter((one) => one !== 'completed')
          .map((one) => option(one, states[one].label, state))}
      </select></label
    >
    <label>Firmata dal <input type="date" name="from" value="${from}" /></label>
    <label>Firmata fino al <input type="date" name="to" value="${to}" /></label>
    <label
      >Codice pratica o identificativo
      <input
        name="text"
        value="${text}"
        maxlength="32"
        pattern="${SEARCHABLE}"
        title="Codice pratica, come ABCD-EFGH, o identificativo"
        autocomplete="off"
        spellcheck="false"
    /></label>
    <label class="short"
      >Letto dai documenti
      <select name="read">
        ${option('', 'Tutto', read)} ${option(DIFFERENT, 'Con differenze', read)}
      </select></label
    >
    <button>Cerca</button>
  </form>`;

const row = (desk: Desk, { guid, journey, state, email, cf, completedAt, returnedAt }: Request): Html =>
  html`<tr role="row">
    <td role="cell" data-head="Codice pratica">
      <a href="${requestPath(desk, guid)}">${shownJourney(journey)}</a>
    </td>
    <td role="cell" data-head="Email e codice fiscale">${email}<br /><small>${cf}</small></td>
    <td role="cell" data-head="Firmata">${completedAt ? minuteText(completedAt) : '–'}</td>
    <td role="cell" data-head="Stato">
      ${stateTag(state)}
      ${state === 'completed' && returnedAt ? html`<br /><small>Documenti tornati: ${minuteText(returnedAt)}</small>` : []}
    </td>
  </tr>`;

const table = (desk: Desk, { requests }: RequestList): Html =>
  requests.length === 0
    ? html`<p class="card soft">Nessuna richiesta.</p>`
    : // On a phone its parts are blocks, which Safari takes for no table without these roles.
      html`<table role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">Codice pratica</th>
            <th scope="col" role="columnheader">Email e codice fiscale</th>
            <th scope="col" role="columnheader">Firmata</th>
            <th scope="col" role="columnheader">Stato</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${requests.map((one) => row(desk, one))}
        </tbody>
      </table>`;

const pageLink = (desk: Desk, query: ListQuery, to: number, label: string): Html => {
  const { state = '', from = '', text = '', read = '' } = query;
  const search = new URLSearchParams({ state, from, to: query.to ?? '', text, read, page: String(to) });
  return html`<a href="${desk.base}?${search.toString()}">${label}</a>`;
};

const countText = ({ total, isMore }: RequestList): string => {
  if (isMore) return `più di ${total.toLocaleString('it-IT', { useGrouping: 'always' })} richieste`;
  return total === 1 ? '1 richiesta' : `${total} richieste`;
};

const paging = (desk: Desk, query: ListQuery, list: RequestList): Html => {
  const { page, pages, isMore } = list;
  const place = isMore ? `pagina ${page}` : `pagina ${page} di ${pages}`;
  return html`<nav class="links" aria-label="Pagine">
    ${page > 1 ? pageLink(desk, query, page - 1, 'Pagina precedente') : []}
    <span>${countText(list)} · ${place}</span>
    ${page < pages ? pageLink(desk, query, page + 1, 'Pagina successiva') : []}
  </nav>`;
};

export const reviewListPage = (desk: Desk, reviewer: string, query: ListQuery, list: RequestList): Page => ({
  desk,
  title: 'Revisione delle richieste',
  header: html`<div class="row">
      <h1>Revisione delle richieste</h1>
      ${signedInAs(desk, reviewer)}
    </div>
    <p class="links"><a href="${desk.base}/figures">Andamento</a></p>`,
  main: html`${filters(desk, query)}
    <section class="wide" aria-labelledby="requests">
      <h2 id="requests">Richieste</h2>
      ${
        list.isCut
          ? html`<p class="notice wait">
              Sono state confrontate le prime
              ${MOST_COMPARED.toLocaleString('it-IT', { useGrouping: 'always' })} richieste con dati letti dai
              documenti: per le altre, scegli un periodo più breve.
            </p>`
          : []
      }
      ${table(desk, list)} ${paging(desk, query, list)}
    </section>`,
});
