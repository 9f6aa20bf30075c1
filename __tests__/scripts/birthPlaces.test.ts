import { decided } from '../../scripts/data/archive/decided';
import { differences, nativeDifferences, placeDifferences } from '../../scripts/data/archive/differences';
import { parseArchive, type ArchiveRow } from '../../scripts/data/archive/read';
import { parseStates, stateDifferences } from '../../scripts/data/archive/states';
import { placeByCode, type Place } from '../../server/data/places';

const births = { from: '1940-01-01', to: '2008-11-23' };
const EDITION = '2023-05-16';

// Code, province, first day, first day no longer, name of the time: ANPR, archive of municipalities.
const natives = `
A199 AO 1927-01-12 1945-10-05 ALICE SUPERIORE
A199 TO 1947-01-10 2019-01-01 ALICE SUPERIORE
E727 TO 1945-10-05 2019-01-01 LUGNACCO
F164 TO 1947-01-21 2019-01-01 MEUGLIANO
G396 TO 1947-01-10 2019-01-01 PECCO
L338 TO 1947-01-21 2019-01-01 TRAUSELLA
L548 TO 1947-03-30 2019-01-01 VICO CANAVESE
E379 AO 1927-01-12 1945-10-05 IVREA
H637 PV 1950-02-19 2019-01-01 RUINO
I719 CA 1947-12-13 1974-08-20 SIAMANNA-SIAPICCIA
I719 OR 1974-08-20 1974-09-13 SIAMANNA-SIAPICCIA
D800 CE 1946-11-08 1952-03-01 FRIGNANO MAGGIORE
F763 FU 1929-05-21 1941-09-12 MOSCHIENA
A126 CA 1959-04-08 1964-06-09 OLLASTA
A179 BZ 1948-03-14 1955-03-02 VALDAGNO
A179 TN 1928-08-16 1948-03-14 VALDAGNO DI TRENTO
D588 BG 1928-01-26 1958-09-10 MARNE
L726 TO 1947-09-16 1967-10-29 VENALZIO
I054 FG 1862-11-10 1999-10-22 SANNICANDRO GARGANICO
E667 BS 1861-03-17 2007-11-02 LONATO
F356 TS 1923-02-08 1948-01-10 MONFALCONE
A200 BN 1927-01-12 1945-09-01 ALIFE
F557 AV 1864-11-07 1978-08-02 SANT'ARCANGELO TRIMONTE
H299 BZ 1956-01-04 1982-02-17 MUEHLBACH
A332 BZ 1971-09-22 2026-01-01 EPPAN AN DER WEINSTRASSE
L057 UD 1968-04-06 2026-01-01 TRBIZ
B514 TN 1999-12-08 2026-01-01 CIAMPEDEL`
  .trim()
  .split('\n');

const rowOf = (line: string): ArchiveRow => {
  const [codice = '', sigla = '', dal = '', al = '', ...nome] = line.split(' ');
  return { codice, sigla, dal, al, nomi: [nome.join(' ')] };
};

describe('people born when a place had another name, province or end', () => {
  it.each(natives)(
    '[R9-03] find it under its province of then, on its first and its last day: %s',
    (line) => {
      expect(nativeDifferences(rowOf(line), births)).toEqual([]);
    },
  );

  it.each(natives.filter((line) => placeByCode(line.slice(0, 4))?.al))(
    '[R2.4-02] the place that is no more ends where the archive says: %s',
    (line) => {
      const rows = natives.filter((other) => other.startsWith(line.slice(0, 4))).map(rowOf);
      expect(placeDifferences(placeByCode(line.slice(0, 4)) as Place, rows, EDITION)).toEqual([]);
    },
  );
});

describe('the comparison with the archive', () => {
  const archive = parseArchive(
    [
      '\uFEFF"ID","DATAISTITUZIONE","DATACESSAZIONE","CODISTAT","CODCATASTALE","DENOMINAZIONE_IT","DENOMTRASLITTERATA",' +
        '"ALTRADENOMINAZIONE","ALTRADENOMTRASLITTERATA","IDPROVINCIA","SIGLAPROVINCIA","DATAULTIMOAGG"',
      '1,"1861-03-17","1923-07-22","018132","ND","ANY","ANY","","",18,"PV","2016-06-17"',
      '2,"1950-01-01","1960-12-31","099014","H294","RÌMINI","RIMINI\'","","",99,"FO","2023-05-16"',
      '3,"1861-03-17","9999-12-31","021008","A952","BOLZANO","BOLZANO","BOZEN","BOZEN",21,"BZ",""',
      '4,"1861-03-17","9999-12-31","021008","A000","NESSUNO","NESSUNO","","",21,"BZ",""',
    ].join('\r\n'),
  );

  it('reads names, the letters of a province of today, and the first day no longer', () => {
    expect(archive.edition).toBe(EDITION);
    const [rimini, bolzano] = archive.rows;
    expect(rimini).toEqual({
      codice: 'H294',
      nomi: ["RIMINI'"],
      sigla: 'FC',
      dal: '1950-01-01',
      al: '1961-01-01',
    });
    expect(bolzano).toEqual({ codice: 'A952', nomi: ['BOLZANO', 'BOZEN'], sigla: 'BZ', dal: '1861-03-17' });
  });

  it('names what only one side has, other days and provinces, and what natives do not find', () => {
    const found = differences(archive, births).map(({ key }) => key);
    expect(found).toEqual(expect.arrayContaining(['code A000', 'code H501', 'end H294']));
    expect(found).not.toContain('code A952');
    const missed = (line: string): string[] => nativeDifferences(rowOf(line), births).map(({ key }) => key);
    expect(missed('H501 MI 1861-03-17 9999-01-01 ROMA')).toEqual(['province H501 MI']);
    expect(missed('H501 RM 1861-03-17 9999-01-01 QWERTY')).toEqual(['name H501 QWERTY']);
    expect(missed('M208 CZ 1950-01-01 9999-01-01 LAMEZIA TERME')).toEqual(['day M208 1950-01-01']);
    expect(missed('H501 MI 1861-03-17 1939-12-31 QWERTY')).toEqual([]);
    const place = { codice: 'E667', comune: 'Lonato', sigla: 'BG', dal: '1900-01-01', al: '2007-11-02' };
    const days = placeDifferences(place, [rowOf('E667 BS 1861-03-17 2007-11-01 LONATO')], EDITION);
    expect(days.map(({ key }) => key)).toEqual(['start E667', 'end E667', 'last E667']);
  });

  it('looks for foreign states by the names of ISTAT', () => {
    const states = parseStates(
      'Stato;Denominazione IT;Codice AT\nS;Francia;Z110\nS;Atlantide;Z111\nS;Lemuria;Z099\nS;Italia;n.d.',
    );
    expect(states.map(({ codice }) => codice)).toEqual(['Z110', 'Z111', 'Z099']);
    const found = stateDifferences(states).map(({ key }) => key);
    expect(found.slice(0, 2)).toEqual(['name Z111 Atlantide', 'code Z099']);
    expect(found).toContain('code Z129');
    expect(found).not.toContain('code Z110');
  });

  it('leaves out what was decided, and names decisions that nothing differs for', () => {
    const open = { key: 'name H501 QWERTY', text: '' };
    const all = decided([open]);
    expect(all).toMatchObject({ open: [open], settled: [] });
    expect(all.stale.length).toBeGreaterThan(0);
    const [known = ''] = all.stale;
    expect(decided([{ key: known, text: '' }]).settled).toHaveLength(1);
  });
});
