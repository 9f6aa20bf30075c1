import { createHash } from 'node:crypto';
import { SUBJECT_TYPE_CODE } from '../../../src/contract/limits';
import { ateco, atecoBySector, atecoClass, sectors } from '../../../server/data/ateco';
import { ateco2007 } from '../../../server/data/ateco2007';
import { businessTypes } from '../../../server/data/businessTypes';
import { tradeCodes, tradesOf } from '../../../server/data/trades';

const codes = (list: readonly { code: string }[]): string[] => list.map(({ code }) => code);

describe('ATECO 2025', () => {
  it('[R7.2-02] has the official totals: 22 sections, 87 divisions, 287 groups, 651 classes', () => {
    const { sections, divisions, classes } = ateco();
    expect(codes(sections).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUV');
    expect([sections.length, divisions.length, classes.length]).toEqual([22, 87, 651]);
    expect(new Set(codes(classes).map((code) => code.slice(0, 4))).size).toBe(287);
    expect(new Set(codes(classes)).size).toBe(651);
    expect(codes(classes)).toEqual([...codes(classes)].sort());
    expect(codes(divisions)).toEqual([...new Set(codes(classes).map((code) => code.slice(0, 2)))]);
    for (const { code, title } of classes) {
      expect(code).toMatch(/^\d{2}\.\d{2}$/);
      expect(title).toMatch(/^\p{Lu}[^\s].*[^\s;,]$/u);
    }
  });
});

describe('the tie from section to class', () => {
  it('[R7.2-02] is that of NACE Rev. 2.1: every division in one section, every class in its division', () => {
    // Regulation (EU) 2023/137, annex; ATECO 2025 (ISTAT, in force since 1 January 2025) has the same.
    const official =
      'A01-03 B05-09 C10-33 D35-35 E36-39 F41-43 G46-47 H49-53 I55-56 J58-60 K61-63 L64-66 M68-68 N69-75 O77-82 P84-84 ' +
      'Q85-85 R86-88 S90-93 T94-96 U97-98 V99-99';
    const ranges = [...ateco().bySection].map(([section, classes]) => {
      const divisions = codes(classes).map((code) => code.slice(0, 2));
      return `${section}${divisions[0]}-${divisions.at(-1)}`;
    });
    expect(ranges.join(' ')).toBe(official);
    // In the numbering there are gaps: these divisions are of no section.
    const missing = Array.from({ length: 99 }, (_, no) => String(no + 1).padStart(2, '0')).filter(
      (no) => !codes(ateco().divisions).includes(no),
    );
    expect(missing).toEqual(['04', '34', '40', '44', '45', '48', '54', '57', '67', '76', '83', '89']);
  });

  it('[R7.2-02] leads from the six digits of a certificate to their class, by the first four', () => {
    // ISTAT, ATECO 2025: subcategories that sole proprietors and freelancers often have.
    const subcategories = '62.10.00 62.20.10 43.21.01 43.34.02 46.18.99 56.11.11 69.10.10 96.21.00'.split(
      ' ',
    );
    for (const code of subcategories)
      expect([code, atecoClass(code.slice(0, 5))?.code]).toEqual([code, code.slice(0, 5)]);
  });
});

describe('sectors and their activities', () => {
  it('[R7.2-01] are the sections, for every business type', () => {
    const types = businessTypes(SUBJECT_TYPE_CODE).map(({ value }) => value.split('##')[0] ?? '');
    for (const type of types) expect(sectors(type, SUBJECT_TYPE_CODE)).toHaveLength(22);
    const buildings = expect.objectContaining({ key: 'F', value: 'Costruzioni' }) as object;
    expect(sectors('1', SUBJECT_TYPE_CODE)).toContainEqual(buildings);
    expect(sectors('99', SUBJECT_TYPE_CODE)).toEqual([]);
    expect(sectors('1', '9999')).toEqual([]);
  });

  it('[R9-03] come with their divisions, the words of their classes and of their trades, each once', () => {
    const [services = ''] = sectors('1', SUBJECT_TYPE_CODE).find(({ key }) => key === 'T')?.altri ?? [];
    const words = services.split(' ');
    const trade = tradesOf('96.21').toLowerCase().split(' ');
    expect(words).toEqual(expect.arrayContaining(['94', '96', 'servizi', 'parrucchieri', ...trade]));
    expect(words).not.toContain('62');
    expect(new Set(words).size).toBe(words.length);
    expect(tradeCodes().filter((code) => atecoClass(code)?.code !== code)).toEqual([]);
  });

  it('[R7.2-02] give the classes of a sector by their four digits', () => {
    const ofM = atecoBySector('M');
    expect(ofM.map(({ key }) => key)).toEqual(['68.11', '68.12', '68.20', '68.31', '68.32']);
    expect(ofM[3]).toEqual({
      key: '68.31',
      value: '68.31 - Attività di servizi di intermediazione per attività immobiliari',
      altri: [
        'agente immobiliare',
        ...['47.99', '61.90', '62.09', '63.12', '63.99', '68.31'].map(
          (code) => expect.stringMatching(new RegExp(`^${code} \\p{Lu}`, 'u')) as string,
        ),
      ],
    });
    const all = sectors('1', SUBJECT_TYPE_CODE).flatMap(({ key }) => atecoBySector(key));
    expect(all).toHaveLength(651);
    for (const unknown of ['', 'Z', 'm', '68', '__proto__']) expect(atecoBySector(unknown)).toEqual([]);
  });
});

it('[R3.5-02] [R7.2-03] business types are id##description, for sole proprietors and freelancers', () => {
  const values = businessTypes(SUBJECT_TYPE_CODE).map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['1##Ditta individuale', '2##Libero professionista']));
  for (const value of values) expect(value).toMatch(/^\d+##\p{Lu}[\p{L} ]+$/u);
  expect(new Set(values.map((value) => value.split('##')[0])).size).toBe(values.length);
});

