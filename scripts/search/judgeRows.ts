import type { Rows } from './rows';

/** (d): what was acknowledged is still there. Answers what is lost. */
export const lostIn = (before: Rows, after: Rows, replacesFiles: boolean): string | undefined => {
  if (before.state !== 'open' && after.state === 'open') return 'a signed request is open again';
  if (before.completedAt !== null && after.completedAt !== before.completedAt)
    return 'the time of the signature changed';
  for (const contract of before.contracts) {
    if (contract.signedAt === null) continue;
    const kept = after.contracts.find(({ stampeId }) => stampeId === contract.stampeId);
    if (JSON.stringify(kept) !== JSON.stringify(contract)) return 'a signed document changed';
  }
  const consent = before.consents.find((one) => !after.consents.includes(one));
  if (consent !== undefined) return `the consent ${consent} is gone`;
  if (before.passwordAt !== null && after.passwordAt === null) return 'the password is gone';
  for (const { type, storageKey } of before.documents) {
    const kept = after.documents.find((one) => one.type === type);
    if (!kept) return `the file ${type} is gone`;
    if (!replacesFiles && kept.storageKey !== storageKey) return `the file ${type} was replaced`;
  }
  return undefined;
};

const ONCE = ['document-signed', 'document-noticed', 'document-made'];

/** (e): no effect twice. Answers what happened twice. */
export const doubledIn = ({ events }: Rows): string | undefined => {
  const seen = new Set<string>();
  for (const { event, what } of events) {
    if (!ONCE.includes(event)) continue;
    const key = `${event} ${what}`;
    if (seen.has(key)) return key;
    seen.add(key);
  }
  for (const purpose of ['email', 'sms', 'resume']) {
    const count = (event: string): number =>
      events.filter((one) => one.event === event && one.what === purpose).length;
    if (count('code_confirmed') > count('code_sent')) return `more codes confirmed than sent (${purpose})`;
  }
  return undefined;
};

/** What a repeated call must leave as it is. Codes are sent to a request's owner by others, too. */
export const effectsOf = ({ events, ...rows }: Rows): string =>
  JSON.stringify({
    ...rows,
    events: events.filter(({ event }) => event !== 'resumed' && !event.startsWith('code')),
  });
