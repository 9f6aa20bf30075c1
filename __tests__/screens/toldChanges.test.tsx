import { screen, waitFor } from '@testing-library/react';
import { card } from '../../src/contract/steps/card';
import { selfCertifications } from '../../src/contract/steps/self-certifications';
import { addressInfo } from '../../src/contract/steps/address-info';
import { companyInfo } from '../../src/contract/steps/company-info';
import { addressInfoCopy } from '../../src/copy/address-info';
import { cardCopy } from '../../src/copy/card';
import { companyInfoCopy } from '../../src/copy/company-info';
import { selfCertificationsCopy } from '../../src/copy/self-certifications';
import AddressInfo from '../../src/screens/steps/address-info';
import CardStep from '../../src/screens/steps/card';
import CompanyInfo from '../../src/screens/steps/company-info';
import SelfCertifications from '../../src/screens/steps/self-certifications';
import { listen } from '../ui/ear';
import { user } from '../ui/hands';
import { fakeService, ok } from './fakeService';
import { questionnaireLists } from './questionnaireEntries';
import { renderScreen } from './renderScreen';

const { company, questionnaire } = selfCertificationsCopy;
const { dettaglioAttivita: _, ...values } = selfCertifications.empty;

const openQuestionnaire = (subPage: number) => {
  fakeService({
    questionnaireGet: () => ({ ...ok, data: questionnaireLists, answers: { nazione: 'ITALIA' } }),
    tipiSocieta: () => ({ ...ok, data: [] }),
  });
  renderScreen(<SelfCertifications />, { slug: 'self-certifications', subPage, values });
};
const openCard = () => {
  fakeService({});
  renderScreen(<CardStep />, { slug: 'card', values: card.empty });
};

const openCompany = () => {
  fakeService({});
  renderScreen(<CompanyInfo />, { slug: 'company-info', values: companyInfo.empty });
};
const openAddress = () => {
  fakeService({ cittadinanze: () => ({ ...ok, data: [{ key: 'IT', nazionalita: 'Italia' }] }) });
  renderScreen(<AddressInfo />, { slug: 'address-info', values: addressInfo.empty });
};

const beyond = (labels: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...others];
  return labels.filter((label) => {
    const index = left.indexOf(label);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
};

const labels = (): readonly string[] =>
  [...document.querySelectorAll('form [id$="-label"], form [role=radiogroup] > [id$="-titolo"]')].map(
    (label) => label.firstElementChild?.textContent ?? label.textContent,
  );

/** Each field that comes or goes is announced, unless it has the focus or its control announces it. */
const expectTold = async (action: () => Promise<unknown>, count: number): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 400));
  const before = labels();
  const ear = listen();
  await action();
  await waitFor(() => expect(labels()).not.toEqual(before));
  const after = labels();
  const changed = [...beyond(after, before), ...beyond(before, after)];
  expect(changed).toHaveLength(count);
  const said: string[] = [];
  const isTold = (label: string) =>
    said.some((text) => text.includes(label)) ||
    document.activeElement?.hasAttribute('aria-expanded') === true;
  await waitFor(() => {
    said.push(...ear.take().map(({ text }) => text));
    expect(changed.filter((label) => !isTold(label))).toEqual([]);
  });
  ear.stop();
};
const yes = (question: string) => () =>
  user.click(
    screen.getByRole('radiogroup', { name: question }).querySelector('input[value=true]') as HTMLElement,
  );

it('[R2.7-01] another country takes the region away, and Italy brings it back, both said', async () => {
  openQuestionnaire(0);
  const country = await screen.findByRole('combobox', { name: company.place.nazione });
  await screen.findByLabelText(company.place.regione);
  const choose = (name: string) => async () => {
    await user.clear(country);
    await user.paste(name);
    await user.tab();
  };
  await expectTold(choose('FRANCIA'), 1);
  await expectTold(choose('ITALIA'), 1);
});

it('[R2.7-02] the fields that an answer opens are said', async () => {
  openQuestionnaire(1);
  await screen.findByText(questionnaire.title);
  await screen.findByRole('radiogroup', { name: questionnaire.office.funzionePolitica });
  await expectTold(yes(questionnaire.business.relazioniCommerciali), 1);
  await expectTold(yes(questionnaire.office.funzionePolitica), 3);
  await expectTold(yes(questionnaire.relative.funzionePoliticaLegame), 4);
  await expectTold(() => user.click(screen.getByLabelText(questionnaire.destination.options.altro)), 1);
});

it('[R2.8-02] the fields of another address are said', async () => {
  openCard();
  await expectTold(() => user.click(screen.getByLabelText(cardCopy.shipping.altro)), 4);
});

it('[R2.6-01] the fields of an administrative seat elsewhere are said, and that they are gone', async () => {
  const { label, options } = companyInfoCopy.administrativeSeat;
  openCompany();
  await screen.findByRole('radiogroup', { name: label });
  await expectTold(() => user.click(screen.getByLabelText(options.altro)), 4);
  await expectTold(() => user.click(screen.getByLabelText(options.sedeLegale)), 4);
});

it('[R2.5-01] the fields of a domicile elsewhere are said, and that they are gone', async () => {
  const { label, options } = addressInfoCopy.domicile;
  openAddress();
  await screen.findByRole('radiogroup', { name: label });
  await expectTold(() => user.click(screen.getByLabelText(options.altro)), 4);
  await expectTold(() => user.click(screen.getByLabelText(options.residenza)), 4);
});
