/** Types of the shapes in requests and answers (spec, section 3), derived from their schemas. */
import type { Shape } from './calls/declare';
import type * as calls from './calls/onboarding';
import type { invitation } from './calls/invitations';
import type { productCustomer } from './answers/customer';
import type { answer } from './answers/declare';
import type { refusal } from './answers/refusal';
import type * as resume from './answers/resume';
import type * as session from './answers/session';
import type * as steps from './answers/step';
import type { uploadAnswer } from './answers/uploads';

/** A success without data. */
export type Answer = Shape<typeof answer>;
/** Refusals have this shape on every call. The API layer turns them into errors. */
export type Refusal = Shape<typeof refusal>;
export type UploadAnswer = Shape<typeof uploadAnswer>;

export type Component = Shape<typeof calls.component>;
export type Widget = Shape<typeof calls.widget>;
export type Step = Shape<typeof steps.stepShape>;
export type StepAnswer = Shape<typeof steps.stepAnswer>;
export type Invitation = Shape<typeof invitation>;
export type Contract = Shape<typeof steps.contract>;

export type Paperwork = Shape<typeof steps.paperwork>;
export type PaperworkDetail = Shape<typeof resume.paperworkDetail>;
export type ResumeState = Shape<typeof resume.resumeState>;

export type ProductInfo = Shape<typeof session.productInfo>;
export type SessionTimes = Shape<typeof session.sessionTimes>;
export type ProductCustomer = Shape<typeof productCustomer>;
