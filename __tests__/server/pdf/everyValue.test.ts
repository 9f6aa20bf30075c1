import { stepDefinitions } from '../../../src/contract/steps';
import {
  businessQuestions,
  emptyAnswers,
  fundDestinations,
  OFFICE_ENDED,
  OFFICE_ONGOING,
  type QuestionnaireAnswers,
} from '../../../src/contract/questionnaire';
import { contractKinds } from '../../../server/pdf/data';
import { readBrand } from '../../../server/brand';
import { printedBrand } from '../../../server/pdf/printedBrand';
import { contractDataOf, type StoredRequest } from '../../../server/pdf/fromAnswers';
import { renderContract } from '../../../server/pdf/render';
import { toStoredAnswers } from '../../../server/questionnaire/storedAnswers';
import { readPdf } from './readPdf';

type Row = readonly [label: string, value: string];

const fields = (['contact-info', 'address-info', 'company-info', 'self-certifications', 'card'] as const).flatMap(
  (step) =>
    Object.entries(stepDefinitions[step].empty).flatMap(([widget, empty]) =>
      Object.keys(empty).map((component) => ({ step, widget, component, path: `${widget}.${component}` })),
    ),
); // prettier-ignore
const texts = Object.entries(emptyAnswers).flatMap(([name, value]) =>
  ['true', 'false', true, false].includes(value) ? [] : name,
);
const consents = ['consensoPrivacy', 'consensoInformativa', 'visioneDocumentazione'];

/** A word for each value that is stored, unlike all the others and in no list of options. */
const words = new Map(
  [...fields.map(({ path }) => path), ...texts, ...consents, 'legalLine'].map(
    (path, index) => [path, `q${100 + index}w`] as const,
  ),
);
const word = (path: string): string => {
  const found = words.get(path);
  if (found === undefined) throw new Error(`There is no value ${path}`);
  return found;
};
const address = (of: string): string =>
  `${word(`${of}.indirizzo`)}, ${word(`${of}.cap`)} ${word(`${of}.citta`)} (${word(`${of}.provincia`)}), ${word(`${of}.nazione`)}`;
const fullName = `${word('anagrafica.nome')} ${word('anagrafica.cognome')}`;

/** Values that decide what is printed. */
const chosen: Readonly<Record<string, string>> = {
  'domicilio.domicilio': 'altro',
  'sedeAmministrativa.sedeAmministrativa': 'altro',
  'spedizione.spedizioneCarta': 'altro',
  'attivita.tipoSocieta': `0##${word('attivita.tipoSocieta')}`,
};

const answered = (changes: Partial<QuestionnaireAnswers> = {}): QuestionnaireAnswers => ({
  ...emptyAnswers,
  ...Object.fromEntries(texts.map((name) => [name, word(name)])),
  ...changes,
});

const stored = (answers: QuestionnaireAnswers): StoredRequest => ({
  guid: '3f9c1d7ab24e4c0f9a6b5d8e7c2f1a04',
  legalLine: word('legalLine'),
  brand: printedBrand(readBrand()),
  answers: [
    ...fields.map(({ path, ...field }) => ({ ...field, value: chosen[path] ?? word(path), status: '' })),
    ...toStoredAnswers(answers).map((answer) => ({ step: 'self-certifications', status: '', ...answer })),
  ],
  consents: consents.map((name, minutes) => ({
    guid: '',
    name,
    value: 'selected',
    textVersion: word(name),
    givenAt: new Date(Date.UTC(2026, 10, 20, 16, minutes)),
  })),
});

const tight = (text: string): string => text.replace(/\s/g, '');

const print = async (kind: keyof typeof contractKinds, answers: QuestionnaireAnswers): Promise<string> => {
  const shared = { kind: contractKinds[kind], barCode: '4820175936604417', at: new Date('2026-11-21T09:30:00Z') };
  const { pages } = await readPdf(await renderContract({ ...contractDataOf(stored(answers)), ...shared }));
  return tight(pages.join(''));
}; // prettier-ignore

const missing = (text: string, rows: readonly Row[]): Row[] => {
  let from = 0;
  return rows.filter((row) => {
    const sought = tight(row.join(''));
    const at = text.indexOf(sought, from);
    if (at >= 0) from = at + sought.length;
    return at < 0;
  });
};

