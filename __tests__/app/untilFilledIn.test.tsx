import { act, fireEvent } from '@testing-library/react';
import { sampleApplicant } from '../../src/contract/samples/applicant';
import { sampleValues } from '../../src/contract/samples/values';
import type { StepValues } from '../../src/contract/steps/definition';
import type { DataStepSlug } from '../../src/contract/steps/table';
import { uploadTypes } from '../../src/contract/uploads';
import { companyInfoCopy } from '../../src/copy/company-info';
import { uiCopy } from '../../src/copy/ui';
import { nextRequested } from '../../src/flows/actions';
import { addressWords } from '../../src/screens/shared/useKnownAddress';
import { isOnPage } from '../../src/flows/navigation/pageOfErrors';
import type { AppStore } from '../../src/state/store';
import { uploadStored } from '../../src/state/uploads';
import { ok } from '../screens/fakeService';
import { press, user } from '../ui/hands';
import { controlsOf, inList, messageOf, standing, stateOf } from './refusedFields';
import { openPage, refused, settle, willAnswer, type Place } from './refusedStep';

const sample = sampleValues(sampleApplicant(7), 2026);
const control = (place: Place): HTMLElement => controlsOf(place)[0] as HTMLElement;
const choose = (place: Place, value: string) => user.selectOptions(control(place), value);
const READ = { side: 'back', number: 'CD84299DZ', expiryDate: '2029-03-12' } as const;
const HOME = { cap: '04100', provincia: 'LT', citta: 'Latina', indirizzo: 'Via Roma 12', nazione: 'ITALIA' };
const TOWNS: Readonly<Record<string, object>> = {
  '20121': { provincia: 'MI', localita: 'Milano' },
  '04100': { provincia: 'LT', localita: 'Latina' },
};
const empty = { numeroDocumento: '', dataScadenza: '' };

interface Row {
  readonly of: string;
  readonly slug: DataStepSlug;
  readonly subPage?: number;
  readonly values?: StepValues;
  readonly act: (store: AppStore) => unknown;
  readonly filled: readonly Place[];
}

const rows: readonly Row[] = [
  {
    of: 'a picture that is read',
    slug: 'identification',
    subPage: 1,
    values: { documento: { ...sample.identification.documento, documento: "Carta d'identita", ...empty } },
    act: (store) => {
      act(() => void store.dispatch(uploadStored({ key: uploadTypes.documentoRetro, reading: READ })));
    },
    filled: ['documento.numeroDocumento', 'documento.dataScadenza'],
  },
  {
    of: 'the type of a document, of which the number is known',
    slug: 'identification',
    subPage: 2,
    act: () => choose('secondoDocumento.secondoDocumento', 'Tessera sanitaria'),
    filled: ['secondoDocumento.numeroSecondoDocumento', 'secondoDocumento.enteEmissioneSecondoDocumento'],
  },
  {
    of: 'a CAP that is found',
    slug: 'address-info',
    act: () => fireEvent.change(control('residenza.cap'), { target: { value: '04100' } }),
    filled: ['residenza.provincia', 'residenza.citta'],
  },
  {
    of: 'an address that is known',
    slug: 'company-info',
    values: { residenza: HOME },
    act: () => press(companyInfoCopy.legalSeat.asResidence(addressWords(HOME))),
    filled: ['sedeLegale.cap', 'sedeLegale.provincia', 'sedeLegale.citta', 'sedeLegale.indirizzo'],
  },
  {
    of: 'the domain that was meant',
    slug: 'contact-info',
    subPage: 1,
    values: { email: { ...sample['contact-info'].email, email: 'a@gmial.com' } },
    act: async () => {
      fireEvent.focus(control('email.email'));
      fireEvent.blur(control('email.email'));
      await settle();
      await press(uiCopy.email.meant('gmail.com'));
    },
    filled: ['email.email'],
  },
];

it.each(rows)(
  '[R4.1-02] $of takes the messages of what it fills in',
  async ({ slug, subPage = 0, ...row }) => {
    const values: StepValues = { ...sample[slug], ...row.values };
    const places = Object.entries(values)
      .flatMap(([widget, components]) => Object.keys(components).map((name) => `${widget}.${name}`))
      .filter((place) => isOnPage(slug, place, subPage));
    const { store } = await openPage(slug, subPage, values, {
      dettagliCap: ({ capCode }) => ({ ...ok, data: [TOWNS[capCode]] }),
      validateCodiceFiscale: () => new Promise(() => {}),
    });
    willAnswer(refused(slug, new Map(places.map((place) => [place, [messageOf(place)]])), values));
    act(() => void store.dispatch(nextRequested({ values: {} })));
    await settle();
    const before = new Map(standing(places).map((place) => [place, stateOf(place)]));
    expect([...before.keys()]).toEqual(expect.arrayContaining([...row.filled]));
    await row.act(store);
    await settle();
    const onPage = [...before.keys()].filter((place) => controlsOf(place).length > 0);
    const changed = onPage.filter((place) => stateOf(place) !== before.get(place));
    expect(changed).toEqual(expect.arrayContaining([...row.filled]));
    expect(standing(onPage)).toEqual(onPage.filter((place) => !changed.includes(place)));
    expect(changed.filter(inList)).toEqual([]);
  },
);
