/** Domains with a known slip of the fingers. A list, not a guess: small firms have rare domains. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': [
    'gmail', 'gmail.it', 'gmail.coom', 'gmial.com', 'gmial.con', 'gmai.com', 'gmal.com', 'gmil.com', 'gmaill.com', 'gmaio.com', 'gmeil.com', 'gamil.com', 'gnail.com', 'gmail.co',
    'gmail.cm', 'gmail.om', 'gmail.con', 'gmail.cim', 'gmail.vom', 'gmail.xom', 'gmail.comm', 'gmailcom', 
    'gmaul.com', 'gmsil.com', 'gmqil.com', 'ggmail.com', 'gmail.cpm', 'gimail.com', 'gemail.com',
  ],
  'libero.it': ['libero.ti', 'libero.i', 'liber.it', 'libeo.it', 'lbero.it', 'liberi.it', 'libero.iy', 'libero', 'libeero.it'],
  'hotmail.it': ['hotmail', 'hotnail.it', 'hotmaill.it', 'hotmial.it', 'hotmai.it', 'hotmal.it', 'hotmil.it', 'hotmail.ti', 'hotamil.it'],
  'hotmail.com': ['hotmial.com', 'hotmai.com', 'hotmal.com', 'hotmil.com', 'hotmail.con', 'hotmail.co', 'hotamil.com', 'hotmail.cm'],
  'outlook.it': ['outlok.it', 'outloook.it', 'oulook.it', 'outlook.ti', 'otlook.it'],
  'outlook.com': ['outlok.com', 'oulook.com', 'outlook.con', 'outlook.co', 'otlook.com', 'outloook.com'],
  'yahoo.it': ['yaoo.it', 'yaho.it', 'yahho.it', 'yhaoo.it', 'yahoo.ti', 'yhoo.it', 'yahooo.it'],
  'yahoo.com': ['yaho.com', 'yahoo.con', 'yhaoo.com', 'yahoo.co', 'yahooo.com'],
  'icloud.com': ['iclod.com', 'icloud.con', 'iclaud.com', 'icloud.co', 'icoud.com', 'icloud.cm'],
  'virgilio.it': ['virglio.it', 'virgili.it', 'virgilio.ti', 'vigilio.it'],
  'tiscali.it': ['tiscal.it', 'tiscai.it', 'tiscali.ti'],
  'alice.it': ['alce.it', 'alice.ti', 'alic.it'],
  'legalmail.it': ['legalmial.it', 'legalmai.it', 'legalmail.ti', 'legamail.it'],
}; // prettier-ignore

const meant = new Map(
  Object.entries(MEANT).flatMap(([domain, typos]) => typos.map((typo) => [typo, domain] as const)),
);
/** Ends that no domain has. */
const ENDS: readonly (readonly [typo: RegExp, end: string])[] = [
  [/\.(?:con|cmo|ocm|vom|xom|comm)$/, '.com'],
  [/\.(?:ti|itt|iy|ot)$/, '.it'],
];

/** Returns the domain with the end that its provider has: 'libero.it' for 'libero.com'. */
const ownEnd = (domain: string): string => {
  const provider = domain.slice(0, domain.lastIndexOf('.') + 1);
  const own = Object.keys(MEANT).filter((one) => one.startsWith(provider));
  return own.includes(domain) ? domain : (own[0] ?? domain);
};

/** Returns the domain that was probably meant, 'gmail.com' for 'a@gmial.con'; undefined for most. */
export const domainMeant = (address: string): string | undefined => {
  const domain = address.trim().toLowerCase().split('@')[1] ?? '';
  const known = meant.get(domain);
  if (known !== undefined || domain === '') return known;
  const [typo, end] = ENDS.find(([pattern]) => pattern.test(domain)) ?? [];
  if (typo === undefined || end === undefined) return undefined;
  const mended = domain.replace(typo, end);
  return meant.get(mended) ?? ownEnd(mended);
};
