import {
  ADDRESS_INCOMPLETE,
  addressGap,
  CAP_INVALID,
  isCompleteAddress,
} from '../../../contract/rules/address';
import { cleanNumber, cleanText } from '../../../contract/text';
import { uiCopy } from '../../../copy/ui';
import type { Advise } from '../core/TextControl';

const { advice } = uiCopy.address;

/** The CAP that a city had before it was divided into zones; Verbania, Cesena and Rimini had another end. */
const CITY = /^(?:(?!49|6[89]|7[6-9]|99)\d\d100|28900|47500|47900)$/;

export const capAdvice: Advise = (text, error) =>
  error === CAP_INVALID && CITY.test(cleanNumber(text)) ? uiCopy.address.capOfZone : undefined;

const hasNumber = (text: string): boolean => isCompleteAddress(`Via ${text}`);

export const streetAdvice: Advise = (text, error) =>
  error === ADDRESS_INCOMPLETE ? advice[addressGap(text)](cleanText(text), hasNumber(text)) : undefined;
