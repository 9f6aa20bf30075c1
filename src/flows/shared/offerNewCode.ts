import { call, select } from 'typed-redux-saga';
import { OTP_RESEND_AFTER_MS } from '../../contract/limits';
import { codeCopy } from '../../copy/code';
import { selectCodeSentAt } from '../../state/selectors';
import type { RetryAction } from '../../state/ui';

/**
 * Most refused codes are used up or too old. Undefined while no new one may be sent. After a reload an
 * earlier sending is unknown, as on the page.
 */
export function* offerNewCode(channel: 'email' | 'sms', action: RetryAction) {
  const sentAt = yield* select(selectCodeSentAt(channel));
  const now = yield* call(Date.now);
  return now - (sentAt ?? 0) >= OTP_RESEND_AFTER_MS ? { label: codeCopy.resend, action } : undefined;
}