const namesIn = (text: string): string[] =>
  [...words].filter(([, one]) => text.includes(one)).map(([path]) => path);

const ending: readonly Row[] = [
  ['Data del documento', '21/11/2026'],
  ['Firma elettronica del titolare', fullName],
  [word('legalLine'), 'Pagina'],
];

const contractRows: readonly Row[] = [
  ['Fornitore', word('legalLine')],
  ['Titolare', `${fullName}, codice fiscale ${word('anagrafica.cf')}`],
  ['Ditta', `${word('azienda.ragioneSociale')}, partita IVA ${word('azienda.partitaIva')}`],
  ['Nome', word('anagrafica.nome')],
  ['Cognome', word('anagrafica.cognome')],
  ['Codice fiscale', word('anagrafica.cf')],
  ['Cittadinanza', word('cittadinanza.cittadinanza')],
  ['Data di nascita', word('codiceFiscale.data')],
  ['Luogo di nascita', `${word('codiceFiscale.citta')} (${word('codiceFiscale.provincia')})`],
  ['Email', word('email.email')],
  ['Cellulare', `${word('cellulare.prefisso')} ${word('cellulare.cellulare')}`],
  ['Residenza', address('residenza')],
  ['Domicilio', address('domicilio')],
  ['Ragione sociale', word('azienda.ragioneSociale')],
  ['Partita IVA', word('azienda.partitaIva')],
  ['Forma giuridica', word('azienda.sottotipoSoggetto')],
  ['Data di costituzione', word('azienda.dataCostituzione')],
  ['Numero di addetti', word('azienda.numAddetti')],
  ['Fatturato annuo', `${word('azienda.fatturato')} €`],
  ['PEC', word('contattiAzienda.pec')],
  ['Telefono aziendale', `${word('contattiAzienda.prefisso')} ${word('contattiAzienda.telefonoAziendale')}`],
  ['Sede legale', address('sedeLegale')],
  ['Sede amministrativa', address('sedeAmministrativa')],
  ['Prodotto', 'Carta business, fisica e virtuale'],
  ['Costo di spedizione', 'Gratuita'],
  ['Indirizzo di spedizione', address('spedizione')],
  ['Informativa sulla privacy: testo versione', `${word('consensoPrivacy')}, 20/11/2026 ore 17:00`],
  ['Foglio informativo: testo versione', `${word('consensoInformativa')}, 20/11/2026 ore 17:01`],
  [
    'Informativa sul trattamento dei dati sensibili: testo versione',
    `${word('visioneDocumentazione')}, 20/11/2026 ore 17:02`,
  ],
  ...ending,
];

const office = (of: '' | 'Legame', ended: boolean): Row[] => [
  ['Tipologia dell’incarico', word(`tipologiaIncaricoPolitico${of}`)],
  ['Area geografica dell’incarico', word(`areaGeograficaSvolgimentoIncaricoPolitico${of}`)],
  ['Stato dell’incarico', ended ? 'Concluso' : 'In corso'],
  ...(ended ? ([['Data di termine', word(`conclusioneCaricaPolitica${of}`)]] as const) : []),
];
const OWN_OFFICE = 'Ricopre o ha ricoperto un’importante carica pubblica?';
const OFFICE_OF_RELATIVE =
  'Un suo familiare, o una persona con cui ha stretti legami d’affari, ricopre o ha ricoperto una di queste cariche?';

const questionnaireRows = (ended: boolean, endedOfRelative: boolean): readonly Row[] => [
  ['Titolare', fullName],
  ['Codice fiscale', word('anagrafica.cf')],
  ['Ragione sociale', word('azienda.ragioneSociale')],
  ['Partita IVA', word('azienda.partitaIva')],
  ['Data di costituzione', word('azienda.dataCostituzione')],
  ['Sede legale', address('sedeLegale')],
  ['Tipologia di attività', word('attivita.tipoSocieta')],
  ['Settore di attività', word('attivita.settoreAttivita')],
  ['Codice ATECO', word('attivita.codiceAteco')],
  ['Professione', word('dettaglioAttivita.professione')],
  ['Settore economico', word('dettaglioAttivita.settoreEconomico')],
  ['Attività svolta', word('dettaglioAttivita.attivitaSvolta')],
  ['Scopo del rapporto', word('rapporto.scopoRapporto')],
  ['Natura del rapporto', word('rapporto.naturaRapporto')],
  ['Origine dei fondi', word('rapporto.origineFondi')],
  ['Nazione in cui è svolta l’attività', word('nazione')],
  ['Regione', word('regione')],
  ['Paese', word('paeseRelazioniCommerciali')],
  [OWN_OFFICE, 'Sì'],
  ...office('', ended),
  [OFFICE_OF_RELATIVE, 'Sì'],
  ['Legame con la persona', word('tipoLegame')],
  ...office('Legame', endedOfRelative),
  ['Descrizione dell’altra destinazione', word('altroDescription')],
  ...ending,
];

