import { officeTypes, relationshipTypes } from '../../../server/data/questionnaireOptions';
import { chosenWords } from '../../../server/pdf/optionTexts';
import { contractKinds, type ContractData, type ContractKind } from '../../../server/pdf/data';
import { renderContract } from '../../../server/pdf/render';
import { code128 } from '../../../server/pdf/barcode';
import { emptyAnswers } from '../../../src/contract/questionnaire';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openTrialKey } from '../../../server/pdfSeal/key/trialKey';
import { sealPdf } from '../../../server/pdfSeal/sealPdf';
import { testFolder } from '../pdfSeal/tools';
import { readPdf } from './readPdf';
import { sampleData } from '../../../scripts/testing/samples/contractData';

const { questionnaire, contract } = contractKinds;

const folder = testFolder();

const read = async (kind: ContractKind, changes: Partial<ContractData> = {}) => {
  const data = sampleData(kind, changes);
  return readPdf(await sealPdf(await renderContract(data), await openTrialKey(folder, data.at), data.at));
};

/** The right end of each text on a page, from the paper's left edge. */
const rightEnds = async (bytes: Uint8Array, number: number) => {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false });
  const { items } = await (await (await task.promise).getPage(number)).getTextContent();
  const ends = items.flatMap((item) =>
    'str' in item
      ? [{ text: item.str, y: Number(item.transform[5]), end: Number(item.transform[4]) + item.width }]
      : [],
  );
  await task.destroy();
  return ends;
};

it('[R2.10-01] the longest name of a brand ends before the bar code, and before the document’s number', async () => {
  const { brand } = sampleData(contract);
  const head = 'Banca Mutua Popolare Cooperativa di Credito Agrario e Artigiano';
  const bytes = await renderContract(sampleData(contract, { brand: { ...brand, head: head.slice(0, 60) } }));
  for (const [number, width] of [
    [1, 150],
    [2, 200],
  ] as const) {
    const texts = await rightEnds(bytes, number);
    const heads = texts.filter(({ text }) => text.startsWith('Banca Mutua'));
    expect(heads).toHaveLength(1);
    const right = Math.max(...texts.map(({ end }) => end));
    for (const { end } of heads) expect(end).toBeLessThanOrEqual(right - width);
  }
});

