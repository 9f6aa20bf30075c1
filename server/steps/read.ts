import { stepDefinitions } from '../../src/contract/steps';
import { toWidgets, type StepDefinition, type StepValues } from '../../src/contract/steps/definition';
import { stepTable, type DataStepSlug } from '../../src/contract/steps/table';
import type { Contract, Invitation, Step, StoredReading, Widget } from '../../src/contract/wire';
import { SIGNATURE_WIDGET } from '../../src/contract/steps/contract';
import type { Config } from '../config';
import type { StoredContract } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { isDataStep, isSequenceSlug, numberOf, type SequenceSlug } from '../domain/sequence';
import { todayInRome } from '../domain/today';
import { savedValue, type SavedAnswer } from '../repositories/answers';
import type { StoredInvitation } from '../repositories/invitations';
import type { RequestOfSteps } from '../repositories/requests';
import { contractsInOrder } from '../repositories/signing';
import type { Answers } from './answers';
import { readStored, type Stored } from './stored';
import { hooksOf } from './hooks';
import type { ServiceAnswers, StepContext } from './hooks/stepHooks';

const askedIn = ({ EXTRA_WIDGETS, SIGNATURE_CODE }: Config): readonly string[] =>
  SIGNATURE_CODE === 'on' ? [...EXTRA_WIDGETS, SIGNATURE_WIDGET] : EXTRA_WIDGETS;

const askedFor = (slug: DataStepSlug, asked: readonly string[]): StepDefinition => {
  const definition = stepDefinitions[slug];
  const left = (definition.optional ?? []).filter((name) => !asked.includes(name));
  const empty = Object.entries(definition.empty).filter(([name]) => !left.includes(name));
  return { ...definition, empty: Object.fromEntries(empty), optional: [] };
};

const definitions = new WeakMap<Config, Map<DataStepSlug, StepDefinition>>();

export const definitionOf = (slug: DataStepSlug, { config }: AppDeps): StepDefinition => {
  const known = definitions.get(config) ?? new Map<DataStepSlug, StepDefinition>();
  const definition = known.get(slug) ?? askedFor(slug, askedIn(config));
  definitions.set(config, known.set(slug, definition));
  return definition;
};

export const slugOfRequest = ({ step }: RequestOfSteps): SequenceSlug => {
  if (!isSequenceSlug(step)) throw new Error(`A request stands at the unknown step ${step}`);
  return step;
};

export const contextOf = async (
  deps: AppDeps,
  db: Db,
  request: RequestOfSteps,
  answers: Answers,
): Promise<StepContext> => {
  const now = deps.clock.now();
  const saved = await answers.of(request.step);
  return { deps, db, request, now, today: todayInRome(now), saved, answersOf: answers.of };
};

type Filled = Record<string, Record<string, string>>;

const copyOf = (values: StepValues): Filled => {
  const copy: Filled = {};
  for (const [widget, components] of Object.entries(values)) copy[widget] = { ...components };
  return copy;
};

const fill = (values: Filled, widget: string, component: string, value: string): void => {
  const components = Object.hasOwn(values, widget) ? values[widget] : undefined;
  if (components && Object.hasOwn(components, component)) components[component] = value;
};

type Place = readonly [widget: string, component: string];
/** Paths are few, and each call of a step has some. */
const places = new Map<string, Place>();

const placeOf = (path: string): Place => {
  const place = places.get(path) ?? (path.split('.') as [string, string]);
  places.set(path, place);
  return place;
};

const fillAll = (values: Filled, answers: ServiceAnswers): Filled => {
  for (const [path, { value }] of Object.entries(answers)) fill(values, ...placeOf(path), value);
  return values;
};

export const withAnswers = (values: StepValues, answers: ServiceAnswers): StepValues =>
  fillAll(copyOf(values), answers);

