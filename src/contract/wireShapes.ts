/** Derived from their schemas (spec, section 3). */
import type { Shape } from './requestSchemas';
import type * as sent from './requestSchemas';
import type { productCustomer } from './shapes/customer';
import type { answer } from './shapes/declare';
import type { refusal } from './shapes/refusal';
import type * as resume from './shapes/resume';
import type * as session from './shapes/session';
import type * as steps from './shapes/step';
import type { documentReading, uploadAnswer } from './shapes/uploads';

export type Answer = Shape<typeof answer>;
/** The API layer turns refusals into errors. */
export type Refusal = Shape<typeof refusal>;
export type UploadAnswer = Shape<typeof uploadAnswer>;
export type DocumentReading = Shape<typeof documentReading>;

export type Component = Shape<typeof sent.component>;
export type Widget = Shape<typeof sent.widget>;
export type Step = Shape<typeof steps.stepShape> & {
  /** In the app alone: the widgets as the back end names them, if it has other names (steps/naming.ts). */
  readonly received?: readonly Widget[];
};
export type StoredReading = NonNullable<Step['readings']>[number];
export type StepAnswer = Shape<typeof steps.stepAnswer>;
export type Invitation = Shape<ReturnType<typeof sent.invitationOf>>;
export type Contract = Shape<typeof steps.contract>;

export type Paperwork = Shape<typeof steps.paperwork>;
export type PaperworkDetail = Shape<typeof resume.paperworkDetail>;
export type ResumeState = Shape<typeof resume.resumeState>;

export type ProductInfo = Shape<typeof session.productInfo>;
export type SessionTimes = Shape<typeof session.sessionTimes>;
export type ProductCustomer = Shape<typeof productCustomer>;
