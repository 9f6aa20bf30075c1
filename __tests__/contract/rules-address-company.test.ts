import { cap, city, province, street } from '../../src/contract/rules/address';
import {
  businessName, businessPhone, COMPANY_FORM_REFUSED, employees, incorporationDate, turnover, vatNumber,
} from '../../src/contract/rules/company'; // prettier-ignore
import { verdict } from './verdict';

describe('address', () => {
  it('[R5.3-01] CAP: five digits', () => {
    expect(verdict(cap(), '00184')).toBeUndefined();
    for (const value of ['0018', '001844', '0018a', '00 184'])
      expect(verdict(cap(), value)).toBe('CAP non valido');
    expect(verdict(cap(), '')).toBe('CAP è obbligatorio');
  });
  it.each([
    'Via Roma, 10/A', 'via roma 1', 'C.so Vittorio Emanuele II 12 bis', "Piazza dell'Unita' 3", "Piazza dell'Unità 3",
    'Strada Provinciale 12 km 3 SNC', 'Largo Augusto 1 int. 4', 'Viale dei Mille 100', 'Via XX Settembre 5', 'Via 20 Settembre 5',
    'Vicolo Stretto snc', 'Piazzale Roma, 1', 'Vico Lungo 3', 'Galleria Umberto I 27', 'Borgata Marina 4', 'Calle Larga 22',
    'Discesa Coroglio 7', 'Corte del Sole 2', 'Sottopasso Nord 1', 'Vialetto dei Pini 9', 'Corso Italia n. 15', 'Via Roma n.10',
  ])('[R5.3-03] accepts %s', (value) => expect(verdict(street(), value)).toBeUndefined()); // prettier-ignore
  it.each([
    'Roma 10', 'Via Roma', 'Via 20 Settembre', 'Via 10', 'via', 'Viadotto 3', 'Corsia 5 2', '10 Via Roma', 'Piazza', 'snc',
    'Contrada Bosco 3', 'Localita Piano 5', 'Via , 10', 'Viabella 10', 'P.za Roma 1',
  ])('[R5.3-03] finds %s incomplete', (value) =>
    expect(verdict(street(), value)).toBe('Attenzione, indirizzo incompleto...')); // prettier-ignore
  it('[R5.3-03] is required, and at most 45 characters as sent', () => {
    expect(verdict(street(), '')).toBe('Indirizzo e numero civico sono obbligatori');
    const fits = `Via ${'a'.repeat(38)} 10`;
    expect(fits).toHaveLength(45);
    expect(verdict(street(), fits)).toBeUndefined();
    expect(verdict(street(), `${fits}0`)).toBe('Indirizzo non può avere più di 45 caratteri');
    // 45 typed, 46 sent: the final accent becomes an apostrophe.
    expect(verdict(street(), `Via ${'a'.repeat(37)}à 10`)).toBe(
      'Indirizzo non può avere più di 45 caratteri',
    );
  });
  it('[R5.3-04] province and city are required', () => {
    expect(verdict(province(), '')).toBe('Provincia è obbligatorio');
    expect(verdict(city(), '')).toBe('Città è obbligatorio');
  });
});

describe('business name', () => {
  it.each([
    'Presente Assistenza', 'Rossi Mario', 'Studio Rossi', 'Spazio Verde', 'Enterprise Service', 'Sasso Edilizia', 'A. S. Roma', 'Bar Sport', 'Asset', 'Associati Rossi',
    'Clienti Felici', 'Aziendale Service', 'Mario S. Rossi', 'S Rossi', 'Sociale',
  ])('[R5.4-01] accepts %s', (value) => expect(verdict(businessName(), value)).toBeUndefined()); // prettier-ignore
  it.each([
    'Rossi SPA', 'Rossi S.p.A.', 'Rossi srl', 'Rossi S.r.l.', 'Rossi s.r.l.s.', 'Rossi SRLS', 'Rossi s r l', 'Rossi sas', 'Rossi S.a.s. di Mario', 'Rossi S.N.C.', 'Sapa Rossi', 'Rossi ss', 'Rossi s.s.',
    'Rossi sc', 'Rossi s.c.', 'Rossi sac', 'Associazione Amici', 'Ente Fiera', 'Fondazione Rossi', "Societa' Rossi", 'Società Rossi', 'SOCIETA ROSSI', 'Azienda Agricola Rossi', 'Rossi, S.r.l.', '(srl) Rossi',
  ])('[R5.4-01] refuses %s', (value) => expect(verdict(businessName(), value)).toBe(COMPANY_FORM_REFUSED)); // prettier-ignore
});

describe('company', () => {
  it.each(['00743110157', '01114601006', '00488410010', '00905811006'])(
    '[R5.4-02] accepts VAT number %s',
    (value) => expect(verdict(vatNumber(), value)).toBeUndefined(),
  );
  it.each(['00743110158', '0074311015', '007431101577', '00000000000', 'IT00743110157', '0074311015a'])(
    '[R5.4-02] refuses %s',
    (value) => expect(verdict(vatNumber(), value)).toBe('Partita IVA non è valido'),
  );
  it('[R5.4-03] incorporation: a real day, not in the future', () => {
    for (const value of ['21/11/2026', '29/02/2024', '01/01/1950'])
      expect(verdict(incorporationDate(), value)).toBeUndefined();
    for (const value of [
      '22/11/2026',
      '29/02/2023',
      '31/04/2020',
      '1/1/2020',
      '2020-01-01',
      '00/00/2020',
      '01/01/1899',
      '01/01/2200',
    ])
      expect(verdict(incorporationDate(), value)).toBe('Data di costituzione non è valido');
  });
  it('[R5.4-04] employees: one to three digits', () => {
    for (const value of ['0', '1', '999']) expect(verdict(employees(), value)).toBeUndefined();
    for (const value of ['1000', '-1', '1.5', 'uno'])
      expect(verdict(employees(), value)).toBe('Numero di addetti non è valido');
  });
  it('[R5.4-05] turnover: digits and dots, 21 characters', () => {
    for (const value of ['0', '125000', '125.000', '1.234.567.890.123.456', '123456789012345678901'])
      expect(verdict(turnover(), value)).toBeUndefined();
    for (const value of [
      '1,5',
      '-3',
      '€ 5',
      '1234567890123456789012',
      '.5',
      '5.',
      '1..5',
      '1.2.3',
      '50.0000',
      '0.125',
    ])
      expect(verdict(turnover(), value)).toBe('Fatturato non è valido');
  });
  it('[R2.6-02] the business phone is required only while it is not known', () => {
    expect(verdict(businessPhone(), '')).toBe('Telefono aziendale è obbligatorio');
    expect(verdict(businessPhone(), '', {}, { phoneKnown: true })).toBeUndefined();
    expect(verdict(businessPhone(), '0651234567')).toBeUndefined();
    expect(verdict(businessPhone(), '12345')).toBe('Telefono aziendale non è valido');
  });
});
