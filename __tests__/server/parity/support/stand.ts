import { componentErrors, widgetErrors } from '../../../../src/contract/fieldErrors';
import { normalizedValues } from '../../../../src/contract/validateStep';
import { documentTypes } from '../../../../src/contract/documentTypes';
import { stepDefinitions } from '../../../../src/contract/steps';
import { toValues, toWidgets, type StepValues } from '../../../../src/contract/steps/definition';
import { slugOf, type DataStepSlug } from '../../../../src/contract/steps/table';
import type { StepAnswer } from '../../../../src/contract/wire';
import { checkTaxCode } from '../../../../server/taxCode';
import { findAllAnswers } from '../../../../server/repositories/answers';
import { findRequest } from '../../../../server/repositories/requests';
import { todayInRome } from '../../../../server/domain/today';
import { NOT_AS_CONFIRMED } from '../../../../server/steps/hooks/contact-info';
import { NOTICE_MISSING } from '../../../../server/steps/hooks/contract';
import type { Journey, TestApp } from '../../support';
import { startClient } from './client';
import { at, changed, owned, pathsOf, type Changes } from './fields';

const confirmed = [
  'anagrafica.nome',
  'anagrafica.cognome',
  'anagrafica.cf',
  'email.email',
  'cellulare.cellulare',
];

/** The client asks for this verdict by a call of its own as soon as the code is complete. */
const ofGuardian = ({ tutore = {} }: StepValues, today: string): Changes => {
  const { tutoreNome: nome = '', tutoreCognome: cognome = '', tutoreCf: cf = '' } = tutore;
  if (nome === '' || cognome === '' || cf === '') return {};
  const verdict = checkTaxCode(cf, { nome, cognome }, today);
  return verdict.ok ? {} : { 'tutore.tutoreCf': verdict.message };
};

export const standAt = async (service: TestApp, slug: DataStepSlug, journey: Journey) => {
  const { client: http, step } = journey;
  const { db } = service.deps;
  const client = await startClient(http);
  const request = await findRequest(db, step.guid);
  if (!request) throw new Error('The request is gone');
  const today = todayInRome(service.deps.clock.now());
  const received = toValues(stepDefinitions[slug], step);
  const own: Changes = Object.fromEntries(owned[slug].map((path) => [path, at(received, path)]));
  const confirmedAs: Changes = Object.fromEntries(confirmed.map((path) => [path, at(received, path)]));
  let stored = await findAllAnswers(db, step.guid);

  const beyond = (values: StepValues): Changes => {
    if (slug === 'contract') return { 'firma.signedContract': NOTICE_MISSING };
    if (slug === 'address-info') return ofGuardian(normalizedValues(slug, values), today);
    if (slug !== 'contact-info') return {};
    const others = confirmed.filter((path) => at(normalizedValues(slug, values), path) !== confirmedAs[path]);
    return Object.fromEntries(others.map((path) => [path, NOT_AS_CONFIRMED]));
  };
  const kept = (values: StepValues): StepValues => {
    const clean = changed(normalizedValues(slug, values), own);
    const isHealthCard = at(clean, 'secondoDocumento.secondoDocumento') === documentTypes.healthCard;
    return isHealthCard ? changed(clean, { 'secondoDocumento.numeroSecondoDocumento': request.cf }) : clean;
  };
  const send = async (values: StepValues): Promise<StepAnswer> => {
    const widgets = toWidgets(values, step.widgets);
    const response = await http.send('onboardingNext', { number: step.number, widgets });
    expect(response.statusCode).toBe(200);
    return response.json<StepAnswer>();
  };
  const compare = async (values: StepValues): Promise<void> => {
    // The client holds what is the service's as it came.
    const said = await client.judge(slug, changed(values, own));
    const expected = { ...beyond(values), ...said };
    const answer = await send(values);
    expect(componentErrors(answer.widgets)).toEqual(expected);
    expect([widgetErrors(answer.widgets), answer.errorMessage]).toEqual([[], []]);
    const accepted = Object.keys(expected).length === 0;
    expect(slugOf(answer.name) !== slug).toBe(accepted);
    if (!accepted) {
      expect(await findAllAnswers(db, step.guid)).toEqual(stored);
      return;
    }
    const back = await http.call('onboardingBack');
    expect(toValues(stepDefinitions[slug], back)).toEqual(kept(values));
    stored = await findAllAnswers(db, step.guid);
  };
  return { compare, received, paths: pathsOf(received), close: client.close };
};
export type Stand = Awaited<ReturnType<typeof standAt>>;