/** Values that neither document prints, or not as they are stored. */
const notPrinted = [
  'email.validateEmail cellulare.otpCellulare credenziali.password credenziali.confermaPassword',
  'consensi.consensoPrivacy consensi.consensoInformativa domicilio.domicilio',
  'codiceFiscale.nome codiceFiscale.cognome codiceFiscale.sesso codiceFiscale.cf',
  'tutore.tutoreNome tutore.tutoreCognome tutore.tutoreEmail tutore.tutoreCellulare tutore.tutoreCf',
  'azienda.codiceAteco azienda.tipoSocieta azienda.settoreAttivita azienda.codiceTipoSoggetto',
  'azienda.risultatoEconomico azienda.totaleBilancioAnnuo azienda.dataChiusuraBilancio',
  'sedeAmministrativa.sedeAmministrativa spedizione.spedizioneCarta carta.visioneDocumentazione carta.cartaFisica',
  'durataIncaricoCaricaPolitica durataIncaricoCaricaPoliticaLegame',
].join(' ');

const named = (rows: readonly Row[]): string[] => namesIn(rows.flat().join(' '));

it('[R2.10-01] the contract prints each of its values beside its label, and no other', async () => {
  const text = await print('contract', answered());
  expect(missing(text, contractRows)).toEqual([]);
  expect(namesIn(text)).toEqual(named(contractRows));
});

it.each([
  [true, false],
  [false, true],
])(
  '[R2.10-01] so does the questionnaire, the own office ended: %s, that of a relative: %s',
  async (ended, endedOfRelative) => {
    const lasts = (isEnded: boolean) => (isEnded ? OFFICE_ENDED : OFFICE_ONGOING);
    const answers = answered({
      relazioniCommerciali: 'true',
      funzionePolitica: 'true',
      durataIncaricoCaricaPolitica: lasts(ended),
      funzionePoliticaLegame: 'true',
      durataIncaricoCaricaPoliticaLegame: lasts(endedOfRelative),
      altro: true,
    });
    const text = await print('questionnaire', answers);
    const rows = questionnaireRows(ended, endedOfRelative);
    expect(missing(text, rows)).toEqual([]);
    expect(namesIn(text)).toEqual(named(rows));
  },
);

it('[R2.10-01] every value is printed in one of them, except those named here', () => {
  const printed = named([...contractRows, ...questionnaireRows(true, true)]);
  expect([...words.keys()].filter((path) => !printed.includes(path)).join(' ')).toBe(notPrinted);
});

it('[R2.10-01] prints each yes and no beside its own question', async () => {
  const questions = [
    ...businessQuestions.map(({ name, printed }) => ({ name, label: printed })),
    { name: 'funzionePolitica', label: OWN_OFFICE },
    { name: 'funzionePoliticaLegame', label: OFFICE_OF_RELATIVE },
    ...fundDestinations.map(({ name, words: label }) => ({ name, label })),
  ] as const;
  // In each round, yes to the questions whose number has this bit: no two have the same answers in all.
  for (let bit = 1; bit <= questions.length; bit *= 2) {
    const isYes = (index: number): boolean => ((index + 1) & bit) > 0;
    const given = questions.map(({ name }, index) => {
      const isFund = typeof emptyAnswers[name] === 'boolean';
      return [name, isFund ? isYes(index) : String(isYes(index))];
    });
    const text = await print('questionnaire', answered(Object.fromEntries(given)));
    const rows = questions.map(({ label }, index): Row => [label, isYes(index) ? 'Sì' : 'No']);
    expect(missing(text, rows)).toEqual([]);
  }
});
