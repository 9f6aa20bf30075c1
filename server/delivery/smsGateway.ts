import { readFileSync } from 'node:fs';
import type { Brand } from '../brand';
import { ConfigError, type Config } from '../config';
import type { SmsGateway } from './sms/gateway';
import { presets } from './sms/presets';
import { readTemplate, type SmsTemplate } from './sms/templateFormat';
import { templateGateway } from './sms/templateGateway';

const templateText = (setting: string): string => {
  if (setting.startsWith('{')) return setting;
  try {
    return readFileSync(setting, 'utf8');
  } catch {
    throw new ConfigError('Setting SMS_TEMPLATE is not valid: the file cannot be read');
  }
};

const templateOf = (config: Config, sender: string): SmsTemplate | undefined => {
  const { SMS_TEMPLATE, SMS_PRESET, SMS_API_URL, SMS_QUALITY } = config;
  if (SMS_TEMPLATE !== undefined) return readTemplate(templateText(SMS_TEMPLATE));
  if (SMS_PRESET === undefined) return undefined;
  const url = SMS_API_URL?.replace(/\/+$/, '');
  return presets[SMS_PRESET]({ url, sender, quality: SMS_QUALITY });
};

/** Throws ConfigError. */
export const smsGatewayOf = (config: Config, brand: Pick<Brand, 'sms'>): SmsGateway | undefined => {
  const { SMS_USER: user = '', SMS_PASSWORD: password = '' } = config;
  const sender = config.SMS_SENDER ?? brand.sms.sender;
  const template = templateOf(config, sender);
  return template && templateGateway(template, { user, password, sender });
};
