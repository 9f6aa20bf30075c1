import { isCompleteAddress, street } from '../../src/contract/rules/address';
import { isPrintable } from '../../src/contract/rules/base';
import { businessName, COMPANY_FORM_REFUSED, hasCompanyForm } from '../../src/contract/rules/company';
import { promoCode } from '../../src/contract/rules/contact';
import { issuer } from '../../src/contract/rules/documents';
import { normalise } from '../../src/contract/normalise';
import { growsAtMost, IN_PROPORTION } from '../setup/growth';
import { verdict } from './verdict';

const INCOMPLETE = 'Attenzione, indirizzo incompleto...';
const address = (typed: string) => verdict(street(), normalise('indirizzo', typed));
const name = (typed: string) => verdict(businessName(), normalise('ragioneSociale', typed));

describe('address', () => {
  it.each([
    'Via Roma, 10/A', 'C.so Vittorio Emanuele II 12 bis', "Piazza dell'Unita' 3", "Piazza dell'Unità 3", 'Piazza dell’Unità 3', 'Strada Provinciale 12 km 3 SNC', 'Largo Augusto 1 int. 4',
    'Via Roma 10 scala B', 'Via Roma n° 5', 'Via Roma nº 5', 'Via Roma, n.5', 'Via Roma n5', 'Via Roma, nr. 5', 'Via Fratelli Cervi 1/3', 'Via 4 Novembre 12', 'Via S. Pietro 3', 'Via S.Pietro 3', 'VIA ROMA 5', 'via roma 5', 'Via Roma s.n.c.',
    'Via Roma, S.N.C.', 'Via Roma SNC', 'Via Roma SN', 'Via Roma s.n.', 'Via Roma s/n', 'Via Roma senza numero civico', 'Via Roma A/10', 'Via Roma/10', 'Via Roma-10', 'Via Roma B12', 'Via\u00a0Roma\u00a05', 'Ｖｉａ Ｒｏｍａ ５', 'Vico II Duchesca 5',
    'Vialetto dei Pini 9', 'Sottopasso Nord 1', 'Discesa Coroglio 7', 'Via Roma 10, 00184 Roma', "Via Ca' Rossa 1", 'Via 8 Settembre 1943, 2', 'Corso Umberto I° 3',
    'Via Roma5', 'Via Roma5/A', 'Via Roma,5', 'Via Roma , 5', 'Via Roma , sn', 'Via 4 Novembre12',
  ])('[R5.3-03] accepts %j', (typed) => expect(address(typed)).toBeUndefined()); // prettier-ignore
  it.each([
    'Via', 'via ', 'Roma 5', 'Via Roma', 'Via 10', 'Via 10/A', 'Via n. 5', 'Via n° 5', 'Via km 5', 'Via snc', 'Via , 5', 'Via 20 Settembre', 'Via XX Settembre', 'Galleria Vittorio Emanuele II', 'Viadotto 3 4', 'Viaroma 5', 'Corsia 5 2', '10 Via Roma', 'Via Roma bis',
    'Via Roma scala B', 'C.da Roma 5', 'Ｖｉａ', 'La Via Roma 5', 'Via Roma SNCF', 'Via n5', 'Via km5', 'Via nr5', 'Via B12', ', sn',
  ])('[R5.3-03] finds %j incomplete', (typed) => expect(address(typed)).toBe(INCOMPLETE)); // prettier-ignore
  it('[R5.3-03] a house without a number is sent as SNC, however that is written', () => {
    for (const typed of [
      'Via Roma, s.n.',
      'Via Roma,sn',
      'Via Roma s/n',
      'Via Roma, senza numero',
      'Via Roma (snc)',
      'Via Roma, (S.N.C.)',
      'Via Roma - snc',
      'Via Roma/snc',
      'Via Roma n. SNC',
      'Via Roma n snc',
      'Via Roma [snc]',
      'Via Roma "snc"',
      'Via Roma; snc',
      'Via Roma: s.n.',
      'Via Roma numero snc',
      'Via Roma civico SNC',
      'Via Roma, senza civico',
      'Via Roma senza n.',
      'Via Roma senza n. civico',
    ])
      // prettier-ignore
      expect([typed, normalise('indirizzo', typed)]).toEqual([typed, 'Via Roma SNC']);
  });
  it('[R5.3-03] counts what is sent: 45 characters after the clean-up, and says so however long it is', () => {
    expect(address(`  Via   ${'a'.repeat(38)}  10  `)).toBeUndefined();
    // A final accent is sent as an apostrophe.
    for (const name of ['a'.repeat(39), 'a'.repeat(5000), `${'a'.repeat(37)}à`])
      expect(address(`Via ${name} 10`)).toBe('Indirizzo non può avere più di 45 caratteri');
  });
  it('[R5.3-03] takes nothing that the contract cannot show', () => {
    for (const typed of ['Via Roma 10 😀', 'Via 東京 Roma 10', 'Via Москва Roma 10'])
      expect(address(typed)).toBe('Indirizzo non è valido');
  });
});

