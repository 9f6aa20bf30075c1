/** Another window changes an address or number that this one takes for confirmed. */
import { call, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import type { Widget } from '../../contract/wire';
import { requestMovedCopy } from '../../copy/session-warning';
import { draftDropped } from '../../state/drafts';
import { navigated } from '../../state/navigation';
import { parseStep } from '../../state/parseStep';
import { pathOfStep } from '../../state/paths';
import { selectStep, selectUser } from '../../state/selectors';
import { stepReceived } from '../../state/step';
import { dialogOpened } from '../../state/ui';
import { userOfWidgets, type User } from '../../state/user';
import { contactPageOf, statusOf } from '../navigation/subPages';
import { callEndpoint } from '../shared/callEndpoint';

const isOvertaken = (widgets: readonly Widget[], sent: User): boolean => {
  const held = userOfWidgets(widgets, sent);
  return (
    statusOf(widgets, 'email', 'validateEmail') === 'pending' ||
    statusOf(widgets, 'cellulare', 'otpCellulare') === 'pending' ||
    (Object.keys(sent) as (keyof User)[]).some((field) => held[field] !== sent[field])
  );
};

export function* showIfOvertaken() {
  const { name } = yield* select(selectStep);
  const sent = yield* select(selectUser);
  try {
    const answer = yield* callEndpoint(onboardingApi, 'onboardingNext', { number: null, widgets: [] });
    const step = yield* call(parseStep, answer);
    if (step.name !== name || !isOvertaken(step.widgets, sent)) return;
    // The values typed here are older than the service's.
    yield* put(draftDropped('contact-info'));
    yield* put(stepReceived(step));
    const subPage = contactPageOf(step.widgets);
    yield* put(navigated({ path: pathOfStep('contact-info'), subPage, replace: true }));
    const { title, text: message, understood: label } = requestMovedCopy;
    yield* put(dialogOpened({ title, message, label }));
  } catch {
    // The refusal is on the page.
  }
}
