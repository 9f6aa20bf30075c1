import { useCallback, useEffect, useState } from 'react';
import { captchaRequested } from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectBusy, selectCaptcha } from '../../../state/selectors';
import { spokenName } from './spokenName';

export interface PhraseState {
  readonly phrase: { readonly name: string; readonly words: string } | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

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
    phrase: captcha ? { name: spokenName(captcha.nome, captcha.cognome), words: captcha.captcha } : undefined,
    failed: asked && captcha === null && !busy,
    retry,
  };
}
