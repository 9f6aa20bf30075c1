/** Sections 4.2, 4.3, 7.3 and 7.4 of the specification. */
import { ACCOUNT_HOLDERS, PHONE_PREFIX } from '../../../src/contract/limits';
import { customerOutcome } from '../../../src/contract/states';
import { good, malformedIsRefused, refused } from '../judge';
import type { Kit } from '../kit';
import { confirmed } from './codes';

const names = async (kit: Kit): Promise<void> => {
  const { browser, report } = kit;
  const { nome, cognome, cf } = kit.person;
  await malformedIsRefused(kit, 'validateCodiceFiscale', { nome, cognome, cf });
  const other = await browser.send('validateCodiceFiscale', { nome, cognome: 'Rossi', cf });
  refused(kit, 'validateCodiceFiscale', "another surname's tax code is refused", other);
  await good(kit, 'validateCodiceFiscale', { nome, cognome, cf });

  const person = { nome, cognome, codiceFiscale: cf, intestatari: ACCOUNT_HOLDERS };
  await malformedIsRefused(kit, 'checkCustomerInfo', person);
  const { data } = await good(kit, 'checkCustomerInfo', person);
  const outcome = customerOutcome(String(data?.stato));
  const what = 'a person without a request starts one';
  report.check('checkCustomerInfo', what, outcome === 'verifyEmail', 'stato other than A, F, K, T, P', data);

  const promo = { promocode: 'NESSUNO', operatingLevel: 'BUSINESS' };
  refused(
    kit,
    'promocodeCheck',
    'an unknown promo code is refused',
    await browser.send('promocodeCheck', promo),
  );
};

const email = async (kit: Kit): Promise<void> => {
  const indirizzo = kit.person.email;
  await malformedIsRefused(kit, 'validateEmail', { indirizzo });
  const wrong = await kit.browser.send('validateEmail', { indirizzo: 'non è un indirizzo' });
  refused(kit, 'validateEmail', 'what is no address is refused', wrong);
  await confirmed(kit, {
    send: 'validateEmail',
    sendInput: { indirizzo },
    check: 'confermaEmail',
    checkInput: (codice) => ({ indirizzo, codice }),
    to: indirizzo,
  });
};

const phone = async (kit: Kit): Promise<void> => {
  const number = { numero: kit.person.cellulare, prefisso: PHONE_PREFIX };
  await malformedIsRefused(kit, 'validateCellulare', number);
  const wrong = await kit.browser.send('validateCellulare', { ...number, numero: '12' });
  refused(kit, 'validateCellulare', 'what is no number is refused', wrong);
  await confirmed(kit, {
    send: 'validateCellulare',
    sendInput: number,
    check: 'confermaCellulare',
    checkInput: (codice) => ({ ...number, codice }),
    to: `${PHONE_PREFIX}${kit.person.cellulare}`,
  });
};

const password = async (kit: Kit): Promise<void> => {
  const right = { password: kit.person.password, confermaPassword: kit.person.password };
  const weak = { password: 'password', confermaPassword: 'password' };
  await malformedIsRefused(kit, 'createPassword', right);
  refused(kit, 'createPassword', 'a weak one is refused', await kit.browser.send('createPassword', weak));
  await good(kit, 'createPassword', right);
};

export const contact = async (kit: Kit): Promise<void> => {
  await names(kit);
  await email(kit);
  await phone(kit);
  await password(kit);
};
