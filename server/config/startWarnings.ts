import { isLoopbackName } from '../machine/thisMachine';
import type { Config } from './';
import { hasSmsGateway } from './rules';
import { sandboxReach } from './sandboxReach';

type Settings = Pick<
  Config,
  'NODE_ENV' | 'HOST' | 'SMTP_URL' | 'SMS_PRESET' | 'SMS_TEMPLATE' | 'SANDBOX' | 'APP_URL' | 'SEAL_P12'
>;

const isUnencrypted = (address: string | undefined, protocol: string): boolean => {
  if (address === undefined) return false;
  const url = new URL(address);
  return url.protocol === protocol && !isLoopbackName(url.hostname);
};

const notDelivered = (settings: Settings): string | undefined => {
  const { HOST, SMTP_URL } = settings;
  const unset = [
    ...(SMTP_URL === undefined ? ['SMTP_URL'] : []),
    ...(hasSmsGateway(settings) ? [] : ['SMS_PRESET']),
  ];
  if (unset.length === 0) return undefined;
  const missing = `${unset.join(' and ')} ${unset.length > 1 ? 'are' : 'is'} not set`;
  if (unset.length === 1) return `${missing}: what goes through it, codes too, is not sent. Set it`;
  const here = isLoopbackName(HOST) ? 'unset SANDBOX' : 'HOST=127.0.0.1 (this machine alone) or SANDBOX=on';
  return `${missing} and there is no sandbox: codes can be neither delivered nor seen. Set both, or for a trial ${here}`;
};

export const startWarnings = (config: Settings): string[] => {
  const reach = sandboxReach(config);
  return [
    reach === 'everybody' &&
      'SANDBOX=on: whoever reaches this service reads every code and decides on every request at /sandbox',
    reach === 'nobody' && notDelivered(config),
    isUnencrypted(config.SMTP_URL, 'smtp+insecure:') &&
      'SMTP_URL is smtp+insecure: password, codes and documents may go in clear. Use smtps:// or smtp://',
    config.NODE_ENV === 'production' &&
      config.APP_URL === undefined &&
      'APP_URL is not set: the links in the e-mails of the review begin with the address at which the reviewer calls. Set the address of the app',
    config.NODE_ENV === 'production' &&
      config.SEAL_P12 === undefined &&
      "SEAL_P12 is not set: signed documents are sealed with a trial's certificate, which proves nothing to others. Set the provider's key and certificate",
  ].filter((line) => typeof line === 'string');
};
