import type { Page } from 'playwright-core';
import { stepDefinitions } from '../../../src/contract/steps';
import { applicant, sentNames } from '../../../scripts/testing/pages/people';
import type { TestProduct } from '../../../scripts/testing/product/product';

export type Kept = Awaited<ReturnType<TestProduct['kept']>>;

export const LANDING = '?utm_source=prova&partnership=acme';

export const noteSteps = (page: Page): readonly number[] => {
  const numbers: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/onboarding/next')) return;
    const { number } = request.postDataJSON() as { number: number | null };
    if (number !== null) numbers.push(number);
  });
  return numbers;
};

export const guidAt = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/sandbox/requests.json`);
  const all = (await answer.json()) as { readonly guid: string; readonly email: string }[];
  return all.find(({ email }) => email === applicant.email)?.guid ?? '';
};

export const expectSigned = ({ requests, contracts, invitations }: Kept, lastNumber: number): void => {
  expect(requests).toMatchObject([
    { state: 'completed', step: 'thanks', cf: applicant.cf, email: applicant.email },
  ]);
  expect(contracts.map(({ kind }) => kind).sort()).toEqual(['contract', 'questionnaire']);
  for (const { noticeAt, signedAt } of contracts)
    expect([typeof noticeAt, typeof signedAt]).toEqual(['string', 'string']);
  const phoneNumber = `+39${applicant.cellulare}`;
  const last = { stepSlug: 'thanks', actorType: 'adult', phoneNumber, stepNumber: lastNumber };
  expect(invitations.at(-1)).toMatchObject(last);
};

export const expectAnswers = ({ answers, credentials }: Kept): void => {
  const byName = Object.fromEntries(
    answers.map(({ step, widget, component, value }) => [`${step} ${widget}.${component}`, value]),
  );
  const names = Object.entries(stepDefinitions).flatMap(([slug, { empty, optional = [] }]) =>
    Object.entries(empty)
      .filter(([widget]) => !optional.includes(widget))
      .flatMap(([widget, components]) => Object.keys(components).map((name) => `${slug} ${widget}.${name}`)),
  );
  expect(names.filter((name) => byName[name] === undefined)).toEqual([]);
  expect(byName).toMatchObject({
    'contact-info anagrafica.nome': sentNames.nome,
    'contact-info anagrafica.cognome': sentNames.cognome,
    'contact-info email.email': applicant.email,
    'address-info domicilio.citta': 'Gallicano nel Lazio',
    'address-info domicilio.indirizzo': "Piazza dell'Unita' 3",
    'company-info azienda.ragioneSociale': "D'Amico Restauri e Decorazioni",
    'company-info azienda.fatturato': '125.000',
    'company-info azienda.codiceTipoSoggetto': '1048',
    'self-certifications questionario.paeseRelazioniCommerciali': 'FRANCIA',
    'self-certifications questionario.conclusioneCaricaPolitica': '06/2024',
    'self-certifications questionario.acquistiOnline': 'true',
    'card spedizione.spedizioneCarta': 'domicilio',
    'identification documento.enteEmissione': 'Questura',
    'identification secondoDocumento.numeroSecondoDocumento': applicant.cf,
    'contract firma.signedContract': 'true',
  });
  expect(JSON.stringify(answers)).not.toContain(applicant.password);
  expect(credentials[0]?.passwordHash).toMatch(/^\$argon2id\$/);
};
