import type { RuntimeConfig } from '../api/runtimeConfig';
import { supportCopy } from '../copy/app';

export interface SupportLink {
  readonly label: string;
  readonly href: string;
}

const labelOf = (href: string): string => {
  const [, scheme, target = ''] = /^(mailto|tel):([^?]*)/.exec(href) ?? [];
  if (scheme === 'mailto') return target;
  return scheme === 'tel' ? supportCopy.call(target) : supportCopy.page;
};

export const supportLinks = ({
  supportEmail = '',
  supportPhone = '',
  links: { support = '' },
}: RuntimeConfig): SupportLink[] => {
  const all = [
    { label: supportCopy.call(supportPhone), href: supportPhone && `tel:${supportPhone.replace(/[^\d+]/g, '')}` },
    { label: supportEmail, href: supportEmail && `mailto:${supportEmail}` },
    { label: labelOf(support), href: support },
  ];
  return all.filter(
    ({ href }, index) => href !== '' && all.findIndex((other) => other.href === href) === index,
  );
}; // prettier-ignore

export const supportHref = (config: RuntimeConfig): string | undefined =>
  config.links.support || supportLinks(config)[0]?.href;
