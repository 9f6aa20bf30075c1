import { checkCopy } from '../../../../copy/capture/check';
import { betterBrowser } from '../../../../capture/check/inApp';
import { CopyLink } from './CopyLink';
import { useHandoffLink } from './useHandoffLink';

/** A link that opens the request in a real browser: the address alone would lack the session. */
export function OpenInBrowser() {
  const link = useHandoffLink();
  const browser = betterBrowser();
  if (link === undefined || browser === undefined) return null;
  return <CopyLink link={link} label={checkCopy.link(browser)} />;
}
