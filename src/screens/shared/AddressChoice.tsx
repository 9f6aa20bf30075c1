import { AddressBlock, type AddressBlockProps } from '../../ui/fields/address/AddressBlock';
import { RadioGroupField, type RadioGroupFieldProps } from '../../ui/fields/RadioGroupField';
import { useFieldValue } from '../../ui/form/useFieldValue';

export interface AddressChoiceProps extends Pick<RadioGroupFieldProps, 'label' | 'options' | 'hint'> {
  /** The widget. The choice is its component of the same name, unless `choice` names another. */
  prefix: string;
  choice?: string;
  lookupCap: AddressBlockProps['lookupCap'];
}

export function AddressChoice({ prefix, choice = prefix, lookupCap, ...look }: AddressChoiceProps) {
  const name = `${prefix}.${choice}`;
  return (
    <>
      <RadioGroupField {...look} name={name} />
      <OtherAddress name={name} prefix={prefix} lookupCap={lookupCap} />
    </>
  );
}

function OtherAddress({ name, prefix, lookupCap }: { name: string } & AddressBlockProps) {
  return useFieldValue(name) === 'altro' ? <AddressBlock prefix={prefix} lookupCap={lookupCap} /> : null;
}
