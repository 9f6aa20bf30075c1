import { BadgePercent, Banknote, PackageCheck, ShieldCheck } from 'lucide-react';
import { cardCopy } from '../../../copy/card';
import { IconList } from '../../../ui/shell/IconList';
import { Section } from '../../../ui/shell/Section';

const icons = [BadgePercent, Banknote, ShieldCheck, PackageCheck];

const items = cardCopy.benefits.items.map((item, index) => {
  const Icon = icons[index] ?? ShieldCheck;
  return { ...item, icon: <Icon size={28} strokeWidth={1.75} aria-hidden /> };
});

export function Benefits() {
  return (
    <Section title={cardCopy.benefits.title}>
      <IconList items={items} />
    </Section>
  );
}
