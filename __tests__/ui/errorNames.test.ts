import { wronglyCalled } from '../setup/errorNames';

const page = (body: string): Document => {
  const made = document.implementation.createHTMLDocument();
  made.body.innerHTML = body;
  return made;
};

const field = (name: string, error: string): string =>
  `<label for="a">${name}</label><input id="a" aria-describedby="a-errore"><p id="a-errore">${error}</p>`;

it.each([
  ['words of its name', field('Tipologia dell’incarico', 'Tipologia dell’incarico è obbligatorio')],
  ['a word of its name', field('Registrazione del video', 'Carica il video selfie è obbligatorio')],
  [
    'a word of its question',
    `<fieldset><legend>Acquisti criptovalute?</legend>${field('Sì', 'Acquisto criptovalute è obbligatorio')}</fieldset>`,
  ],
  [
    'the title of its section',
    `<section aria-label="Destinazione dei fondi">${field('Acquisti', 'Destinazione dei fondi è obbligatorio')}</section>`,
  ],
  ['no field', field('Provincia', 'CAP: scegli la tua')],
])('an error may call its field by %s', (_, body) => {
  expect(wronglyCalled(page(body))).toEqual([]);
});

it('an error that calls its field by other words is found', () => {
  expect(wronglyCalled(page(field('Stato dell’incarico', 'Durata è obbligatorio')))).toEqual([
    "'Stato dell’incarico' has an error of 'Durata'",
  ]);
  const section = `<section aria-label="La persona con l’incarico">${field('Nome', 'La ditta della persona non è valida')}</section>`;
  expect(wronglyCalled(page(section))).toHaveLength(1);
});
