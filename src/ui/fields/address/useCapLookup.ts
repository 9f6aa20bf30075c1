import { getIn, useFormikContext } from 'formik';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { CAP_DIGITS, DEFAULT_COUNTRY } from '../../../contract/limits';
import { uiCopy } from '../../../copy/ui';
import { FormScope } from '../../form/FormScope';
import { withServerError, type FormStatus } from '../../form/formStatus';

export interface Locality {
  provincia: string;
  localita: string;
}

export type LookupCap = (cap: string) => Promise<readonly Locality[]>;

export interface CapLookup {
  state: 'idle' | 'searching' | 'found' | 'unknown' | 'failed';
  localities: readonly Locality[];
  retry: () => void;
}

const NONE: readonly Locality[] = [];
const IDLE = { cap: '', state: 'idle', localities: NONE } as const;

/**
 * Looks a CAP up as soon as it has five digits, and writes what follows from the answer: one locality fills province and city,
 * several leave the choice (and keep a saved one), none clears both and refuses the CAP. Only the answer for the CAP that is in the
 * field counts, whatever order answers come in. Editing the CAP clears what the one before had filled.
 */
export function useCapLookup(prefix: string, lookupCap: LookupCap): CapLookup {
  const formik = useFormikContext<unknown>();
  const scope = useContext(FormScope);
  const cap = String(getIn(formik.values, `${prefix}.cap`) ?? '');
  const [answer, setAnswer] = useState<{
    cap: string;
    state: CapLookup['state'];
    localities: readonly Locality[];
  }>(IDLE);
  const [attempt, setAttempt] = useState(0);
  const filledFor = useRef(cap);
  const latest = useRef({ formik, scope });
  useEffect(() => {
    latest.current = { formik, scope };
  });

  const write = useCallback(
    (component: string, value: string) =>
      latest.current.formik.setFieldValue(`${prefix}.${component}`, value, false),
    [prefix],
  );
  const place = useCallback(
    (found: Locality | undefined) => {
      write('provincia', found?.provincia ?? '');
      write('citta', found?.localita ?? '');
    },
    [write],
  );

  useEffect(() => {
    if (getIn(latest.current.formik.values, `${prefix}.nazione`) !== DEFAULT_COUNTRY)
      write('nazione', DEFAULT_COUNTRY);
  }, [prefix, write]);

  useEffect(() => {
    if (filledFor.current !== cap) {
      filledFor.current = cap;
      place(undefined);
    }
    if (cap.length !== CAP_DIGITS) {
      setAnswer(IDLE);
      return;
    }
    let wanted = true;
    setAnswer({ cap, state: 'searching', localities: NONE });
    const settle = (localities: readonly Locality[]) => {
      if (!wanted) return;
      const { values, status, setStatus } = latest.current.formik;
      setAnswer({ cap, state: localities.length > 0 ? 'found' : 'unknown', localities });
      if (localities.length === 0) {
        setStatus(
          withServerError(status as FormStatus | undefined, `${prefix}.cap`, uiCopy.address.capInvalid),
        );
      }
      const saved = localities.find(
        ({ localita, provincia }) =>
          localita === getIn(values, `${prefix}.citta`) && provincia === getIn(values, `${prefix}.provincia`),
      );
      place(saved ?? (localities.length === 1 ? localities[0] : undefined));
      // Clears the 'required' of a province and a city that an earlier attempt had found empty.
      if (localities.length === 1) latest.current.scope?.requestValidation();
    };
    lookupCap(cap).then(settle, () => {
      if (wanted) setAnswer({ cap, state: 'failed', localities: NONE });
    });
    return () => {
      wanted = false;
    };
  }, [cap, attempt, lookupCap, place, prefix]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state: answer.state, localities: answer.cap === cap ? answer.localities : NONE, retry };
}
