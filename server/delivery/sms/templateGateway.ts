import { cleanReason } from '../cleanReason';
import {
  outcomeOfStatus,
  type GatewayCall,
  type OutgoingSms,
  type SmsGateway,
  type Verdict,
} from './gateway';
import { fitsGsm } from './gsm7';
import { parseJson } from '../../domain/parseJson';
import { textAt } from './pointer';
import { fill, type PlaceholderValues, type SmsTemplate } from './templateFormat';

export interface GatewayAccount {
  readonly user: string;
  readonly password: string;
  /** Name or number that the phone shows; '' for the gateway's own. */
  readonly sender: string;
}

const valuesFor = ({ user, password, sender }: GatewayAccount, sms: OutgoingSms): PlaceholderValues => {
  const digits = sms.to.replace(/\D/g, '');
  const basic = Buffer.from(`${user}:${password}`).toString('base64');
  return { ...sms, toPlain: digits, to00: `00${digits}`, user, password, sender, basic };
};

/** A property that is nothing but an empty placeholder is left out. */
const fillAll = (value: unknown, values: PlaceholderValues): unknown => {
  if (typeof value === 'string') return fill(value, values);
  if (Array.isArray(value)) return value.map((one) => fillAll(one, values));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, one, fillAll(one, values)] as const);
  return Object.fromEntries(
    entries
      .filter(([, one, filled]) => filled !== '' || one === '')
      .map(([name, , filled]) => [name, filled]),
  );
};

const callFor = (template: SmsTemplate, values: PlaceholderValues): GatewayCall => {
  const { method = template.form === 'query' ? 'GET' : 'POST', headers = {}, form, unicode = {} } = template;
  const fields = fitsGsm(values.text) ? template.body : { ...template.body, ...unicode };
  const filled = fillAll(fields, values) as Readonly<Record<string, string>>;
  const url = new URL(fill(template.url, values, encodeURIComponent));
  if (form === 'query') for (const [name, value] of Object.entries(filled)) url.searchParams.set(name, value);
  const contentType = form === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  return {
    url,
    method,
    headers: {
      accept: 'application/json',
      ...(form !== 'query' && { 'content-type': contentType }),
      ...Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, fill(text, values)])),
    },
    ...(form !== 'query' && {
      body: form === 'json' ? JSON.stringify(filled) : new URLSearchParams(filled).toString(),
    }),
  };
};

/** The id is logged, so it must hold neither text nor a part of the number. */
const cleanId = (id: string | undefined, { to }: OutgoingSms): string | undefined =>
  id !== undefined && /^[\w.:-]{1,80}$/.test(id) && !id.includes(to.slice(-6)) ? id : undefined;

export const templateGateway = (template: SmsTemplate, account: GatewayAccount): SmsGateway => {
  const { success, throttled, messageId, reason = [] } = template;
  const judge = (status: number, body: string, sms: OutgoingSms): Verdict => {
    const parsed = parseJson(body);
    const at = (path: string) => (path === '' ? body : textAt(parsed, path));
    const matches = (patterns: Readonly<Record<string, string>>): boolean =>
      Object.entries(patterns).every(([path, pattern]) => RegExp(pattern, 'u').test(at(path) ?? ''));
    if (success.status.includes(status) && matches(success.match))
      return { outcome: 'sent', messageId: messageId && cleanId(at(messageId), sms) };
    const values = valuesFor(account, sms);
    const secrets = [sms.text, values.to, values.toPlain, values.password, values.user, values.basic];
    const words = cleanReason(reason.map(at), secrets);
    if (throttled && matches(throttled.match)) return { outcome: 'throttled', reason: words };
    if (status < 200 || status > 299) return { outcome: outcomeOfStatus(status), reason: words };
    // An answer that is not the gateway's says nothing about the message.
    const isUnderstood = parsed !== undefined || '' in success.match;
    return { outcome: isUnderstood ? 'refused' : 'unclear', reason: words };
  };
  return {
    callFor: (sms) => callFor(template, valuesFor(account, sms)),
    judge: ({ status, body }, sms) => judge(status, body, sms),
  };
};
