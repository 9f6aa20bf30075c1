import { useEffect, useMemo, useRef } from 'react';
import { useValidateCodiceFiscaleMutation } from '../../api/validation';
import { isApiError, SERVICE_UNAVAILABLE } from '../../contract/errors';
import type { RequestOf } from '../../contract/wire';

export type TaxCodeCheckRequest = RequestOf<'validateCodiceFiscale'>;

export type TaxCodeVerdict =
  | { readonly kind: 'valid' }
  | { readonly kind: 'refused'; readonly message: string }
  /** Another check took its place: it says nothing about what is in the field now. */
  | { readonly kind: 'superseded' };

export interface TaxCodeCheck {
  /** The verdict on a code with its names; a question that was answered, or is being, is not asked again. */
  check: (request: TaxCodeCheckRequest) => Promise<TaxCodeVerdict>;
  /** The pending check, if any, is aborted. */
  cancel: () => void;
}

interface Asked {
  readonly key: string;
  readonly abort: () => void;
  readonly verdict: Promise<TaxCodeVerdict>;
  /** Nobody judged: the same question is worth another attempt. */
  unanswered: boolean;
}

/** Asks the service; an earlier pending check is aborted, and only the newest counts (spec, 5.2). */
export function useTaxCodeCheck(): TaxCodeCheck {
  const [ask] = useValidateCodiceFiscaleMutation();
  const last = useRef<Asked | null>(null);
  const api = useMemo<TaxCodeCheck>(() => {
    const cancel = () => {
      last.current?.abort();
      last.current = null;
    };
    const check = (request: TaxCodeCheckRequest) => {
      const key = JSON.stringify([request.nome, request.cognome, request.cf]);
      if (last.current?.key === key && !last.current.unanswered) return last.current.verdict;
      cancel();
      const call = ask(request);
      const judge = async (): Promise<TaxCodeVerdict> => {
        const { error } = await call;
        if (last.current !== asked) return { kind: 'superseded' };
        if (error === undefined) return { kind: 'valid' };
        const judged = isApiError(error) && error.kind === 'business';
        asked.unanswered = !judged;
        return { kind: 'refused', message: judged ? error.message : SERVICE_UNAVAILABLE };
      };
      const asked: Asked = { key, abort: () => call.abort(), unanswered: false, verdict: judge() };
      last.current = asked;
      return asked.verdict;
    };
    return { check, cancel };
  }, [ask]);
  useEffect(() => api.cancel, [api]);
  return api;
}
