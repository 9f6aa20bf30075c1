import type { StepValues } from '../../../src/contract/steps/definition';
import { emptyAddress } from '../../../src/contract/rules/address';
import { savedValue } from '../../repositories/answers';
import type { StepContext } from './stepHooks';

/** So that nobody has to type residence and domicile again. */
export const knownAddresses = async ({ answersOf }: Pick<StepContext, 'answersOf'>): Promise<StepValues> => {
  const personal = await answersOf('address-info');
  const addressIn = (widget: string) =>
    Object.fromEntries(
      Object.keys(emptyAddress).map((name) => [name, savedValue(personal, widget, name)?.value ?? '']),
    );
  const isOther = savedValue(personal, 'domicilio', 'domicilio')?.value === 'altro';
  return { residenza: addressIn('residenza'), domicilio: addressIn(isOther ? 'domicilio' : 'residenza') };
};
