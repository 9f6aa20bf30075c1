const LINE = /.{1,64}/g;

export const pemOf = (der: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').match(LINE)?.join('\n')}\n-----END CERTIFICATE-----\n`;

/** As DER. */
export const pemBlocks = (pem: string, kind: string): Buffer[] =>
  [...pem.matchAll(new RegExp(`-----BEGIN ${kind}-----([^-]+)-----END`, 'g'))].map(([, base64 = '']) =>
    Buffer.from(base64, 'base64'),
  );
