import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { hasErrors, stepErrors, type StepErrors } from '../contract/fieldErrors';
import type { StepValues } from '../contract/steps/definition';
import { slugOf, type StepSlug } from '../contract/steps/table';
import type { FieldErrors } from '../contract/validate';
import type { Component, Contract, ProductCustomer, Step, StoredReading, Widget } from '../contract/wire';
import { noUser, userOfCustomer, userOfWidgets, type User } from './user';

export interface CustomerFlags {
  readonly pecKnown: boolean;
  readonly phoneKnown: boolean;
}

/** The service's step, and what the client stores with it (spec, 3.1). */
export interface StepState {
  readonly current: Step;
  /** The previous step, as last sent to the service. */
  readonly last: Step | null;
  /** By path, 'residenza.cap'. */
  readonly errors: FieldErrors;
  readonly globalErrors: readonly string[];
  /** Number of refused attempts: distinguishes one list of errors from the next. */
  readonly failures: number;
  readonly initialValues: StepValues;
  readonly user: User;
  readonly stepSlug: StepSlug | null;
  /** With its prefix; masked if the service masks it. */
  readonly phoneNumber: string;
  readonly customerInfo: CustomerFlags;
  readonly hasCustomer: boolean;
  readonly contracts: readonly Contract[];
}

const noStep: Step = {
  number: null,
  name: '',
  widgets: [],
  contactId: '',
  guid: '',
  invitations: [],
  contracts: [],
  paperworkList: [],
  errorMessage: [],
};

const initialState: StepState = {
  current: noStep,
  last: null,
  errors: {},
  globalErrors: [],
  failures: 0,
  initialValues: {},
  user: noUser,
  stepSlug: null,
  phoneNumber: '',
  customerInfo: { pecKnown: false, phoneKnown: false },
  hasCustomer: false,
  contracts: [],
};

const valuesOf = (widgets: readonly Widget[]): StepValues =>
  Object.fromEntries(
    widgets.map((widget) => [
      widget.name,
      Object.fromEntries(widget.components.map(({ name, value }) => [name, value])),
    ]),
  );

interface Mark {
  readonly widget: string;
  readonly component: string;
  readonly value?: string;
  readonly status: string;
}

const withEntry = <T extends { readonly name: string }>(
  list: readonly T[],
  blank: T,
  change: (entry: T) => T,
): T[] =>
  list.some(({ name }) => name === blank.name)
    ? list.map((entry) => (entry.name === blank.name ? change(entry) : entry))
    : [...list, change(blank)];

const marked = (widgets: readonly Widget[], { widget, component, ...mark }: Mark): readonly Widget[] =>
  withEntry(widgets, { name: widget, code: '', components: [], errorMessage: [] }, (known) => ({
    ...known,
    components: withEntry<Component>(
      known.components,
      { name: component, value: '', status: '', errorMessage: [] },
      (one) => ({ ...one, ...mark, errorMessage: [] }),
    ),
  }));

export interface Judgement {
  /** By path, 'residenza.cap'; '': none. */
  readonly messages: FieldErrors;
  /** The applicant has pressed 'Continua': a message counts as a refused attempt. */
  readonly isAttempt?: boolean;
}

/** The same object if nothing changes: `fieldsJudged` compares it. */
const withMessages = (errors: FieldErrors, messages: FieldErrors): FieldErrors => {
  const changed = Object.entries(messages).filter(([path, message]) => (errors[path] ?? '') !== message);
  if (changed.length === 0) return errors;
  const all = Object.entries({ ...errors, ...Object.fromEntries(changed) });
  return Object.fromEntries(all.filter(([, message]) => message !== ''));
};

const slice = createSlice({
  name: 'step',
  initialState,
  reducers: {
    stepReceived: (state, { payload: step }: PayloadAction<Step>): StepState => {
      const moved = step.name !== state.current.name;
      return {
        ...state,
        current: step,
        last: moved && state.stepSlug !== null ? state.current : state.last,
        // A step may arrive with errors: then the applicant must see them, on any of its pages.
        ...stepErrors(step),
        failures: state.failures + Number(hasErrors(step)),
        initialValues: valuesOf(step.widgets),
        user: userOfWidgets(step.widgets, state.user),
        stepSlug: slugOf(step.name) ?? null,
        contracts: step.contracts.length > 0 ? step.contracts : state.contracts,
      };
    },
    stepRefused: (state, { payload: { errors, globalErrors } }: PayloadAction<StepErrors>): StepState => ({
      ...state,
      errors,
      globalErrors,
      failures: state.failures + 1,
    }),
    /**
     * The fields at these paths have a message ('': no longer): of a check beside the step's own call, or
     * because the applicant has edited what was refused.
     */
    fieldsJudged: (state, { payload }: PayloadAction<Judgement>): StepState => {
      const { messages, isAttempt = false } = payload;
      const errors = withMessages(state.errors, messages);
      const isRefused = isAttempt && Object.values(messages).some((message) => message !== '');
      if (errors === state.errors && !isRefused) return state;
      return { ...state, errors, failures: state.failures + Number(isRefused) };
    },
    /** Records in a component what the service has accepted outside the step's own call. */
    componentMarked: (state, { payload }: PayloadAction<Mark>): StepState => ({
      ...state,
      current: { ...state.current, widgets: marked(state.current.widgets, payload) },
    }),
    /** Readings of the stored pictures, some of which another device has sent. */
    readingsReceived: (state, { payload }: PayloadAction<readonly StoredReading[]>): StepState => ({
      ...state,
      current: { ...state.current, readings: payload },
    }),
    userChanged: (state, { payload }: PayloadAction<Partial<User>>): StepState => ({
      ...state,
      user: { ...state.user, ...payload },
    }),
    phoneNumberReceived: (
      state,
      { payload }: PayloadAction<{ readonly phoneNumber: string }>,
    ): StepState => ({
      ...state,
      phoneNumber: payload.phoneNumber,
    }),
    customerLoaded: (state, { payload }: PayloadAction<ProductCustomer>): StepState => ({
      ...state,
      user: userOfCustomer(payload, state.user),
      hasCustomer: true,
      customerInfo: { pecKnown: !!payload.pec, phoneKnown: !!payload.telefonoAziendale },
    }),
    contractsLoaded: (state, { payload }: PayloadAction<readonly Contract[]>): StepState => ({
      ...state,
      contracts: payload,
    }),
  },
});

export const {
  stepReceived,
  stepRefused,
  fieldsJudged,
  componentMarked,
  readingsReceived,
  userChanged,
  phoneNumberReceived,
  customerLoaded,
  contractsLoaded,
} = slice.actions;
export const stepReducer = slice.reducer;
