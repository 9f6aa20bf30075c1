import { stepDefinitions } from '../../src/contract/steps';
import {
  toValues,
  toWidgets,
  type StepDefinition,
  type StepValues,
} from '../../src/contract/steps/definition';
import { stepTable, type DataStepSlug } from '../../src/contract/steps/table';
import type { Component, Contract, Invitation, Step, Widget } from '../../src/contract/wire';
import type { Request, StoredContract } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { isDataStep, isSequenceSlug, numberOf, type SequenceSlug } from '../domain/sequence';
import { todayInRome } from '../domain/today';
import type { SavedAnswer } from '../repositories/answers';
import { listInvitations, type StoredInvitation } from '../repositories/invitations';
import { contractsInOrder } from '../repositories/signing';
import { answersOf, noAnswers, type Answers } from './answersOf';
import { hooksOf } from './hooks';
import type { ServiceAnswers, StepContext } from './hooks/stepHooks';

/** Returns the step's definition with only those optional widgets that this deployment asks for. */
export const definitionOf = (slug: DataStepSlug, { config }: AppDeps): StepDefinition => {
  const definition = stepDefinitions[slug];
  const asked: readonly string[] = config.EXTRA_WIDGETS;
  const left = (definition.optional ?? []).filter((name) => !asked.includes(name));
  const empty = Object.entries(definition.empty).filter(([name]) => !left.includes(name));
  return { ...definition, empty: Object.fromEntries(empty), optional: [] };
};

export const slugOfRequest = ({ step }: Request): SequenceSlug => {
  if (!isSequenceSlug(step)) throw new Error(`A request stands at the unknown step ${step}`);
  return step;
};

export const contextOf = async (
  deps: AppDeps,
  db: Db,
  request: Request,
  answers: Answers = answersOf(db, request.guid, [slugOfRequest(request)]),
): Promise<StepContext> => {
  const now = deps.clock.now();
  const saved = await answers.of(request.step);
  return { deps, db, request, now, today: todayInRome(now), saved, answersOf: answers.of };
};

/** Returns the answers as widgets, as they are stored. */
const widgetsFrom = (saved: readonly SavedAnswer[]): Widget[] => {
  const names = [...new Set(saved.map(({ widget }) => widget))];
  return names.map((name) => ({
    name,
    code: '',
    errorMessage: [],
    components: saved
      .filter(({ widget }) => widget === name)
      .map(({ component, value, status }): Component => ({
        name: component,
        value,
        status,
        errorMessage: [],
      })),
  }));
};

export const withServiceAnswers = (values: StepValues, own: ServiceAnswers): StepValues =>
  Object.fromEntries(
    Object.entries(values).map(([widget, components]) => [
      widget,
      Object.fromEntries(
        Object.entries(components).map(([name, value]) => [name, own[`${widget}.${name}`]?.value ?? value]),
      ),
    ]),
  );

/** Returns the values as widgets, with the status of stored answers and of those that the service sets. */
export const widgetsOf = (
  values: StepValues,
  saved: readonly SavedAnswer[],
  own: ServiceAnswers,
): Widget[] => {
  const status = new Map(saved.map((one) => [`${one.widget}.${one.component}`, one.status]));
  return toWidgets(values).map((widget) => ({
    ...widget,
    components: widget.components.map((component) => {
      const path = `${widget.name}.${component.name}`;
      return { ...component, status: own[path]?.status ?? status.get(path) ?? '' };
    }),
  }));
};

/** Returns a data step's widgets: empty values, over them stored answers, over them the service's own. */
const currentWidgets = async (slug: DataStepSlug, context: StepContext): Promise<Widget[]> => {
  const own = (await hooksOf(slug).own?.(context)) ?? {};
  const values = toValues(definitionOf(slug, context.deps), { widgets: widgetsFrom(context.saved) });
  return widgetsOf(withServiceAnswers(values, own), context.saved, own);
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

export const toContract = ({ stampeId, barCode, kind }: StoredContract): Contract => ({
  stampeId,
  barCode,
  description: kind === 'questionnaire' ? 'Questionario' : 'Contratto',
});

/** What the caller has already read of the step. */
interface Known {
  readonly widgets?: readonly Widget[];
  /** Of the same transaction. */
  readonly answers?: Answers;
  /** In the order of the contract list. */
  readonly contracts?: readonly StoredContract[] | undefined;
  /** The request was just created, so nothing is stored for it. */
  readonly isNew?: boolean;
}

/** Returns the request's current step as it is sent to the app. */
export const stepOf = async (
  deps: AppDeps,
  db: Db,
  request: Request,
  { widgets, answers, contracts, isNew = false }: Known = {},
): Promise<Step> => {
  const slug = slugOfRequest(request);
  const listContracts = async () => contracts ?? (await contractsInOrder(db, request.guid));
  const allWidgets = async (): Promise<readonly Widget[]> => {
    if (!isDataStep(slug)) return widgets ?? [];
    const { shown } = hooksOf(slug);
    if (widgets && !shown) return widgets;
    const read = isNew ? noAnswers : (answers ?? answersOf(db, request.guid, [slug]));
    const context = await contextOf(deps, db, request, read);
    return [
      ...(widgets ?? (await currentWidgets(slug, context))),
      ...toWidgets((await shown?.(context)) ?? {}),
    ];
  };
  return {
    number: numberOf(slug, deps.config.STEP_NUMBERING),
    name: stepTable[slug].title,
    widgets: await allWidgets(),
    contactId: request.contactId,
    guid: request.guid,
    invitations: isNew ? [] : (await listInvitations(db, request.guid)).map(toInvitation),
    contracts: slug === 'contract' ? (await listContracts()).map(toContract) : [],
    paperworkList: [],
    errorMessage: [],
    journey: request.journey,
  };
};
