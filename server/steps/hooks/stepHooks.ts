/** What the service itself knows and does at a step, beyond the contract's schema. */
import type { ValidationContext } from '../../../src/contract/rules/context';
import type { StepValues } from '../../../src/contract/steps/definition';
import type { DataStepSlug } from '../../../src/contract/steps/table';
import type { FieldErrors } from '../../../src/contract/validate';
import type { Request } from '../../db/schema';
import type { Db } from '../../db/types';
import type { AppDeps } from '../../deps';
import type { SavedAnswer } from '../../repositories/answers';

export interface StepContext {
  readonly deps: AppDeps;
  /** The transaction of the call. */
  readonly db: Db;
  readonly request: Request;
  readonly now: Date;
  /** yyyy-MM-dd in Europe/Rome. */
  readonly today: string;
  /** What the step holds already. */
  readonly saved: readonly SavedAnswer[];
  /** What another step holds. */
  readonly answersOf: (step: DataStepSlug) => Promise<readonly SavedAnswer[]>;
}

/** By name 'widget.component': written over whatever is sent or stored. */
export type OwnAnswers = Readonly<Record<string, { readonly value: string; readonly status?: string }>>;

export interface StepHooks {
  /** Other steps whose answers `own` asks for: they are read with the step's. */
  readonly reads?: readonly DataStepSlug[];
  /** Answers that are the service's to give. */
  readonly own?: (context: StepContext) => Promise<OwnAnswers>;
  /** Values that follow from the others, by path: written over them before they are judged. */
  readonly derived?: (context: StepContext, values: StepValues) => Readonly<Record<string, string>>;
  /** Context of the date and customer rules, beyond today. */
  readonly context?: (context: StepContext) => Promise<Partial<ValidationContext>>;
  /** Errors that only the service can find, by path; they yield to the schema's. */
  readonly check?: (context: StepContext, values: StepValues) => Promise<FieldErrors>;
  /** Done with the answers that are being stored, in their transaction. */
  readonly onLeave?: (context: StepContext, values: StepValues) => Promise<void>;
}

export const valueOf = (values: StepValues, widget: string, component: string): string =>
  values[widget]?.[component] ?? '';
