import { AddressBlock, type AddressBlockProps } from '../../ui/fields/address/AddressBlock';
import { RadioGroupField, type RadioGroupFieldProps } from '../../ui/fields/RadioGroupField';
import { useFieldValue } from '../../ui/form/useFieldValue';

export interface AddressChoiceProps extends Pick<RadioGroupFieldProps, 'label' | 'options' | 'hint'> {
  /** The widget; the choice is its component of the same name unless `choice` names another. */
  prefix: string;
  choice?: string;
  lookupCap: AddressBlockProps['lookupCap'];
}

/** An address that is the same as one already given, or another: with 'altro' its own fields appear. */
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
