import { CAP_INVALID } from '../../src/contract/rules/address';
import { invalid } from '../../src/contract/rules/messages';
import { cleanText } from '../../src/contract/text';
import { capLocalities } from '../data/caps';

type AddressText = Readonly<Record<string, string>>;

const same = (one: string, other: string): boolean =>
  cleanText(one).toLowerCase() === cleanText(other).toLowerCase();

/** Errors of an address that a CAP table can find, by component: no such CAP, or another place's. */
export const addressErrors = ({
  cap = '',
  provincia = '',
  citta = '',
}: AddressText): Record<string, string> => {
  const localities = capLocalities(cap);
  if (localities.length === 0) return { cap: CAP_INVALID };
  const ofProvince = localities.filter((one) => same(one.provincia, provincia));
  if (ofProvince.length === 0) return { provincia: invalid('Provincia') };
  return ofProvince.some(({ localita }) => same(localita, citta)) ? {} : { citta: invalid('Città') };
};

/** The same by path, for the widget that holds the address. */
export const addressErrorsAt = (widget: string, address: AddressText = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(addressErrors(address)).map(([component, message]) => [`${widget}.${component}`, message]),
  );
