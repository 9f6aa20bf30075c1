/**
 * First names: the most given ones by ISTAT (Natalità e fecondità della popolazione residente, 2022 and
 * 2024), of Italians and of foreign residents; 'Noah' and 'Elias' are the first in Bolzano. Surnames: open
 * data of the municipality of Catania (github.com/opendatahacklab/morning-after-rebeldesse, farmacie.csv at
 * 51ac0d9). With accents, apostrophes and marks as people write them.
 */
export const names = [
  'Leonardo', 'Edoardo', 'Tommaso', 'Mattia', 'Nicolò', "Nicolo'", 'NICOLÒ', 'Niccolò', 'Noè', 'Noah', 'Elias', 'Amir', 'Rayan', 'Sofia Maria', 'MARIA TERESA',
  'giulia', 'José', 'Zoë', 'François', 'Łukasz', 'Maria Antonietta', 'Məmməd', 'MƏMMƏD', 'Əli',
] as const; // prettier-ignore

export const surnames = [
  'COFFA', 'RIZZO NERVO', 'ZINNO SCHIFANI', "ZAPPALA'", 'Zappalà', 'DI STEFANO', 'LO CASTRO', 'LI VOLSI', 'DE GAETANI', 'LA FALCE', 'LA CORTE', 'DI SILVESTRI',
  "D'Annunzio", 'D’Annunzio', 'D´Annunzio', 'O`Connor', "dell'Orco", 'de luca', 'Müller', 'Hu', 'Ù',
] as const; // prettier-ignore

export const noNames = [
  'M. Rita', 'Rossi-Bianchi', 'M4rio', 'Mario2', 'Rossi, Mario', 'Mario_', 'Mario.', '(Mario)', 'mario@rossi.it', '<b>Mario</b>', "'", "' '", '12', '-', '—', '…',
  'Мария', '李明', 'علي', 'Mario 😀', 'Mario; DROP TABLE', '"Mario"', 'Mario/Maria', 'Rossi & Bianchi',
] as const; // prettier-ignore
