import { birthPlaces, placeByCode } from '../../../server/data/places';
import { readingsOf } from '../../../src/contract/placeNames';
import { placeOptions } from '../../../src/screens/steps/contact-info/birthPlaces';
import { filterOptions } from '../../../src/ui/fields/core/filterOptions';

/** The first and the last birth for which the dialog offers a place. */
const [OLDEST, YOUNGEST] = ['1940-01-01', '2008-11-23'];

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

const rowOf = (line: string) => {
  const [codice = '', sigla = '', dal = '', al = '', ...nome] = line.split(' ');
  return { codice, sigla, dal, al, nome: nome.join(' ') };
};
const italian = (day: string): string => day.split('-').reverse().join('/');
const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

it.each(natives)('[R9-03] natives find their place on its first and its last day: %s', (line) => {
  const { codice, sigla, dal, al, nome } = rowOf(line);
  const places = birthPlaces(sigla).filter((place) => place.codice === codice);
  const days = [dal > OLDEST ? dal : OLDEST, al <= YOUNGEST ? dayBefore(al) : YOUNGEST];
  for (const day of days)
    expect(filterOptions(placeOptions(places, italian(day)), nome, readingsOf)).toHaveLength(1);
});

it.each(natives.filter((line) => placeByCode(line.slice(0, 4))?.al))(
  '[R2.4-02] a place that is no more ends where the archive says: %s',
  (line) => {
    const rows = natives.filter((other) => other.startsWith(line.slice(0, 4))).map(rowOf);
    const last = rows.sort((one, other) => one.dal.localeCompare(other.dal)).at(-1);
    expect(placeByCode(line.slice(0, 4))).toMatchObject({ al: last?.al, sigla: last?.sigla });
  },
);
