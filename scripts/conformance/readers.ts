/** The kit judges what the app reads of an answer, and not the form in which it came. */
import { contactReaders } from '../../src/api/answers/contact';
import { customerReaders } from '../../src/api/answers/customer';
import { invitationReaders } from '../../src/api/answers/invitations';
import { lookupReaders } from '../../src/api/answers/lookups';
import { onboardingReaders } from '../../src/api/answers/product';
import { paperworkReaders } from '../../src/api/answers/paperwork';
import { questionnaireReaders } from '../../src/api/answers/questionnaire';
import { uploadReaders } from '../../src/api/answers/uploads';
import type { EndpointName } from '../../src/contract/endpoints';
import { ownStep, type Names } from '../../src/contract/steps/naming';
import type { Step, StepAnswer } from '../../src/contract/wire';
import { parseStep } from '../../src/state/parseStep';

type Reader = (raw: unknown) => unknown;

/** `received`: the widgets as they came, if the back end has other names. */
export type ReadStep = StepAnswer & Pick<Step, 'received'>;

export const readStep = (raw: object | undefined, names: Names): ReadStep => ({
  status: 'success',
  ...ownStep(parseStep(raw ?? {}), names),
});

const steps: readonly EndpointName[] = [
  'onboardingStart',
  'onboardingNext',
  'onboardingBack',
  'resume',
  'contactResume',
];

const readers: Readonly<Partial<Record<EndpointName, Reader>>> = {
  ...contactReaders,
  ...customerReaders,
  ...invitationReaders,
  ...lookupReaders,
  ...onboardingReaders,
  ...paperworkReaders,
  ...questionnaireReaders,
  ...uploadReaders,
};

/** Undefined where the app takes the answer as it is. */
export const readerOf = (name: EndpointName, names: Names): Reader | undefined =>
  steps.includes(name) ? (raw) => readStep(raw as object, names) : readers[name];