describe('business name', () => {
  it.each([
    'Presente Assistenza', 'Sasso Carni', 'S. C. Impianti', 'Impianti di S. S.', 'A.S.S.O. Servizi', 'A. S. Roma', 'C.S.S. Impianti', 'S.S.C. Sport', 'Clienti & Co', 'Enti e Bandi', 'Aziendale', 'Socialmente', 'Fondazioni Rossi', 'Spazio 25', 'SC2 Design', 'Srlsport',
    "L'Angolo", 'Caffè «Da Mario»', 'Bar “Sport”', 'Rossi & Figli', 'Tutto a 1 € - Rossi', 'Gelato!', 'Studio+ (Milano)', 'm@gica', 'Bar 24/7', 'N° 1', "Dall'Ara Impianti", 'Çelik Kebab', 'Łukasz Bau', 'Straße 7', '3M Rossi', 'Rossi, Mario', 'Rossi; Bianchi', 'Pizza #1', 'O`Neill',
    'S & A & S Impianti', 'S + N + C', 'S, R, L', 'S e A e S Impianti', 'S & C', 'Rossi & C. Impianti',
  ])('[R5.4-01] accepts %j', (typed) => expect(name(typed)).toBeUndefined()); // prettier-ignore
  it.each([
    'Rossi S.r.l.', 'Rossi s. r. l.', 'Rossi S R L S', 'Rossi S.r. l.', 'Rossi S.rl', 'Rossi Sr.l.', 'ROSSI S.P.A', 'Rossi-srl', 'Rossi/Srl', '(s.r.l.) Rossi', 'S.R.L. Rossi', 'Rossi s-r-l', 'Rossi s/r/l', 'Rossi s_r_l', 'Rossi & C.s.n.c.', 'Rossi e C. s. n. c.', 'Rossi & C. S.A.S.',
    'S R L e Rossi', 'Societá X', 'Società X', "Societa' X", 'SOCIETA X', 'Società\u0300', 'Rossi\u00a0S.r.l.', 'Rossi Ｓ．ｒ．ｌ．', 'Rossi s\u200brl', 'Beauty Spa', 'Rossi S.a.p.a.', 'Rossi s.c.', 'Rossi SC', 'Rossi s.s.', 'Rossi S.A.C.', 'Ass.ne Amici', 'Fond.ne Rossi', "Dell'Ente", "L'Azienda di Mario", 'Azienda Agricola Rossi',
    'Rossi & C. S.n.c.', 'Rossi & C S N C', 'Rossi & C. s n c', 'Rossi & C.S.A.S', 'Rossi e C S.n.c.', 'Rossi e C. S n c', 'Rossi e C.s.n.c.', 'Rossi & C s.c.', 'S R L & Figli', 'S.R.L., Rossi', 'Associazione Amici', 'Sapa Rossi', 'Rossi ss', 'Ente Fiera',
  ])('[R5.4-01] refuses %j for its form', (typed) => expect(name(typed)).toBe(COMPANY_FORM_REFUSED)); // prettier-ignore
  it('[R5.4-01] says the limit of a name that is too long, and refuses what the contract cannot show', () => {
    expect(name('a'.repeat(200))).toBeUndefined();
    expect(name('a'.repeat(201))).toBe('Ragione sociale non può avere più di 200 caratteri');
    for (const typed of ['李明商店', 'Кафе', 'مطعم', 'Bar 😀', 'Bar ♥', 'Bar \uE000', '---', '&', '"'])
      expect(name(typed)).toBe('Ragione sociale non è valido');
    expect(name(' ')).toBe('Ragione sociale è obbligatorio');
  });
});

describe('other texts in the applicant’s own words', () => {
  it.each([
    ['Ente di emissione', issuer(), 'enteEmissione'],
    ['Codice promo', promoCode(), 'promoCode'],
  ] as const)('%s', (label, rule, component) => {
    const judged = (typed: string) => verdict(rule, normalise(component, typed));
    expect(judged('Comune di Forlì (FC) - n° 1')).toBeUndefined();
    expect(judged('東京')).toBe(`${label} non è valido`);
    expect(judged('...')).toBe(`${label} non è valido`);
    expect(judged('a'.repeat(201))).toBe(`${label} non può avere più di 200 caratteri`);
    expect(judged('')).toBe(`${label} è obbligatorio`);
  });
});

it('the time of a verdict grows in proportion to the text, whatever it repeats', () => {
  const parts = ['a', ' ', '.', "'", 's.', 's ', 'a.', '1', '1.', '-', '/', 'n.', ', ', 'é', '\u0301', '& c.', '(', '@', 'e ']
    .flatMap((part) => [part, `Via ${part}`, `${part} x`]); // prettier-ignore
  const rules = [isCompleteAddress, hasCompanyForm, isPrintable];
  for (const part of parts)
    for (const rule of rules)
      expect([part, growsAtMost(IN_PROPORTION, (length) => rule(part.repeat(length)), 500)]).toEqual([
        part,
        true,
      ]);
});
