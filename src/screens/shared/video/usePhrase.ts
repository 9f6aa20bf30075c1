import { useCallback, useEffect, useState } from 'react';
import { captchaRequested } from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectBusy, selectCaptcha } from '../../../state/selectors';

export interface PhraseState {
  /** First and last name, then the generated words; undefined until the service has given them. */
  readonly phrase: { readonly name: string; readonly words: string } | undefined;
  readonly failed: boolean;
  /** Asks for (another) one. */
  readonly retry: () => void;
}

/** The phrase of the video, asked for once it is `needed`. */
export function usePhrase(needed: boolean): PhraseState {
  const dispatch = useAppDispatch();
  const captcha = useAppSelector(selectCaptcha);
  const busy = useAppSelector(selectBusy);
  const [asked, setAsked] = useState(false);
  const retry = useCallback(() => {
    setAsked(true);
    dispatch(captchaRequested());
  }, [dispatch]);
  const first = needed && captcha === null && !asked;
  useEffect(() => {
    if (first) retry();
  }, [first, retry]);
  return {
    phrase: captcha ? { name: `${captcha.nome} ${captcha.cognome}`, words: captcha.captcha } : undefined,
    failed: asked && captcha === null && !busy,
    retry,
  };
}
