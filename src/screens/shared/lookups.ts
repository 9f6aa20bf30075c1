import { lookupsApi } from '../../api/lookups';
import { SUBJECT_TYPE_CODE } from '../../contract/limits';
import { acceptedOf, type Lookups } from '../../contract/lookups';
import type { ValidationContext } from '../../contract/rules/context';
import type { RootState } from '../../state/root';
import type { CustomerFlags } from '../../state/step';

/** A business type is `id##description` in requests (spec, 3.5). */
export const businessTypeId = (value: string): string => value.split('##')[0] ?? '';

const { cittadinanze, tipiSocieta, settoriAziende, attivitaPerSettore } = lookupsApi.endpoints;

/** Read at validation, so that no component subscribes to the lists. */
const loadedOptions =
  (getState: () => RootState): Lookups['options'] =>
  (list, of) => {
    const state = getState();
    switch (list) {
      case 'citizenships':
        return cittadinanze
          .select()(state)
          .data?.data.flatMap(({ key, nazionalita }) => [key, nazionalita]);
      case 'businessTypes':
        return tipiSocieta
          .select({ value: SUBJECT_TYPE_CODE })(state)
          .data?.data.map(({ value }) => value);
      case 'sectors': {
        const asked = { idSocieta: businessTypeId(of), idSoggetto: SUBJECT_TYPE_CODE };
        const { data } = settoriAziende.select(asked)(state);
        return data && acceptedOf(data.data);
      }
      case 'atecoCodes': {
        const { data } = attivitaPerSettore.select({ value: of })(state);
        return data && acceptedOf(data.data);
      }
      default:
        return undefined;
    }
  };

export const validationContextOf = (
  getState: () => RootState,
  today: string,
  { pecKnown, phoneKnown }: CustomerFlags,
  localities?: Lookups['localities'],
): ValidationContext => ({
  today,
  pecKnown,
  phoneKnown,
  lookups: { localities, options: loadedOptions(getState) },
});
