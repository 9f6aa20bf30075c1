import { checkCopy } from '../../../../copy/capture/check';
import { betterBrowser } from '../../../../capture/check/inApp';
import { CopyLink } from './CopyLink';
import { useHandoffLink } from './useHandoffLink';

/** From an app's own browser to a real one on the same device: the address by itself would lack the session. */
export function OpenElsewhere() {
  const link = useHandoffLink();
  const browser = betterBrowser();
  if (link === undefined || browser === undefined) return null;
  return <CopyLink link={link} label={checkCopy.link(browser)} />;
}
