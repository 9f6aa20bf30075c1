import type { Notice } from './packages';

interface DataSet {
  readonly what: string;
  readonly whose: string;
  readonly licence: string;
  readonly address: string;
}

/** server/data/README.md has them in full, with dates. */
const DATA: readonly DataSet[] = [
  {
    what: 'Classificazione delle attività economiche ATECO 2025',
    whose: 'Istat',
    licence: 'CC BY 4.0',
    address: 'https://www.istat.it/classificazione/classificazione-delle-attivita-economiche-ateco/',
  },
  {
    what: 'Archivio storico dei comuni, con i loro nomi e codici',
    whose: 'ANPR, Ministero dell’Interno',
    licence: 'CC BY 4.0',
    address: 'https://www.anagrafenazionale.interno.it/',
  },
  {
    what: 'Elenco degli stati esteri e fusioni di comuni',
    whose: 'Istat',
    licence: 'CC BY 3.0',
    address: 'https://www.istat.it/',
  },
  {
    what: 'Codici catastali di comuni e stati (belfiore-connector)',
    whose: 'Marco Ricupero; Ministero dell’Interno, Agenzia delle Entrate, Istat',
    licence: 'MIT, dati CC BY 4.0',
    address: 'https://github.com/Marketto/belfiore-connector',
  },
  {
    what: 'Comuni, province e CAP (italian-cap-comuni-province)',
    whose: 'SpritzCoder; dati di Garda Informatica',
    licence: 'MIT',
    address: 'https://www.npmjs.com/package/italian-cap-comuni-province',
  },
  {
    what: 'Nomi italiani degli stati (Unicode CLDR)',
    whose: 'Unicode, Inc',
    licence: 'Unicode License v3',
    address: 'https://cldr.unicode.org/',
  },
];

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const dataItem = ({ what, whose, licence, address }: DataSet): string =>
  `<li><a href="${address}">${escaped(what)}</a>: ${escaped(whose)}. Licenza: ${escaped(licence)}.</li>`;

/** One entry for each text: packages of one author often share theirs. */
const entries = (notices: readonly Notice[]): string[] => {
  const byText = new Map<string, Notice[]>();
  for (const notice of notices) byText.set(notice.text, [...(byText.get(notice.text) ?? []), notice]);
  return [...byText].map(([text, same]) => {
    const names = same.map(({ name, version }) => `${name} ${version}`).join(', ');
    const licences = [...new Set(same.map(({ licence }) => licence))].join(', ');
    return `<details><summary>${escaped(names)}: ${escaped(licences)}</summary><pre lang="en">${escaped(text)}</pre></details>`;
  });
};

const sorted = (notices: readonly Notice[]): Notice[] =>
  [...notices].sort((one, other) => (one.name < other.name ? -1 : 1));

const PLACE = '<!-- notices -->';

const frame = `<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Licenze di terze parti | {{title}}</title>
    {{head}}
  </head>
  <body>
    {{banner}}
    <main>
      <h1>Licenze di terze parti</h1>
      <p>
        Questo sito usa software, caratteri e dati di altri autori. Ecco quali sono e con quali licenze.
      </p>

      <h2>Dati</h2>
      <p>I dati sono stati rielaborati per questa richiesta.</p>
      <ul>
        ${DATA.map(dataItem).join('\n        ')}
      </ul>

      <h2>Software e caratteri</h2>
      <p>Apri una voce per leggere il testo della licenza, in inglese.</p>
${PLACE}

      <p><a href="accessibilita.html">Dichiarazione di accessibilità</a></p>
    </main>
  </body>
</html>
`;

/** `fill` fills in what depends on the brand; the notices are left as they are. */
export const licencesPage = (notices: readonly Notice[], fill: (page: string) => string): string =>
  fill(frame).replace(PLACE, () => entries(sorted(notices)).join('\n'));
