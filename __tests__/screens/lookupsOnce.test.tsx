import { screen, waitFor, within } from '@testing-library/react';
import { lookupCalls } from '../../src/contract/calls/lookups';
import type { EndpointName } from '../../src/contract/endpoints';
import { questionnaireEntries } from '../../src/contract/questionnaire';
import { addressInfo } from '../../src/contract/steps/address-info';
import { companyInfo } from '../../src/contract/steps/company-info';
import { selfCertifications } from '../../src/contract/steps/self-certifications';
import type { StepSlug } from '../../src/contract/steps/table';
import { selfCertificationsCopy } from '../../src/copy/self-certifications';
import AddressInfo from '../../src/screens/steps/address-info';
import CompanyInfo from '../../src/screens/steps/company-info';
import ContactInfo from '../../src/screens/steps/contact-info';
import SelfCertifications from '../../src/screens/steps/self-certifications';
import { fill, press, user } from '../ui/hands';
import { fakeService, ok, refusal, type FakeService } from './fakeService';
import { renderScreen } from './renderScreen';

const caps: Readonly<Record<string, readonly object[]>> = {
  '00184': [{ provincia: 'RM', localita: 'Roma' }],
  '20121': [{ provincia: 'MI', localita: 'Milano' }],
};
const types = ['1##Ditta individuale', '2##Libero professionista'].map((value) => ({ value }));
const lists = Object.keys(questionnaireEntries).map((code) => ({
  code,
  values: [{ key: 'ITALIA', value: 'ITALIA' }],
}));
const serve = (): FakeService =>
  fakeService({
    cittadinanze: () => ({ ...ok, data: [{ key: 'IT', nazionalita: 'Italia' }] }),
    dettagliCap: ({ capCode }) =>
      caps[capCode] ? { ...ok, data: caps[capCode] } : refusal('CAP non valido'),
    province: () => ({ ...ok, data: [{ nome: 'Roma', sigla: 'RM' }, { nome: 'Torino', sigla: 'TO' }] }), // prettier-ignore
    comuni: ({ sigla }) => ({ ...ok, data: [{ comune: `Comune ${sigla}`, codice: 'H501' }] }),
    tipiSocieta: () => ({ ...ok, data: types }),
    settoriAziende: ({ idSocieta: id }) => ({ ...ok, data: [{ key: `S${id}`, value: `Settore ${id}` }] }),
    attivitaPerSettore: ({ value }) => ({ ...ok, data: [{ key: `43.${value}`, value: `Codice ${value}` }] }),
    questionnaireGet: () => ({ ...ok, data: lists, answers: {} }),
    validateCodiceFiscale: () => ok,
  });

const names = Object.keys(lookupCalls) as (EndpointName & keyof typeof lookupCalls)[];
const looked = (service: FakeService) => {
  const all = names.flatMap((name) =>
    service.requests(name).map((request) => `${name} ${JSON.stringify(request)}`),
  );
  return { all, again: all.filter((one, at) => all.indexOf(one) !== at) };
};

const boxes = (name: string) => screen.getAllByRole('textbox', { name });
const typeCap = async (at: number, cap: string, city: string) => {
  const box = boxes('CAP')[at] as HTMLElement;
  await user.clear(box);
  await fill(box, cap);
  await waitFor(() => expect(boxes('Città')[at]).toHaveValue(city));
};
const pick = async (name: string, option: string) => {
  const box = await screen.findByRole('combobox', { name });
  await waitFor(() => expect(box).toBeEnabled());
  await user.clear(box);
  await user.paste(option);
  const shown = { selector: '[role=option] *, [role=option]' };
  await user.click(await screen.findByText(new RegExp(`${option}$`), shown));
  await user.tab();
};

const addresses = async (other: string) => {
  await typeCap(0, '00184', 'Roma');
  await typeCap(0, '20121', 'Milano');
  await typeCap(0, '00184', 'Roma');
  await user.click(screen.getByRole('radio', { name: other }));
  await typeCap(1, '20121', 'Milano');
  await typeCap(1, '00184', 'Roma');
};
const { tutore, ...personal } = addressInfo.empty;
const rome = { cap: '00184', provincia: 'RM', citta: 'Roma', indirizzo: 'via Cavour 10', nazione: 'ITALIA' };
const { dettaglioAttivita, ...questionnaire } = selfCertifications.empty;
const { tipoSocieta, settoreAttivita, codiceAteco } = selfCertificationsCopy.company.activity;

interface Visit {
  readonly slug: StepSlug;
  readonly subPage?: number;
  readonly page: React.JSX.Element;
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly goes: () => Promise<void>;
  readonly arguments: number;
}

const visits: Readonly<Record<string, Visit>> = {
  'two addresses of a person, there and back': {
    slug: 'address-info',
    page: <AddressInfo />,
    values: personal,
    goes: () => addresses('No, a un altro indirizzo'),
    arguments: 3,
  },
  'two addresses of one CAP that are there as the page opens': {
    slug: 'address-info',
    page: <AddressInfo />,
    values: { ...personal, residenza: rome, domicilio: { ...rome, domicilio: 'altro' } },
    goes: () => waitFor(() => expect(boxes('Città')).toHaveLength(2)),
    arguments: 2,
  },
  'two seats of a company, there and back': {
    slug: 'company-info',
    page: <CompanyInfo />,
    values: companyInfo.empty,
    goes: () => addresses('No, da un altro indirizzo'),
    arguments: 2,
  },
  'places of birth, there and back, in a dialog that is opened again': {
    slug: 'contact-info',
    subPage: 1,
    page: <ContactInfo />,
    values: { anagrafica: { nome: '', cognome: '', cf: '' } },
    goes: async () => {
      for (const provinces of [['Roma', 'Torino', 'Roma'], ['Torino']]) {
        await press('Non lo ricordi? Lo calcoliamo noi');
        const dialog = within(await screen.findByRole('dialog', { name: 'Calcola il codice fiscale' }));
        for (const province of provinces) {
          await pick('Provincia di nascita', province);
          await pick('Comune di nascita', `Comune ${province === 'Roma' ? 'RM' : 'TO'}`);
        }
        await user.click(dialog.getByRole('button', { name: 'Annulla' }));
      }
    },
    arguments: 3,
  },
  'what a business does, there and back': {
    slug: 'self-certifications',
    page: <SelfCertifications />,
    values: questionnaire,
    goes: async () => {
      for (const [at, type] of [
        ['1', 'Ditta individuale'],
        ['2', 'Libero professionista'],
        ['1', 'Ditta individuale'],
      ] as const) {
        await screen.findByText(type, { selector: 'option' });
        await user.selectOptions(await screen.findByLabelText(tipoSocieta), type);
        await pick(settoreAttivita, `Settore ${at}`);
        await pick(codiceAteco, `Codice S${at}`);
      }
    },
    arguments: 5,
  },
};

it.each(Object.keys(visits))('%s: each look-up is made once', async (name) => {
  const visit = visits[name] as Visit;
  const service = serve();
  const { slug, subPage = 0, values } = visit;
  renderScreen(visit.page, { slug, subPage, values });
  await visit.goes();
  const { all, again } = looked(service);
  expect(again).toEqual([]);
  expect(all).toHaveLength(visit.arguments);
});