describe('the PDFs of a request', () => {
  it('[R2.10-01] are tagged, titled, in Italian, with a heading and numbered pages', async () => {
    for (const kind of [questionnaire, contract]) {
      const pdf = await read(kind);
      expect([pdf.language, pdf.marked]).toEqual(['it-IT', true]);
      expect(pdf.title).toContain('Niccolò Żółć D’Àngelo Őrményi');
      const roles = ['Document', 'H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Figure'];
      expect(pdf.roles).toEqual(expect.arrayContaining(roles));
      expect(pdf.alternatives).toEqual(['Codice a barre 4820175936604417']);
      expect(pdf.roles.filter((role) => role === 'H1')).toHaveLength(1);
      pdf.pages.forEach((text, index) => {
        const foot = `Pagina ${index + 1} di ${pdf.pages.length}`;
        for (const words of [foot, 'Richiesta 3f9c1d7ab24e4c0f9a6b5d8e7c2f1a04', '4820 1759 3660 4417'])
          expect(text).toContain(words);
      });
    }
  });

  it('[R2.10-01] the questionnaire says every answer in words', async () => {
    const { text, roles } = await read(questionnaire);
    for (const words of [
      'Uso commerciale o professionale',
      'Reddito da lavoro autonomo',
      '62.10 – Attività di programmazione informatica',
      'FRANCIA',
      'Sindaco di capoluogo di provincia',
      'Coniuge',
      'Concluso',
      '05/2025',
      'Lombardia',
      'Attrezzature per l’officina',
      'Trasferimenti verso Paesi fuori dall’Unione europea',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/Partecipa a gare d’appalto pubbliche\? ?Sì/);
    expect(text).toMatch(/Acquista criptovalute\? ?No/);
    expect(text).toMatch(/Acquisti online ?Sì/);
    expect(text).toMatch(/Prelievi di contanti ?No/);
    expect(roles.filter((role) => role === 'TR').length).toBeGreaterThan(20);
  });

  it('[R2.10-01] says in words what was chosen by its key', () => {
    const data = sampleData(questionnaire);
    const said = (tipologiaIncaricoPolitico: string, tipoLegame: string) =>
      chosenWords({ ...data, answers: { ...data.answers, tipologiaIncaricoPolitico, tipoLegame } });
    for (const { key, value } of officeTypes) expect(said(key, '').tipologiaIncaricoPolitico).toBe(value);
    for (const { key, value } of relationshipTypes) expect(said('', key).tipoLegame).toBe(value);
  });

  it('[R2.10-01] the questionnaire leaves out what was not asked', async () => {
    const answers = { ...emptyAnswers, nazione: 'FRANCIA', acquistiOnline: true };
    const { text } = await read(questionnaire, { answers, words: {} });
    expect(text).not.toContain('Tipologia dell’incarico');
    expect(text).not.toContain('Regione');
    expect(text).toMatch(/Ricopre o ha ricoperto un’importante carica pubblica\? ?No/);
  });

  it('[R2.10-01] the contract holds parties, data, addresses, card, articles, consents and signature', async () => {
    const { text, pages } = await read(contract);
    for (const words of [
      'Istituto Esempio S.p.A.',
      'RSSMRA85T10A562S',
      'San Giuliano Terme (PI)',
      'Via Alessandro Manzoni 12, 20121 Milano (MI), Italia',
      'Coincide con la sede legale',
      '1.250.000 €',
      '+39 333 123 4567',
      'Art. 1. Oggetto',
      'Art. 12. Legge applicabile e foro',
      'Informativa sulla privacy: testo versione 1.0, 20/11/2026 ore 17:05.',
      // Signed at the legal seat.
      'Data del documento 21/11/2026',
    ])
      expect(text).toContain(words);
    // The card goes to the domicile, which is another address.
    expect(text).toContain('Indirizzo di spedizione Viale della Libertà 101/B, 00184 Roma (RM), Italia');
    expect(pages.length).toBeGreaterThan(2);
  });

  it('[R2.10-01] wraps a long business name whole, and a word longer than the line', async () => {
    const { company } = sampleData(contract);
    const endless = 'Precipitevolissimevolmente'.repeat(7);
    const azienda = { ...company.azienda, ragioneSociale: endless };
    const { text } = await read(contract, { company: { ...company, azienda } });
    expect(text.replace(/[\s,]/g, '')).toContain(endless);
    expect((await read(contract)).text).toContain('piccola ristorazione di qualità');
  });

  it('[R2.10-01] gives the same bytes for the same data and time, others for another time', async () => {
    const first = await renderContract(sampleData(contract));
    expect((await renderContract(sampleData(contract))).equals(first)).toBe(true);
    const later = await renderContract(sampleData(contract, { at: new Date('2026-11-22T09:30:00Z') }));
    expect(later.equals(first)).toBe(false);
  });

  it('a letter is read as itself after a document with another that looks the same', async () => {
    const { company } = sampleData(contract);
    const textOf = async (ragioneSociale: string): Promise<string> =>
      (await read(contract, { company: { ...company, azienda: { ...company.azienda, ragioneSociale } } }))
        .text;
    await textOf('Latin \u0269');
    expect(await textOf('Greek \u03b9')).toContain('Greek \u03b9');
  });

  it('prints the bar code of its digits', () => {
    // Start C, 12, 34, check (105 + 12 + 2 * 34) mod 103 = 82, stop; from ISO/IEC 15417, table 1.
    expect(code128('1234').join('')).toBe('211232' + '112232' + '131123' + '121241' + '2331112');
    expect(() => code128('123')).toThrow('even number');
  });
});
