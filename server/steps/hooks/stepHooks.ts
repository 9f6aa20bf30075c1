import type { ValidationContext } from '../../../src/contract/rules/context';
import type { StepValues } from '../../../src/contract/steps/definition';
import type { DataStepSlug } from '../../../src/contract/steps/table';
import type { FieldErrors } from '../../../src/contract/validate';
import type { StoredReading, Widget } from '../../../src/contract/wire';
import type { Outside } from '../../db/outside';
import type { Request } from '../../db/schema';
import type { Db } from '../../db/types';
import type { AppDeps } from '../../deps';
import type { SealedContract } from '../../pdfSeal/sealContract';
import type { SavedAnswer } from '../../repositories/answers';
import type { RequestOfSteps } from '../../repositories/requests';

export interface StepContext {
  readonly deps: AppDeps;
  readonly db: Db;
  readonly request: RequestOfSteps;
  readonly now: Date;
  /** yyyy-MM-dd in Europe/Rome. */
  readonly today: string;
  readonly saved: readonly SavedAnswer[];
  readonly answersOf: (step: DataStepSlug) => Promise<readonly SavedAnswer[]>;
}

/** Answers by 'widget.component'. They replace what is sent or stored. */
export type ServiceAnswers = Readonly<
  Record<
    string,
    {
      readonly value: string;
      readonly status?: string;
      /** Returns what was read in the upload, which is encrypted: only a shown step needs it. */
      readonly read?: () => StoredReading | undefined;
    }
  >
>;

type RequestChanges = Partial<Pick<Request, 'state' | 'completedAt'>>;

export interface CheckedOutside {
  /** By path. */
  readonly errors: FieldErrors;
  readonly sealed?: readonly SealedContract[];
  /** Without errors: something else is awaited, and the applicant stays on the step. */
  readonly isAwaiting?: boolean;
}

export interface StepHooks {
  /** Answers that only the service may set. */
  readonly own?: (context: StepContext) => Promise<ServiceAnswers>;
  /** Statuses of answers that are sent with the step. Their values are ignored. */
  readonly standing?: (context: StepContext) => Promise<ServiceAnswers>;
  /** Paths of answers that are not stored. */
  readonly unsaved?: readonly string[];
  /** Answers of other steps, which the app only shows and which are not stored here. */
  readonly shown?: (context: StepContext) => Promise<StepValues>;
  /** They replace what is sent, before validation. */
  readonly derived?: (context: StepContext, values: StepValues) => ServiceAnswers;
  readonly context?: (context: StepContext) => Promise<Partial<ValidationContext>>;
  /**
   * By path. The schema's errors take precedence. `sent`: as they came, with widgets that this deployment
   * does not ask for.
   */
  readonly check?: (
    context: StepContext,
    values: StepValues,
    sent: readonly Widget[],
  ) => Promise<FieldErrors>;
  /** Runs when no errors were found; what it changes is stored with the answer. */
  readonly checkOutside?: (
    context: StepContext,
    outside: Outside,
    values: StepValues,
  ) => Promise<CheckedOutside>;
  /** Runs in the transaction that stores the step's answers. Returns what else changes in the request. */
  readonly onLeave?: (
    context: StepContext,
    values: StepValues,
    made: { readonly outside: Outside; readonly sealed: readonly SealedContract[] },
  ) => Promise<RequestChanges | void>;
  readonly stores?: readonly DataStepSlug[];
}

export const valueOf = (values: StepValues, widget: string, component: string): string =>
  values[widget]?.[component] ?? '';
