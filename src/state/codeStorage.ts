/**
 * Stores the times of the last codes, so that a reload does not restart the minute. No address and no code is
 * stored.
 */
import { OTP_RESEND_AFTER_MS } from '../contract/limits';
import type { CodeChannel, CodesState } from './codes';
import { readTab, writeTab } from './tabStorage';

const NAME = 'apertura.codes';
const channels: readonly CodeChannel[] = ['email', 'sms'];

export const storeCodes = (codes: CodesState): void => writeTab(NAME, JSON.stringify(codes));
export const clearCodes = (): void => writeTab(NAME, null);

export const readCodes = (now: number): CodesState => {
  try {
    const kept = JSON.parse(readTab(NAME) ?? '{}') as Record<string, unknown>;
    const isKept = (at: unknown) => typeof at === 'number' && at <= now && now - at < OTP_RESEND_AFTER_MS;
    return Object.fromEntries(
      channels.flatMap((channel) => (isKept(kept[channel]) ? [[channel, kept[channel]]] : [])),
    );
  } catch {
    return {};
  }
};
