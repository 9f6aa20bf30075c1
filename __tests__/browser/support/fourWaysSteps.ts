// Calls of the steps between the credentials and the contract: how they come, are sent and gone back from.
import { cardCopy } from '../../../src/copy/card';
import { contractCopy } from '../../../src/copy/contract';
import { identificationCopy } from '../../../src/copy/identification';
import { selfCertificationsCopy } from '../../../src/copy/self-certifications';
import { at } from './form';
import type { Row } from './fourWays';
import { answered, fill, first, go, holds, inTurn, isSending, load, open, press, shows, titles } from './fourWaysActs'; // prettier-ignore
import { dialog, screen } from './fourWaysPlaces';
import { toFirstDocument } from './identificationPages';

/** What the page asks for as it comes. */
export const reload: readonly Row[] = [
  {
    call: 'customerInfo',
    when: 'when the page of a later step loads',
    place: screen(),
    at: first('address-info'),
    trigger: load,
    goesOn: shows(titles['address-info']),
  },
  {
    call: 'legacyInvitation',
    when: 'when the page of a later step loads',
    place: screen('Chiudi'),
    at: answered('address-info'),
    trigger: load,
    // Encrypted with a salt of its own each time.
    same: (sent) => sent.replace(/p=[^&]+/, 'p='),
    sends: ['last=true'],
    goesOn: shows(titles['address-info']),
  },
];

const secondPage = inTurn(
  open('self-certifications'),
  ({ page }) => at(page, 'rapporto.scopoRapporto').selectOption('PROMISCUO').then(),
  go,
  shows(selfCertificationsCopy.questionnaire.title),
  ({ page }) =>
    page
      .getByRole('checkbox', {
        name: selfCertificationsCopy.questionnaire.destination.options.prelieviContanti,
      })
      .check(),
);
const secondDocument = inTurn(
  open('identification'),
  ({ page }) => toFirstDocument(page),
  go,
  shows(identificationCopy.document.title.second),
  ({ page }) => at(page, 'secondoDocumento.documentoDueRetro').waitFor({ state: 'attached' }),
  fill('secondoDocumento.numeroSecondoDocumento', 'YB7654321'),
);

export const dialogs: readonly Row[] = [
  {
    call: 'questionnaireSave',
    when: 'on the answers to the questionnaire',
    place: dialog(),
    at: secondPage,
    trigger: go,
    sends: ['"prelieviContanti":true'],
    goesOn: shows(titles.card),
  },
  {
    call: 'onboardingBack',
    when: 'on the way back to an earlier step',
    place: dialog(),
    at: inTurn(open('company-info'), fill('azienda.ragioneSociale', 'Bottega Nuova')),
    trigger: press('Indietro'),
    // And forward again: what was typed there is still typed there.
    goesOn: inTurn(
      shows(titles['address-info']),
      go,
      shows(titles['company-info']),
      holds('azienda.ragioneSociale', 'Bottega Nuova'),
    ),
  },
];

/** A step with something new in it, sent. */
const sending = (row: Pick<Row, 'at' | 'goesOn' | 'sends'> & { readonly step: string; readonly trigger?: Row['trigger'] }): Row => ({
  call: 'onboardingNext',
  when: `on the step ${row.step}`,
  place: screen('Modifica i dati'),
  reloads: true,
  isMeant: () => isSending,
  trigger: go,
  ...row,
}); // prettier-ignore

export const sent: readonly Row[] = [
  sending({
    step: 'address-info',
    at: inTurn(open('address-info'), fill('residenza.indirizzo', 'Via Torino 7')),
    sends: ['Via Torino 7'],
    goesOn: shows(titles['company-info']),
  }),
  sending({
    step: 'company-info',
    at: inTurn(open('company-info'), fill('azienda.ragioneSociale', 'Bottega Nuova')),
    sends: ['Bottega Nuova'],
    goesOn: shows(titles['self-certifications']),
  }),
  sending({ step: 'self-certifications', at: secondPage, sends: ['PROMISCUO'], goesOn: shows(titles.card) }),
  sending({
    step: 'card',
    at: inTurn(open('card'), fill('spedizione.indirizzo', 'Via Torino 7')),
    trigger: inTurn(go, press(cardCopy.notice.accept)),
    sends: ['Via Torino 7'],
    goesOn: shows(titles.identification),
  }),
  sending({
    step: 'identification',
    at: secondDocument,
    sends: ['YB7654321'],
    goesOn: shows(contractCopy.title),
  }),
];
