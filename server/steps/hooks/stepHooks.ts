/** What the service itself adds to a step, beyond the contract's schema. */
import type { ValidationContext } from '../../../src/contract/rules/context';
import type { StepValues } from '../../../src/contract/steps/definition';
import type { DataStepSlug } from '../../../src/contract/steps/table';
import type { FieldErrors } from '../../../src/contract/validate';
import type { Request } from '../../db/schema';
import type { Db } from '../../db/types';
import type { AppDeps } from '../../deps';
import type { SavedAnswer } from '../../repositories/answers';
import type { RequestOfSteps } from '../../repositories/requests';

export interface StepContext {
  readonly deps: AppDeps;
  /** The transaction of the call. */
  readonly db: Db;
  readonly request: RequestOfSteps;
  readonly now: Date;
  /** yyyy-MM-dd in Europe/Rome. */
  readonly today: string;
  /** The stored answers of the step. */
  readonly saved: readonly SavedAnswer[];
  /** Returns the stored answers of another step. */
  readonly answersOf: (step: DataStepSlug) => Promise<readonly SavedAnswer[]>;
}

/** Answers by 'widget.component'. They replace what is sent or stored. */
export type ServiceAnswers = Readonly<Record<string, { readonly value: string; readonly status?: string }>>;

export type RequestChanges = Partial<Pick<Request, 'state' | 'completedAt'>>;

export interface StepHooks {
  /** Returns the answers that only the service may set. */
  readonly own?: (context: StepContext) => Promise<ServiceAnswers>;
  /** Returns answers of other steps, as widgets that the app only shows. They are not stored here. */
  readonly shown?: (context: StepContext) => Promise<StepValues>;
  /** Returns answers that depend on others. They replace what is sent, before validation. */
  readonly derived?: (context: StepContext, values: StepValues) => ServiceAnswers;
  /** Context for the validation rules, besides `today`. */
  readonly context?: (context: StepContext) => Promise<Partial<ValidationContext>>;
  /** Returns errors that only the service can find, by path. The schema's errors take precedence. */
  readonly check?: (context: StepContext, values: StepValues) => Promise<FieldErrors>;
  /**
   * Runs when the step is left, in the transaction that stores its answers. Returns what else changes in the
   * request.
   */
  readonly onLeave?: (context: StepContext, values: StepValues) => Promise<RequestChanges | void>;
  /** Other steps whose answers `onLeave` stores. */
  readonly stores?: readonly DataStepSlug[];
}

export const valueOf = (values: StepValues, widget: string, component: string): string =>
  values[widget]?.[component] ?? '';
