import { useCallback, useEffect, useRef, useState } from 'react';
import { CAP_DIGITS, DEFAULT_COUNTRY } from '../../../contract/limits';
import { CAP_INVALID } from '../../../contract/rules/address';
import { uiCopy } from '../../../copy/ui';
import { announce } from '../../shell/announce';
import { useFormScope } from '../../form/FormScope';
import { useFieldValue } from '../../form/useFieldValue';

export interface Locality {
  provincia: string;
  localita: string;
}

export type KnownAddress = Readonly<Record<'cap' | 'provincia' | 'citta' | 'indirizzo', string>>;

export type LookupCap = (cap: string) => Promise<readonly Locality[]>;

export interface CapLookup {
  state: 'idle' | 'searching' | 'found' | 'unknown' | 'failed';
  /** False for the saved CAP, which is looked up as the page opens: nobody waits for that. */
  isAnnounced: boolean;
  localities: readonly Locality[];
  retry: () => void;
  fill: (address: KnownAddress) => void;
}

interface Answer {
  cap: string;
  attempt: number;
  /** `undefined` if the call failed. */
  localities: readonly Locality[] | undefined;
}

const NONE: readonly Locality[] = [];
const CAP = new RegExp(`^\\d{${CAP_DIGITS}}$`);

export const sharedProvince = ([first, ...others]: readonly Locality[]): string =>
  first && others.every(({ provincia }) => provincia === first.provincia) ? first.provincia : '';

/** The form announces the error of an unknown CAP. */
function announceOutcome(localities: readonly Locality[]): void {
  const [first] = localities;
  if (!first) return;
  const { found, cityHint } = uiCopy.address;
  announce(localities.length > 1 ? cityHint : found(`${first.localita} (${first.provincia})`));
}

function stateOf(cap: string, answer: Answer | undefined): CapLookup['state'] {
  if (!CAP.test(cap)) return 'idle';
  if (!answer) return 'searching';
  if (!answer.localities) return 'failed';
  return answer.localities.length > 0 ? 'found' : 'unknown';
}

/**
 * Looks up a CAP once it has five digits. One locality fills in province and city. Several fill in a common
 * province, and leave the city to the applicant; a saved city is kept. An unknown CAP is refused, and clears
 * both. Only the answer for the current CAP counts. Editing the CAP clears what the earlier one had filled
 * in.
 */
export function useCapLookup(prefix: string, lookupCap: LookupCap): CapLookup {
  const scope = useFormScope();
  const { judge, requestValidation, setPending } = scope;
  const cap = useFieldValue(`${prefix}.cap`);
  const country = useFieldValue(`${prefix}.nazione`);
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<Answer>();
  const filledFor = useRef(cap);
  const [saved, setSaved] = useState(cap);
  if (cap !== saved && saved !== '') setSaved('');
  const isAnnounced = cap !== saved || attempt > 0;

  const write = useCallback(
    (component: string, value: string) => scope.write(`${prefix}.${component}`, value),
    [prefix, scope],
  );
  const place = useCallback(
    (found: Locality | undefined) => {
      write('provincia', found?.provincia ?? '');
      write('citta', found?.localita ?? '');
    },
    [write],
  );
  const settle = useCallback(
    (localities: readonly Locality[]) => {
      const { at } = scope;
      const saved = localities.find(
        ({ localita, provincia }) =>
          localita === at(`${prefix}.citta`) && provincia === at(`${prefix}.provincia`),
      );
      const [only] = localities.length === 1 ? localities : [];
      place(saved ?? only ?? { provincia: sharedProvince(localities), localita: '' });
      // Clears 'required' errors of province and city from an earlier attempt.
      if (localities.length > 0) scope.requestValidation();
    },
    [place, prefix, scope],
  );

  useEffect(() => {
    if (country !== DEFAULT_COUNTRY) write('nazione', DEFAULT_COUNTRY);
  }, [country, write]);

  useEffect(() => {
    if (filledFor.current !== cap) {
      filledFor.current = cap;
      place(undefined);
      // The message for the incomplete CAP no longer applies.
      if (CAP.test(cap)) requestValidation();
    }
    if (!CAP.test(cap)) return;
    let wanted = true;
    let isRefused = false;
    const answered = (localities: readonly Locality[] | undefined) => {
      if (!wanted) return;
      setLast({ cap, attempt, localities });
      if (!localities) return;
      isRefused = localities.length === 0;
      if (isRefused) judge(`${prefix}.cap`, CAP_INVALID);
      settle(localities);
      if (isAnnounced) announceOutcome(localities);
    };
    lookupCap(cap).then(answered, () => answered(undefined));
    return () => {
      wanted = false;
      // The address may be asked for no longer. If it is again, so is the look-up.
      if (isRefused) judge(`${prefix}.cap`, '');
    };
  }, [cap, attempt, isAnnounced, prefix, lookupCap, place, settle, judge, requestValidation]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const fill = useCallback(
    (address: KnownAddress) => {
      // The city is known: the look-up must not clear it.
      filledFor.current = address.cap;
      for (const [component, value] of Object.entries(address)) write(component, value);
      requestValidation();
    },
    [requestValidation, write],
  );
  const answer = last?.cap === cap && last.attempt === attempt ? last : undefined;
  const state = stateOf(cap, answer);
  useEffect(() => {
    setPending(prefix, state === 'searching');
    return () => setPending(prefix, false);
  }, [prefix, state, setPending]);
  return { state, isAnnounced, localities: answer?.localities ?? NONE, retry, fill };
}