export const withStatus = (own: ServiceAnswers): SavedAnswer[] =>
  Object.entries(own).flatMap(([path, { value, status }]) => {
    const [widget, component] = placeOf(path);
    return status === undefined ? [] : { widget, component, value, status };
  });

export const widgetsOf = (
  values: StepValues,
  saved: readonly SavedAnswer[],
  own: ServiceAnswers,
): Widget[] => {
  const found = [...withStatus(own), ...saved.filter(({ status }) => status !== '')];
  const widgets = toWidgets(values);
  if (found.length === 0) return widgets;
  return widgets.map((widget) => ({
    ...widget,
    components: widget.components.map((component) => ({
      ...component,
      status: savedValue(found, widget.name, component.name)?.status ?? '',
    })),
  }));
};

type Content = Pick<Step, 'widgets' | 'readings'>;

const readingsIn = (own: ServiceAnswers): { readonly readings?: readonly StoredReading[] } => {
  const readings = Object.values(own).flatMap(({ read }) => read?.() ?? []);
  return readings.length > 0 ? { readings } : {};
};

/** Stored answers replace empty values, and the service's own replace both. */
const currentContent = async (slug: DataStepSlug, context: StepContext): Promise<Content> => {
  const own = (await hooksOf(slug).own?.(context)) ?? {};
  const values = copyOf(definitionOf(slug, context.deps).empty);
  for (const { widget, component, value } of context.saved) fill(values, widget, component, value);
  const standing = await hooksOf(slug).standing?.(context);
  const widgets = widgetsOf(fillAll(values, own), context.saved, { ...own, ...standing });
  return { widgets, ...readingsIn(own) };
};

const toInvitation = ({ actorType: _, ...rest }: StoredInvitation): Invitation => ({
  actorType: 'adult',
  codiceFiscale: rest.codiceFiscale,
  email: rest.email,
  phoneNumber: rest.phoneNumber,
  stepSlug: rest.stepSlug,
  type: rest.type,
  guid: rest.guid,
  contactId: rest.contactId,
  stepNumber: rest.stepNumber,
  campaignUrl: rest.campaignUrl,
  encryptedReporterId: rest.encryptedReporterId,
  promoCode: rest.promoCode,
  analyticsId: rest.analyticsId,
});

const toContract = ({ stampeId, barCode, kind }: StoredContract): Contract => ({
  stampeId,
  barCode,
  description: kind === 'questionnaire' ? 'Questionario' : 'Contratto',
});

interface Known {
  readonly widgets?: readonly Widget[];
  /** Read in the same transaction. */
  readonly stored?: Stored;
  /** In the order of the contract list. */
  readonly contracts?: readonly StoredContract[] | undefined;
}

export const stepOf = async (
  deps: AppDeps,
  db: Db,
  request: RequestOfSteps,
  { widgets, stored, contracts }: Known = {},
): Promise<Step> => {
  const { answers, invitations } = stored ?? (await readStored(db, request.guid));
  const slug = slugOfRequest(request);
  const listContracts = async () => contracts ?? (await contractsInOrder(db, request.guid));
  const allContent = async (): Promise<Content> => {
    if (!isDataStep(slug)) return { widgets: widgets ?? [] };
    const { shown } = hooksOf(slug);
    if (widgets && !shown) return { widgets };
    const context = await contextOf(deps, db, request, answers);
    const content = widgets ? { widgets } : await currentContent(slug, context);
    return {
      ...content,
      widgets: [...content.widgets, ...toWidgets((await shown?.(context)) ?? {})],
    };
  };
  return {
    number: numberOf(slug, deps.config.STEP_NUMBERING),
    name: stepTable[slug].title,
    ...(await allContent()),
    contactId: request.contactId,
    guid: request.guid,
    invitations: invitations.map(toInvitation),
    contracts: slug === 'contract' ? (await listContracts()).map(toContract) : [],
    paperworkList: [],
    errorMessage: [],
    journey: request.journey,
  };
};
