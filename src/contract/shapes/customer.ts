import { answerWith, dataAnswer, named, text } from './declare';

const ofEarlier = text("Known from an earlier relationship, else ''");

export const productCustomer = named('ProductCustomer', {
  nome: text(),
  cognome: text(),
  codiceFiscale: text(),
  email: text(),
  cellulare: text(),
  pec: ofEarlier,
  telefonoAziendale: ofEarlier,
});

export const customerInfoAnswer = answerWith({
  customerInfo: named('CustomerInfo', { productCustomer }),
});

export const customerStateAnswer = dataAnswer(
  named('CustomerState', {
    stato: text('A, F, K: a request to resume. T, P: a completed one. Any other text: none'),
    cellulare: text('Only the last digits are shown'),
  }),
);