describe('ATECO 2007', () => {
  it('[R7.2-02] leads each changed class to classes of today, and says what it was', () => {
    expect(ateco2007()).toHaveLength(272);
    for (const { code, title, successors } of ateco2007()) {
      expect(code).toMatch(/^\d\d\.\d\d$/);
      expect(title).toMatch(/^\p{Lu}/u);
      expect(successors).not.toEqual([code]);
      expect(successors.map((one) => atecoClass(one)?.code)).toEqual(successors);
    }
  });

  it('[R7.2-02] has the words of ISTAT, to the letter', () => {
    const titles = new Map(ateco2007().map(({ code, title }) => [code, title]));
    expect(titles.get('62.03')).toBe('Gestione di strutture informatizzate');
    expect(titles.get('80.30')).toBe('Servizi investigativi privati');
    // The hash of the 272 rows of ISTAT's list (server/data/README.md): a row written by hand differs.
    const words = [...titles].map((row) => row.join(' ')).join('\n');
    expect(createHash('sha256').update(words).digest('hex')).toBe(
      '9991e5e0349ef71745ed51a2d8c98c343fab6f4f4fdd77194256e814d5434639',
    );
  });

  it('[R7.2-02] is found in the sector of its successors, with its meaning', () => {
    const sectorsOf = (code: string) =>
      sectors('1', SUBJECT_TYPE_CODE).flatMap(({ key, altri }) =>
        altri?.[0]?.split(' ').includes(code) ? [key] : [],
      );
    expect(['6201', '4791', '4520', '4110', '4540'].map(sectorsOf)).toEqual([
      ['K'],
      ['G'],
      ['T'],
      ['M'],
      ['G', 'T'],
    ]);
    const told = (sector: string, key: string) => atecoBySector(sector).find((one) => one.key === key)?.altri;
    expect(told('K', '62.10')).toContain("62.01 Produzione di software non connesso all'edizione");
    expect(told('G', '47.71')).toContain(
      '47.91 Commercio al dettaglio per corrispondenza o attraverso internet',
    );
  });
});
