import type { ReactNode } from 'react';
import type { RuntimeConfig } from '../api/runtimeConfig';
import { footerCopy } from '../copy/app';
import { supportLinks } from '../state/support';
import { Footer } from '../ui/shell/Footer';

const ACCESSIBILITY_STATEMENT = `${__BASE_PATH__}/legal/accessibilita.html`;

interface ConfiguredFooterProps {
  readonly config: RuntimeConfig;
  readonly supportCode?: ReactNode;
}

export function ConfiguredFooter({ config, supportCode }: ConfiguredFooterProps) {
  const { links, legalLine } = config;
  const shown = [
    { label: footerCopy.privacy, href: links.privacy },
    { label: footerCopy.cookie, href: links.cookie },
    { label: footerCopy.informationSheet, href: links.informationSheet },
    { label: footerCopy.accessibility, href: links.accessibility || ACCESSIBILITY_STATEMENT },
  ];
  return (
    <Footer
      links={shown}
      help={__BRAND__.features.help ? supportLinks(config) : []}
      {...{ legalLine, supportCode }}
    />
  );
}
