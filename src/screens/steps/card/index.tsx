import { BadgePercent, Banknote, PackageCheck, ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { card, type CardValues } from '../../../contract/steps/card';
import { cardCopy } from '../../../copy/card';
import { StepForm } from '../../../ui/form/StepForm';
import { IconList } from '../../../ui/shell/IconList';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { Section } from '../../../ui/shell/Section';
import { ThemeRoot } from '../../../ui/theme/ThemeRoot';
import { AddressChoice } from '../../shared/AddressChoice';
import { radioOptions } from '../../shared/fieldOptions';
import { useLookupCap } from '../../shared/useLookupCap';
import { addressWords, useKnownAddress } from '../../shared/useKnownAddress';
import { useStepForm } from '../../shared/useStepForm';
import { ConsentDialog } from './ConsentDialog';

const icons = {
  discount: BadgePercent,
  cash: Banknote,
  safety: ShieldCheck,
  delivery: PackageCheck,
} as const;

/** A brand may leave them out. */
export function Benefits() {
  const items = cardCopy.benefits.items.map(({ icon, ...words }) => {
    const Icon = icons[icon];
    return { ...words, icon: <Icon size={28} strokeWidth={1.75} aria-hidden /> };
  });
  if (items.length === 0) return null;
  return (
    <Section title={cardCopy.benefits.title}>
      <IconList items={items} />
    </Section>
  );
}

const { residenza, domicilio, altro } = cardCopy.shipping;
const shippingOptions = radioOptions({ residenza, domicilio, altro });

function useShippingOptions() {
  const residence = useKnownAddress('residenza');
  const domicile = useKnownAddress('domicilio');
  return useMemo(() => {
    const details: Readonly<Record<string, string | undefined>> = {
      residenza: residence && addressWords(residence),
      domicilio: domicile && addressWords(domicile),
    };
    return shippingOptions.map((option) => ({ ...option, detail: details[option.value] }));
  }, [residence, domicile]);
}

export default function CardStep() {
  const { lookupCap, localities } = useLookupCap();
  const { onSubmit, ...form } = useStepForm('card', card, localities);
  const options = useShippingOptions();
  const [checked, setChecked] = useState<CardValues | null>(null);
  const accept = (): void => {
    if (checked) onSubmit(checked);
    setChecked(null);
  };
  return (
    <ThemeRoot>
      <PageHeading lead={cardCopy.lead}>{cardCopy.title}</PageHeading>
      <StepForm {...form} onSubmit={setChecked}>
        <Benefits />
        <Section title={cardCopy.shipping.title}>
          <AddressChoice
            prefix="spedizione"
            choice="spedizioneCarta"
            label={cardCopy.shipping.legend}
            options={options}
            lookupCap={lookupCap}
          />
        </Section>
      </StepForm>
      <ConsentDialog open={checked !== null} onAccept={accept} onClose={() => setChecked(null)} />
    </ThemeRoot>
  );
}
