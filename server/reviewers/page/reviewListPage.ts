import { shownJourney } from '../../../src/contract/journey';
import type { Request } from '../../db/schema';
import type { Desk } from '../desk';
import { reviewStates, type ListQuery, type RequestList } from '../list';
import { html, type Html } from '../../domain/html';
import { requestPath, signedInAs, stateTag } from './parts';
import type { Page } from './sendPage';
import { states, timeText } from './words';

const option = (value: string, label: string, chosen: string): Html =>
  html`<option value="${value}" ${value === chosen ? html`selected` : []}>${label}</option>`;

const filters = (desk: Desk, { state = '', from = '', to = '', text = '' }: ListQuery): Html =>
  html`<form class="card wide line" method="get" action="${desk.base}" role="search">
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
    <label>al <input type="date" name="to" value="${to}" /></label>
    <label
      >Codice pratica o identificativo
      <input name="text" value="${text}" maxlength="64" autocomplete="off" spellcheck="false"
    /></label>
    <button>Cerca</button>
  </form>`;

const row = (desk: Desk, { guid, journey, state, email, cf, completedAt, returnedAt }: Request): Html =>
  html`<tr>
    <td><a href="${requestPath(desk, guid)}">${shownJourney(journey)}</a></td>
    <td>${email}<br /><small>${cf}</small></td>
    <td>${completedAt ? timeText(completedAt) : '–'}</td>
    <td>
      ${stateTag(state)}
      ${state === 'completed' && returnedAt ? html`<br /><small>Documenti tornati: ${timeText(returnedAt)}</small>` : []}
    </td>
  </tr>`;

const table = (desk: Desk, { requests }: RequestList): Html =>
  requests.length === 0
    ? html`<p class="card soft">Nessuna richiesta.</p>`
    : html`<table>
        <thead>
          <tr>
            <th scope="col">Codice pratica</th>
            <th scope="col">Cliente</th>
            <th scope="col">Firmata</th>
            <th scope="col">Stato</th>
          </tr>
        </thead>
        <tbody>
          ${requests.map((one) => row(desk, one))}
        </tbody>
      </table>`;

const pageLink = (desk: Desk, query: ListQuery, to: number, label: string): Html => {
  const { state = '', from = '', text = '' } = query;
  const search = new URLSearchParams({ state, from, to: query.to ?? '', text, page: String(to) });
  return html`<a href="${desk.base}?${search.toString()}">${label}</a>`;
};

const paging = (desk: Desk, query: ListQuery, { page, pages, total }: RequestList): Html =>
  html`<nav class="links" aria-label="Pagine">
    ${page > 1 ? pageLink(desk, query, page - 1, 'Pagina precedente') : []}
    <span>${total === 1 ? '1 richiesta' : `${total} richieste`} · pagina ${page} di ${pages}</span>
    ${page < pages ? pageLink(desk, query, page + 1, 'Pagina successiva') : []}
  </nav>`;

/** Renders the list of signed requests with its filters. */
export const reviewListPage = (desk: Desk, reviewer: string, query: ListQuery, list: RequestList): Page => ({
  desk,
  title: 'Revisione delle richieste',
  header: html`<div class="row">
    <h1>Revisione delle richieste</h1>
    ${signedInAs(desk, reviewer)}
  </div>`,
  main: html`${filters(desk, query)}
    <section class="wide" aria-labelledby="requests">
      <h2 id="requests">Richieste</h2>
      ${table(desk, list)} ${paging(desk, query, list)}
    </section>`,
});
