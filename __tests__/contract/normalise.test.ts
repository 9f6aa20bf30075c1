import { normalise, normaliseValues } from '../../src/contract/normalise';

describe('typed text, as it is judged and stored', () => {
  it.each([
    ['nome', '  nICCOLÒ   maria ', "Niccolo' Maria"],
    ['cognome', 'd’angelo', "D'Angelo"],
    ['cf', ' rssmra80a01 f205x ', 'RSSMRA80A01F205X'],
    ['email', ' Mario.Rossi@Example.IT ', 'mario.rossi@example.it'],
    ['cellulare', '333 123-4567', '3331234567'],
    ['indirizzo', 'Via  Libertà , 5', "Via Liberta' , 5"],
    ['ragioneSociale', ' Caffè  Rossi ', "Caffe' Rossi"],
    ['partitaIva', '0074 3110 157', '00743110157'],
    ['numeroDocumento', 'ca 12345-ab', 'CA12345AB'],
    ['cap', ' 20121 ', '20121'],
  ])('[R5.1-01] cleans %s: %j → %j', (component, typed, stored) => {
    expect(normalise(component, typed)).toBe(stored);
  });

  it('leaves what is chosen from a list as the list has it', () => {
    expect(normalise('citta', ' Forlì ')).toBe('Forlì');
    expect(normalise('tipoSocieta', '1##Attività  propria')).toBe('1##Attività  propria');
  });

  it('does not make a number out of what is none', () => {
    expect(normalise('cellulare', '333abc4567')).toBe('333abc4567');
  });

  it('is stable: cleaning twice is cleaning once', () => {
    const once = normaliseValues({ anagrafica: { nome: 'josè maría', cognome: 'dell’ acqua', cf: 'x' } });
    expect(normaliseValues(once)).toEqual(once);
  });
});
