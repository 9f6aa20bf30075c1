import { useEffect, useMemo, useRef } from 'react';
import { useValidateCodiceFiscaleMutation } from '../../api/validation';
import { isApiError, SERVICE_UNAVAILABLE } from '../../contract/errors';
import type { RequestOf } from '../../contract/wire';

export type TaxCodeCheckRequest = RequestOf<'validateCodiceFiscale'>;

export type TaxCodeVerdict =
  | { readonly kind: 'valid' }
  | { readonly kind: 'refused'; readonly message: string }
  /** Another check has replaced this one. It does not apply to the field's current value. */
  | { readonly kind: 'superseded' };

export interface TaxCodeCheck {
  check: (request: TaxCodeCheckRequest) => Promise<TaxCodeVerdict>;
  cancel: () => void;
}

interface Asked {
  readonly key: string;
  readonly abort: () => void;
  readonly verdict: Promise<TaxCodeVerdict>;
  /** The check failed: it can be repeated. */
  unanswered: boolean;
}

/** A new check aborts the earlier one (spec, 5.2). */
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
      const check = async (): Promise<TaxCodeVerdict> => {
        const { error } = await call;
        if (last.current !== asked) return { kind: 'superseded' };
        if (error === undefined) return { kind: 'valid' };
        const isRefused = isApiError(error) && error.kind === 'business';
        asked.unanswered = !isRefused;
        return { kind: 'refused', message: isRefused ? error.message : SERVICE_UNAVAILABLE };
      };
      const asked: Asked = { key, abort: () => call.abort(), unanswered: false, verdict: check() };
      last.current = asked;
      return asked.verdict;
    };
    return { check, cancel };
  }, [ask]);
  useEffect(() => api.cancel, [api]);
  return api;
}
