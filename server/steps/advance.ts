import { createHmac } from 'node:crypto';
import { withErrors } from '../../src/contract/fieldErrors';
import { toWidgets } from '../../src/contract/steps/definition';
import type { FieldErrors } from '../../src/contract/validate';
import type { Step, StepRequest, Widget } from '../../src/contract/wire';
import { transactionWithOutside, type Outside } from '../db/outside';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { isDataStep, numberOf, stepAfter, stepBefore } from '../domain/sequence';
import type { RefusalReason } from '../errors/reasons';
import { countRefusal } from '../figures/tally';
import { ensureContracts, prepareContracts } from '../pdf/ensureContracts';
import { savedValue, type SavedAnswer } from '../repositories/answers';
import { moveRequest, type RequestOfSteps } from '../repositories/requests';
import { acceptStep } from '../repositories/savedSteps';
import { contractsInOrder } from '../repositories/signing';
import { validateAnswers, type ValidatedAnswers } from './validateAnswers';
import { hooksOf } from './hooks';
import { contextOf, slugOfRequest, stepOf, widgetsOf, withStatus } from './read';
import { lockWithStored, type LockedRequest } from './stored';

const onRequest = <Result>(
  deps: AppDeps,
  guid: string,
  work: (db: Db, locked: LockedRequest, outside: Outside) => Promise<Result>,
): Promise<Result | undefined> =>
  transactionWithOutside(deps.db, async (db, outside) => {
    const locked = await lockWithStored(db, guid);
    return locked && work(db, locked, outside);
  });

/** Throws a Refusal when the session of the call may not change the locked request any more. */
export type RequireStill = (db: Db, request: RequestOfSteps) => Promise<void>;

export interface Reached {
  readonly request: RequestOfSteps;
  readonly step: Step;
}

/** A widget that the step lacks is added for its errors. */
const refusedWidgets = (widgets: readonly Widget[], errors: FieldErrors): Widget[] => {
  const carried = new Set(widgets.map(({ name }) => name));
  const others = Object.keys(errors)
    .map((path) => path.split('.') as [string, string])
    .filter(([widget]) => !carried.has(widget));
  const values: Record<string, Record<string, string>> = {};
  for (const [widget, component] of others) values[widget] = { ...values[widget], [component]: '' };
  return withErrors([...widgets, ...toWidgets(values)], errors);
};

const answersToSave = ({ values, own }: ValidatedAnswers, unsaved: readonly string[]): SavedAnswer[] => {
  const found = withStatus(own);
  return Object.entries(values).flatMap(([widget, components]) =>
    Object.entries(components).map(([component, value]) => ({
      widget,
      component,
      value: unsaved.includes(`${widget}.${component}`) ? '' : value,
      status: savedValue(found, widget, component)?.status ?? '',
    })),
  );
};

const moveBack = async (
  { clock }: AppDeps,
  db: Db,
  request: RequestOfSteps,
  step: string,
): Promise<RequestOfSteps> => {
  await moveRequest(db, { guid: request.guid, step, updatedAt: clock.now() });
  return { ...request, step };
};

/** `fields`: paths of the step's schema. */
const logRefused = (
  deps: AppDeps,
  reason: RefusalReason,
  step: string,
  fields: readonly string[] = [],
): void => {
  const detail = fields.join(' ');
  deps.log.info({ reason, step, detail }, 'Refused');
  countRefusal(deps, reason, detail);
};

/** For a tab whose step another tab has changed. Nothing that it sent was stored. */
export const STALE_STEP =
  'Nel frattempo la richiesta è stata modificata in un’altra scheda o su un altro dispositivo: ' +
  'i dati già salvati non sono stati sostituiti. Continua da qui.';

/** Keyed, because short answers could be guessed. */
const hashOf = ({ codeKey }: AppDeps, { number, widgets }: StepRequest): string =>
  createHmac('sha256', codeKey)
    .update(JSON.stringify(['step', number, widgets]))
    .digest('hex');

/**
 * A client that asked for the current step, or that repeats a call whose answer was lost, gets it plainly;
 * any other learns that nothing was stored.
 */
