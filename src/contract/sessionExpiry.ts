/** The service's messages that mean an expired session, each on one call only (spec, 4.8 and 8). */
import type { EndpointName } from './endpoints';

export interface SessionExpiryMessages {
  readonly productInfo: string;
  readonly onboardingBack: string;
  readonly presaVisione: string;
  readonly contactResume: string;
}

export const sessionExpiryMessages: SessionExpiryMessages = {
  productInfo: 'no product code for session',
  onboardingBack: 'no process found for session',
  presaVisione: 'product code not found',
  contactResume: 'user not authorized',
};

/** On any other call the same message is an ordinary refusal. */
export const isSessionExpiry = (
  endpoint: EndpointName,
  message: string,
  known: SessionExpiryMessages = sessionExpiryMessages,
): boolean => {
  const expected = endpoint in known ? known[endpoint as keyof SessionExpiryMessages] : undefined;
  return expected !== undefined && expected.trim().toLowerCase() === message.trim().toLowerCase();
};
