import { isLoopbackName } from '../machine/thisMachine';
import type { Config } from './';
import { hasSmsGateway } from './rules';

type Settings = Pick<Config, 'NODE_ENV' | 'HOST' | 'SMTP_URL' | 'SMS_PRESET' | 'SMS_TEMPLATE' | 'SANDBOX'>;

/**
 * The sandbox shows every code and decides on every request. So it is closed in production, with a gateway,
 * and where other machines reach the service, unless SANDBOX=on opens it to them.
 */
export const sandboxReach = (settings: Settings): 'nobody' | 'thisMachine' | 'everybody' => {
  const { NODE_ENV, HOST, SMTP_URL, SANDBOX } = settings;
  const hasGateway = SMTP_URL !== undefined || hasSmsGateway(settings);
  if (NODE_ENV === 'production' || hasGateway || SANDBOX === 'off') return 'nobody';
  if (SANDBOX === 'on') return 'everybody';
  return isLoopbackName(HOST) ? 'thisMachine' : 'nobody';
};
