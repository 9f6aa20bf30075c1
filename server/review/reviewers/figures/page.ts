import type { AppDeps } from '../../../deps';
import { html, type Html } from '../../../domain/html';
import type { Figures } from '../../../figures/figures';
import { offeredMonths, type Period } from '../../../figures/periods';
import { FEW, LEAST } from '../../../figures/publish';
import type { Desk } from '../desk';
import { signedInAs } from '../page/parts';
import type { Page } from '../page/sendPage';
import { minuteText } from '../page/words';
import { tablesOf, type Table } from './tables';

const DAY_MS = 24 * 60 * 60 * 1000;

const month = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthText = (key: string): string => month.format(new Date(`${key}-01T00:00:00Z`));

/** Screen readers leave out the sign. */
const value = (text: string): Html =>
  text === FEW
    ? html`<span aria-hidden="true">${FEW}</span><span class="hidden">meno di ${LEAST}</span>`
    : html`${text}`;

const bar = (share: number): Html =>
  html`<svg class="bar" aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none">
    <rect width="${Math.round(share * 100)}" height="6"></rect>
  </svg>`;

const row = ({ heads, bars }: Table, [name = '', ...values]: readonly string[], place: number): Html => {
  const share = bars?.[place];
  return html`<tr role="row">
    <th scope="row" role="rowheader">${name}${share === undefined ? [] : bar(share)}</th>
    ${values.map(
      (text, at) =>
        html`<td class="number" role="cell" data-head="${heads[at + 1] ?? ''}">${value(text)}</td>`,
    )}
  </tr>`;
};

const isWide = ({ id, heads }: Table): boolean => heads.length > 3 || id === 'refusals';

const section = (table: Table): Html => {
  const { id, title, note, heads, rows } = table;
  return html`<section class="${isWide(table) ? 'wide' : ''}" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${note === undefined ? [] : html`<p class="soft">${note}</p>`}
    ${
      rows.length === 0
        ? html`<p class="card soft">Nessun numero che si possa mostrare.</p>`
        : html`<table role="table" class="${heads.length === 2 ? 'pair' : ''}" aria-labelledby="${id}">
            <thead role="rowgroup">
              <tr role="row">
                ${heads.map(
                  (head, at) =>
                    html`<th scope="col" role="columnheader" class="${at > 0 ? 'number' : ''}">${head}</th>`,
                )}
              </tr>
            </thead>
            <tbody role="rowgroup">
              ${rows.map((cells, place) => row(table, cells, place))}
            </tbody>
          </table>`
    }
  </section>`;
};

const choice = ({ base }: Desk, now: Date, key?: string): Html =>
  html`<form class="card line" method="get" action="${base}/figures" aria-label="Scegli il mese">
    <label
      >Richieste iniziate in
      <select name="period">
        ${offeredMonths(now).map(
          (one) =>
            html`<option value="${one}" ${one === key ? html`selected` : []}>${monthText(one)}</option>`,
        )}
      </select></label
    >
    <button>Mostra</button>
    ${key === undefined ? [] : html`<a class="button" href="${base}/figures.csv?period=${key}">Scarica in CSV</a>`}
  </form>`;

interface Shown {
  readonly desk: Desk;
  readonly reviewer: string;
  readonly period: Period;
  readonly figures: Figures;
}

const heading = ({ desk, reviewer }: Pick<Shown, 'desk' | 'reviewer'>): Html =>
  html`<div class="row">
    <h1>Andamento</h1>
    ${signedInAs(desk, reviewer)}
  </div>`;

const toList = ({ base }: Desk): Html =>
  html`<p class="links"><a href="${base}">Revisione delle richieste</a></p>`;

/** For an old bookmark. */
export const unknownPeriodPage = (
  { clock }: Pick<AppDeps, 'clock'>,
  { desk, reviewer }: Pick<Shown, 'desk' | 'reviewer'>,
): Page => ({
  desk,
  title: 'Andamento: mese non disponibile',
  header: html`${heading({ desk, reviewer })}
    <p class="notice wait">
      I numeri del mese richiesto non sono disponibili: ci sono quelli del mese in corso e degli undici
      precedenti. Scegli un mese.
    </p>
    ${toList(desk)}`,
  main: html`<div class="wide figures"><div class="wide">${choice(desk, clock.now())}</div></div>`,
});

export const figuresPage = (
  { clock, config }: Pick<AppDeps, 'clock' | 'config'>,
  { desk, reviewer, period, figures }: Shown,
): Page => {
  const now = clock.now();
  const isErasedInPart = period.from.getTime() < now.getTime() - config.RETENTION_DAYS * DAY_MS;
  return {
    desk,
    title: 'Andamento',
    header: html`${heading({ desk, reviewer })}
      <p>
        I numeri sono arrotondati per difetto a multipli di ${LEAST}: uno sotto ${LEAST} non viene mostrato,
        né si può ricavare dagli altri. Un numero che lo rivelerebbe è arrotondato di più o sostituito da un
        trattino; un totale è allora preceduto da «almeno». Calcolato il ${minuteText(figures.computedAt)}.
      </p>
      ${
        isErasedInPart
          ? html`<p class="notice wait">
              Le richieste abbandonate si cancellano dopo ${config.RETENTION_DAYS} giorni: di questo mese ne
              mancano, e chi ha lasciato risulta meno di quanto era.
            </p>`
          : []
      }
      ${toList(desk)}`,
    main: html`<div class="wide figures">
      <div class="wide">${choice(desk, now, period.key)}</div>
      ${tablesOf(figures).map(section)}
    </div>`,
  };
};
