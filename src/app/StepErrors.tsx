import { useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useServerErrors } from '../screens/shared/useServerErrors';
import { PageErrorsContext } from '../ui/shell/pageErrors';
import { RestOfErrors } from './extras';

type Messages = readonly string[];

/**
 * An answer may have errors that no field of the page shows (docs/decisions/errors.md): they are listed under
 * the heading.
 */
export function StepErrors({ children }: { readonly children: ReactNode }) {
  const { serverErrors, globalErrors, failures } = useServerErrors();
  const answer = useMemo(
    () => [...globalErrors, ...Object.values(serverErrors)],
    [serverErrors, globalErrors],
  );
  const [claims, setClaims] = useState<readonly Messages[]>([]);
  const [judged, setJudged] = useState<Messages>();
  const claim = useCallback((messages: Messages) => {
    setClaims((before) => [...before, messages]);
    return () => setClaims((before) => before.filter((one) => one !== messages));
  }, []);
  // Runs after the effects of the page's lists. What they claim is never listed twice, not even for a moment.
  useLayoutEffect(() => setJudged(answer), [answer]);
  const rest = useMemo(() => {
    const claimed = new Set(claims.flat());
    const messages = judged === answer ? [...new Set(answer)].filter((one) => !claimed.has(one)) : [];
    if (messages.length === 0) return null;
    const isAlone = messages.length === new Set(answer).size;
    return <RestOfErrors messages={messages} attempt={failures} keepFocus={!isAlone} />;
  }, [answer, claims, judged, failures]);
  const value = useMemo(() => ({ rest, claim }), [rest, claim]);
  return <PageErrorsContext value={value}>{children}</PageErrorsContext>;
}