const currentStep = async (
  deps: AppDeps,
  db: Db,
  { request, ...stored }: LockedRequest,
  sent: StepRequest,
): Promise<Step> => {
  const step = await stepOf(deps, db, request, { stored });
  const expected = sent.number === null || hashOf(deps, sent) === request.acceptedHash;
  if (expected) return step;
  logRefused(deps, 'stepStale', request.step);
  return { ...step, errorMessage: [STALE_STEP] };
};

interface Advancing {
  readonly db: Db;
  readonly locked: LockedRequest;
  readonly sent: StepRequest;
  readonly outside: Outside;
}

const advance = async (deps: AppDeps, { db, locked, sent, outside }: Advancing): Promise<Step> => {
  const { request, ...stored } = locked;
  const { number, widgets } = sent;
  const slug = slugOfRequest(request);
  if (!isDataStep(slug) || number !== numberOf(slug, deps.config.STEP_NUMBERING))
    return currentStep(deps, db, locked, sent);
  const { guid } = request;
  const reached = stepAfter(slug);
  const { answers } = stored;
  const context = await contextOf(deps, db, request, answers);
  const validated = await validateAnswers(slug, context, widgets);
  const { checkOutside, onLeave, standing, stores = [], unsaved = [] } = hooksOf(slug);
  const isValid = Object.keys(validated.errors).length === 0;
  const checked = isValid ? await checkOutside?.(context, outside, validated.values) : undefined;
  const errors = isValid ? (checked?.errors ?? {}) : validated.errors;
  if (Object.keys(errors).length > 0) {
    logRefused(deps, 'stepInvalid', slug, Object.keys(errors));
    const own = { ...validated.own, ...(await standing?.(context)) };
    const current = widgetsOf(validated.values, context.saved, own);
    // Those whose files are lost are made again.
    const contracts = slug === 'contract' ? await ensureContracts(deps, db, guid, outside) : undefined;
    return stepOf(deps, db, request, { stored, contracts, widgets: refusedWidgets(current, errors) });
  }
  if (checked?.isAwaiting) return stepOf(deps, db, request, { stored });
  // The documents contain no answer of the step before them.
  const contracts = reached === 'contract' ? await ensureContracts(deps, db, guid, outside) : undefined;
  const changes = await onLeave?.(context, validated.values, { outside, sealed: checked?.sealed ?? [] });
  const acceptedHash = hashOf(deps, sent);
  const moved = { ...request, ...changes, step: reached, acceptedHash, updatedAt: context.now };
  const given = answersToSave(validated, unsaved);
  answers.set(slug, await acceptStep(db, moved, { step: slug, given, saved: context.saved }));
  for (const changed of stores) answers.forget(changed);
  // Nothing that the documents say is asked after the card: they are ready when the contract is reached.
  if (reached === 'identification') await prepareContracts(deps, db, guid);
  return stepOf(deps, db, moved, { stored, contracts });
};

/**
 * In one transaction. With errors, it stores nothing and returns the same step with them. When the number is
 * not the current step's, it only returns the current step. Undefined when there is no such request.
 * `requireStill` is asked after slow work.
 */
export const nextStep = (
  deps: AppDeps,
  guid: string,
  sent: StepRequest,
  requireStill: RequireStill,
): Promise<Reached | undefined> =>
  onRequest(deps, guid, async (db, locked, outside) => {
    if (outside.hasWaited) await requireStill(db, locked.request);
    return { request: locked.request, step: await advance(deps, { db, locked, sent, outside }) };
  });

export const previousStep = (deps: AppDeps, guid: string): Promise<Step | undefined> =>
  onRequest(deps, guid, async (db, { request, ...stored }) => {
    const slug = slugOfRequest(request);
    const signed =
      slug === 'contract' && (await contractsInOrder(db, guid)).some((one) => one.signedAt !== null);
    const before = signed ? slug : stepBefore(slug);
    const moved = before === slug ? request : await moveBack(deps, db, request, before);
    return stepOf(deps, db, moved, { stored });
  });
