/** When codes left, so that a reload does not start the minute anew. Times alone: no address, no code. */
import { OTP_RESEND_AFTER_MS } from '../contract/limits';
import type { CodeChannel, CodesState } from './codes';
import { writeTab } from './tabStorageWriter';
import { readTab } from './tabStorage';

const NAME = 'apertura.codes';
const channels: readonly CodeChannel[] = ['email', 'sms'];

export const keepCodes = (codes: CodesState): void => writeTab(NAME, JSON.stringify(codes));
export const forgetCodes = (): void => writeTab(NAME, null);

/** Read with suspicion: a time to come, or one that no longer counts, is none. */
export const recallCodes = (now: number): readonly (readonly [CodeChannel, number])[] => {
  try {
    const kept = JSON.parse(readTab(NAME) ?? '{}') as Record<string, unknown>;
    return channels.flatMap((channel) => {
      const at = kept[channel];
      return typeof at === 'number' && at <= now && now - at < OTP_RESEND_AFTER_MS
        ? [[channel, at] as const]
        : [];
    });
  } catch {
    return [];
  }
};
