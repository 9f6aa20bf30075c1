import { placeOf } from '../../src/ui/form/errorPlaces';
import type { Place } from './refusedStep';

export const controlsOf = (place: Place): readonly HTMLInputElement[] => {
  const element = document.getElementById(placeOf(place));
  const group = element?.matches('[role=group]') ? element : element?.closest('[role=radiogroup]');
  if (group) return [...group.querySelectorAll('input')];
  return element ? [element as HTMLInputElement] : [];
};
export const isBox = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';
export const stateOf = (place: Place): string =>
  JSON.stringify(controlsOf(place).map((one) => (isBox(one) ? one.checked : one.value)));

export const messageOf = (place: Place): string => `Motivo di ${place}:`;
export const standing = (places: readonly Place[]): readonly Place[] => {
  const shown = [...document.querySelectorAll('[id$=-errore]')].map(({ textContent }) => textContent);
  return places.filter((place) => shown.some((text) => text.includes(messageOf(place))));
};
export const inList = (place: Place): boolean =>
  [...document.querySelectorAll('main li, form li')].some((item) =>
    item.textContent.includes(messageOf(place)),
  );
