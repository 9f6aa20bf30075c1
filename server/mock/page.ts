import type { EndpointName } from '../../src/contract/endpoints';
import { endpointNames, endpointOf } from '../../src/contract/endpoints';
import { PHONE_PREFIX } from '../../src/contract/limits';
import { html, type Html } from '../domain/html';
import { sandboxDesk } from '../review/reviewers/desk';
import { listOf, requestPath } from '../review/reviewers/page/parts';
import type { Page } from '../review/reviewers/page/sendPage';
import { behaviourNames, behaviours, type Planned } from './nextCall';
import type { MockRequest } from './play';
import { labelOfState, mockStates, stepOfState } from './states';

export const outcomes = ['made', 'planned'] as const;
export type Outcome = (typeof outcomes)[number];

export interface MockView {
  readonly requests: readonly MockRequest[];
  readonly planned: Planned | undefined;
  readonly webBase: string;
  readonly outcome: Outcome | undefined;
}

const option = (value: string, label: string): Html => html`<option value="${value}">${label}</option>`;

const callLabel = (name: EndpointName): string => `${endpointOf(name).method} ${endpointOf(name).path}`;

const requestCard = ({ guid, state, applicant }: MockRequest, webBase: string): Html => {
  const { nome, cognome, cf, email, cellulare } = applicant;
  const isSigned = stepOfState(state) === 'thanks';
  return html`<li class="card">
    <strong>${labelOfState(state)}</strong>
    <p class="soft">${nome} ${cognome} · ${cf}</p>
    <p class="soft">${email} · ${PHONE_PREFIX} ${cellulare}</p>
    <small>${guid}</small>
    <p class="links">
      <a href="${webBase}resume/${guid}">Riprendi come cliente</a>
      ${isSigned ? html`<a href="${webBase}reupload/${guid}">Reinvia i documenti</a>` : []}
      <a href="${requestPath(sandboxDesk, guid)}">Rivedi</a>
    </p>
  </li>`;
};

const making = html`<section class="card" aria-labelledby="make">
  <h2 id="make">Nuova richiesta</h2>
  <form class="line" method="post" action="/sandbox/mock/requests">
    <label
      >Stato
      <select name="state">
        ${mockStates.map((state) => option(state, labelOfState(state)))}
      </select></label
    >
    <button class="primary">Crea</button>
  </form>
</section>`;

const plannedText = ({ behaviour, call }: Planned): string =>
  `${behaviours[behaviour].label}: ${call === undefined ? 'alla prossima chiamata' : callLabel(call)}`;

const planning = ({ planned }: MockView): Html =>
  html`<section class="card" aria-labelledby="next">
    <h2 id="next">Prossima chiamata dell’app</h2>
    <p class="soft">${planned === undefined ? 'Risponde come sempre.' : plannedText(planned)}</p>
    <form method="post" action="/sandbox/mock/next">
      <div class="line">
        <label
          >Che cosa succede
          <select name="behaviour">
            ${behaviourNames.map((name) => option(name, behaviours[name].label))}
            ${option('', 'Niente: come sempre')}
          </select></label
        ><label
          >A quale chiamata
          <select name="call">
            ${option('', 'La prossima, qualunque sia')}
            ${endpointNames.map((name) => option(name, callLabel(name)))}
          </select></label
        >
      </div>
      <p class="open"><button>Imposta</button></p>
    </form>
  </section>`;

/** The notice has the focus, so that the keyboard goes on from it and a screen reader reads it first. */
const notice = ({ outcome, requests: [newest], planned }: MockView): Html | readonly Html[] => {
  const text = (): string | undefined => {
    if (outcome === 'made') return newest && `Creata: ${labelOfState(newest.state)}, ${newest.guid}`;
    return planned === undefined ? 'L’app risponde come sempre.' : `Impostato. ${plannedText(planned)}`;
  };
  const said = outcome === undefined ? undefined : text();
  return said === undefined
    ? []
    : html`<p class="notice good" role="status" tabindex="-1" autofocus>${said}</p>`;
};

export const mockPage = (view: MockView): Page => ({
  desk: sandboxDesk,
  title: 'Back end di prova',
  header: html`<h1>Back end di prova</h1>
    <p>Crea richieste in ogni stato e decidi che cosa succede alla prossima chiamata dell’app.</p>
    <p class="links">
      <a href="/sandbox">Codici via email e SMS</a> <a href="${view.webBase}">Apri l’app</a>
    </p>
    ${notice(view)}`,
  main: html`<div class="stack">${making} ${planning(view)}</div>
    <section aria-labelledby="made">
      <h2 id="made">Richieste create qui</h2>
      ${listOf(
        view.requests.map((one) => requestCard(one, view.webBase)),
        'Ancora nessuna richiesta.',
      )}
    </section>`,
});
