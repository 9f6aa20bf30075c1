import { call, delay, put, select, take } from 'typed-redux-saga';
import { invitationsApi } from '../../api/invitations';
import { encryptInvitation } from '../../api/invitationCipher';
import { looseText } from '../../contract/loose';
import { PHONE_PREFIX } from '../../contract/limits';
import type { StepSlug } from '../../contract/steps/table';
import type { Invitation, Step } from '../../contract/wire';
import { readAnalyticsId } from '../../state/analyticsId';
import { campaignReplaced } from '../../state/campaign';
import { slugOfPath } from '../../state/paths';
import type { RootState } from '../../state/root';
import {
  selectCampaign,
  selectCampaignSearch,
  selectConfig,
  selectIsCapturing,
  selectPath,
  selectPromoCode,
  selectSlug,
  selectStep,
  selectUser,
} from '../../state/selectors';
import { campaignRequested, invitationRequested } from '../actions';
import { callEndpoint } from '../shared/callEndpoint';
import { failOnScreen, isHandled, isRefused } from '../shared/failures';
import { pauses } from './silentRetries';

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
    // The person who referred the applicant. The landing address has it encrypted already.
    encryptedReporterId: selectCampaign(state).proof ?? '',
    promoCode: selectPromoCode(state),
    analyticsId: readAnalyticsId(selectConfig(state).analyticsIdSource),
  };
};

/** The recorded position lets the request be found again. Without invitations nothing is recorded. */
export function* recordInvitation(position: Position) {
  if (!__BRAND__.features.invitations) return;
  const invitation = yield* select(invitationAt, position);
  yield* callEndpoint(invitationsApi, 'invitations', invitation);
}

/** Waits until no camera is recording and no file is on its way: the error screen would end either. */
function* captureEnded() {
  while (yield* select(selectIsCapturing)) yield* take('*');
}

/**
 * A failure is not the applicant's: the call is repeated unseen, and only if that fails too, an error screen
 * appears, which can be dismissed.
 */
export function* recordCurrentStep() {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const stepSlug = yield* select(selectSlug);
      const { number: stepNumber } = yield* select(selectStep);
      if (stepSlug) yield* recordInvitation({ stepSlug, stepNumber });
      return;
    } catch (error) {
      // After leaving the step, the user gets no message on another page.
      if (isHandled(error) || slugOfPath(yield* select(selectPath)) === undefined) return;
      const pause = isRefused(error) ? undefined : pauses[attempt];
      const isCapturing: boolean = yield* select(selectIsCapturing);
      if (pause === undefined && !isCapturing) {
        yield* failOnScreen(error, { closable: true, retry: invitationRequested() });
        return;
      }
      if (pause === undefined) yield* call(captureEnded);
      else yield* delay(pause);
    }
  }
}

export function* restoreCampaign(step: Step) {
  if (!__BRAND__.features.invitations) return;
  try {
    const { invitationPassphrase } = yield* select(selectConfig);
    const identifier = looseText(step.invitations[0]?.guid) || step.guid;
    const p = yield* call(encryptInvitation, identifier, invitationPassphrase);
    const { data } = yield* callEndpoint(invitationsApi, 'legacyInvitation', { p, last: 'true' });
    const campaignUrl = data?.[0]?.campaignUrl;
    if (campaignUrl) yield* put(campaignReplaced({ campaignUrl }));
  } catch (error) {
    yield* failOnScreen(error, { closable: true, retry: campaignRequested() });
  }
}

export function* restoreCurrentCampaign() {
  const step = yield* select(selectStep);
  yield* call(restoreCampaign, step);
}
