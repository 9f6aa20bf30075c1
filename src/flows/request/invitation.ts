import { call, put, select } from 'typed-redux-saga';
import { invitationsApi } from '../../api/invitations';
import { encryptInvitation } from '../../api/invitationCipher';
import { PHONE_PREFIX } from '../../contract/limits';
import type { StepSlug } from '../../contract/steps/table';
import type { Invitation, Step } from '../../contract/wire';
import { campaignReplaced } from '../../state/campaign';
import type { RootState } from '../../state/root';
import {
  selectCampaign,
  selectCampaignSearch,
  selectConfig,
  selectPromoCode,
  selectSlug,
  selectStep,
  selectUser,
} from '../../state/selectors';
import { campaignRequested, invitationRequested } from '../actions';
import { callEndpoint } from '../shared/callEndpoint';
import { failOnScreen } from '../shared/failures';

interface Position {
  readonly stepSlug: StepSlug;
  readonly stepNumber: number | null;
}

const invitationAt = (state: RootState, { stepSlug, stepNumber }: Position): Invitation => {
  const user = selectUser(state);
  const { guid, contactId } = selectStep(state);
  const search = selectCampaignSearch(state);
  return {
    actorType: 'adult',
    codiceFiscale: user.cf,
    email: user.email,
    phoneNumber: user.cellulare === '' ? '' : `${PHONE_PREFIX}${user.cellulare}`,
    stepSlug,
    type: selectConfig(state).productCode,
    guid,
    contactId,
    stepNumber,
    campaignUrl: search === '' ? '' : `/${search}`,
    // Who brought the applicant here; the landing address has it encrypted already.
    encryptedReporterId: selectCampaign(state).proof ?? '',
    promoCode: selectPromoCode(state),
    analyticsId: '',
  };
};

/** Tells the service where the applicant is, so that the request can be found again. */
export function* recordInvitation(position: Position) {
  const invitation = yield* select(invitationAt, position);
  yield* callEndpoint(invitationsApi, 'invitations', invitation);
}

/** The same for the current step; a failure does not hold the applicant up. */
export function* recordCurrentStep() {
  try {
    const stepSlug = yield* select(selectSlug);
    const { number: stepNumber } = yield* select(selectStep);
    if (stepSlug) yield* recordInvitation({ stepSlug, stepNumber });
  } catch (error) {
    yield* failOnScreen(error, { closable: true, retry: invitationRequested() });
  }
}

/** A resumed request may have begun from another campaign address: its query takes the place of this one's. */
export function* restoreCampaign(step: Step) {
  try {
    const { invitationPassphrase } = yield* select(selectConfig);
    const identifier = step.invitations[0]?.guid || step.guid;
    const p = yield* call(encryptInvitation, identifier, invitationPassphrase);
    const { data } = yield* callEndpoint(invitationsApi, 'legacyInvitation', { p, last: 'true' });
    const campaignUrl = data[0]?.campaignUrl;
    if (campaignUrl) yield* put(campaignReplaced({ campaignUrl }));
  } catch (error) {
    yield* failOnScreen(error, { closable: true, retry: campaignRequested() });
  }
}

/** The same for the step that stands behind the error screen. */
export function* restoreCurrentCampaign() {
  const step = yield* select(selectStep);
  yield* call(restoreCampaign, step);
}
