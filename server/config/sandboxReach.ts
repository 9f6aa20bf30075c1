import { isLoopbackName } from '../machine/thisMachine';
import type { Config } from './';
import { hasSmsGateway } from './rules';

type Settings = Pick<Config, 'NODE_ENV' | 'HOST' | 'SMTP_URL' | 'SMS_PRESET' | 'SMS_TEMPLATE' | 'SANDBOX'>;

/**
 * Returns who may use the sandbox, which shows every code and decides on every request. It is closed in
 * production, with a gateway, with SANDBOX=off, and where other machines reach the service. SANDBOX=on opens
 * it to everybody who reaches the service.
 */
export const sandboxReach = (settings: Settings): 'nobody' | 'thisMachine' | 'everybody' => {
  const { NODE_ENV, HOST, SMTP_URL, SANDBOX } = settings;
  const hasGateway = SMTP_URL !== undefined || hasSmsGateway(settings);
  if (NODE_ENV === 'production' || hasGateway || SANDBOX === 'off') return 'nobody';
  if (SANDBOX === 'on') return 'everybody';
  return isLoopbackName(HOST) ? 'thisMachine' : 'nobody';
};
