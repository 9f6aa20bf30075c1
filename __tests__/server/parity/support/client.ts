import { lookupsApi } from '../../../../src/api/lookups';
import { SUBJECT_TYPE_CODE } from '../../../../src/contract/limits';
import { validateStep, normalizedValues } from '../../../../src/contract/validateStep';
import type { ValidationContext } from '../../../../src/contract/rules/context';
import { stepDefinitions } from '../../../../src/contract/steps';
import type { StepValues } from '../../../../src/contract/steps/definition';
import type { DataStepSlug } from '../../../../src/contract/steps/table';
import type { FieldErrors } from '../../../../src/contract/validate';
import type { CapLocality } from '../../../../src/contract/wire';
import { businessTypeId, validationContextOf } from '../../../../src/screens/shared/lookups';
import { listsOf } from '../../../../src/screens/steps/self-certifications/questionnaireLists';
import { withQuestionnaireLists } from '../../../../src/screens/steps/self-certifications/values';
import { selectCustomerFlags } from '../../../../src/state/selectors';
import { selectToday } from '../../../../src/state/today';
import { productLoaded } from '../../../../src/state/session';
import { customerLoaded } from '../../../../src/state/step';
import { createAppStore } from '../../../../src/state/store';
import config from '../../../../public/config.json';
import type { TestClient } from '../../support';

const CAP = /^\d{5}$/;

/** The app's own judgement, from what the service has sent over HTTP: today, customer, lists and CAPs. */
export const startClient = async (http: TestClient) => {
  const { store } = createAppStore({ config, location: { pathname: '/', search: '' } });
  store.dispatch(productLoaded((await http.call('productInfo')).data));
  const { customerInfo } = await http.call('customerInfo', { provider: config.provider });
  store.dispatch(customerLoaded(customerInfo.productCustomer));
  const { util } = lookupsApi;
  await store.dispatch(util.upsertQueryData('cittadinanze', undefined, await http.call('cittadinanze')));
  const subject = { value: SUBJECT_TYPE_CODE };
  await store.dispatch(util.upsertQueryData('tipiSocieta', subject, await http.call('tipiSocieta', subject)));

  const known = new Map<string, readonly CapLocality[]>();
  const lookUpCap = async (cap: string): Promise<void> => {
    if (!CAP.test(cap) || known.has(cap)) return;
    const answer = await http.call('dettagliCap', { capCode: cap });
    known.set(cap, answer.status === 'success' ? answer.data : []);
  };
  const asked = new Set<string>();
  const isNew = (list: string): boolean => !asked.has(list) && Boolean(asked.add(list));
  const loadSectors = async (type: string): Promise<void> => {
    const sectors = { idSocieta: businessTypeId(type), idSoggetto: SUBJECT_TYPE_CODE };
    if (!isNew(`type ${sectors.idSocieta}`)) return;
    const answer = await http.call('settoriAziende', sectors);
    if (answer.status === 'success')
      await store.dispatch(util.upsertQueryData('settoriAziende', sectors, answer));
  };
  const loadAteco = async (value: string): Promise<void> => {
    if (!isNew(`sector ${value}`)) return;
    const answer = await http.call('attivitaPerSettore', { value });
    if (answer.status === 'success')
      await store.dispatch(util.upsertQueryData('attivitaPerSettore', { value }, answer));
  };

  const state = store.getState();
  const loaded: ValidationContext = validationContextOf(
    store.getState,
    selectToday(state),
    selectCustomerFlags(state),
    (cap) => known.get(cap),
  );
  const questions = { requestType: 'azienda', sae: '', tipoSocieta: '', viewMode: false } as const;
  const { data } = await http.call('questionnaireGet', questions);
  const withLists = withQuestionnaireLists(loaded, listsOf(data));
  const contextOf = (slug: DataStepSlug): ValidationContext =>
    slug === 'self-certifications' ? withLists : loaded;
  const lookUp = async (slug: DataStepSlug, values: StepValues): Promise<void> => {
    const { attivita = {}, ...widgets } = normalizedValues(slug, values);
    for (const { cap } of Object.values(widgets)) if (cap !== undefined) await lookUpCap(cap);
    if (attivita['tipoSocieta']) await loadSectors(attivita['tipoSocieta']);
    if (attivita['settoreAttivita']) await loadAteco(attivita['settoreAttivita']);
  };
  const judge = async (slug: DataStepSlug, values: StepValues): Promise<FieldErrors> => {
    await lookUp(slug, values);
    const verdict = (all: StepValues) => validateStep(slug, stepDefinitions[slug], all, contextOf(slug));
    const errors = verdict(values);
    // Sent values are judged like typed ones.
    expect(verdict(normalizedValues(slug, values))).toEqual(errors);
    return errors;
  };
  /** The store's answers would be kept for minutes. */
  const close = (): void => void store.dispatch(util.resetApiState());
  return { contextOf, judge, lookUp, close };
};
export type ClientSide = Awaited<ReturnType<typeof startClient>>;
