/** Domains with a known slip of the fingers. A list, not a guess: small firms have rare domains. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': [
    'gmail', 'gmail.it', 'gmail.coom', 'gmial.com', 'gmial.con', 'gmai.com', 'gmal.com', 'gmil.com', 'gmaill.com', 'gmaio.com', 'gmeil.com', 'gamil.com', 'gnail.com', 'gmail.co',
    'gmail.cm', 'gmail.om', 'gmail.con', 'gmail.cim', 'gmail.vom', 'gmail.xom', 'gmail.comm', 'gmailcom', 
    'gmaul.com', 'gmsil.com', 'gmqil.com', 'ggmail.com', 'gmail.cpm', 'gimail.com', 'gemail.com',
    'gmaik.com', 'gmall.com', 'gmaol.com', 'gmailk.com', 'gmailc.om', 'gmali.com', 'gmjil.com',
  ],
  'libero.it': ['libero.ti', 'libero.i', 'liber.it', 'libeo.it', 'lbero.it', 'liberi.it', 'libero.iy', 'libero', 'libeero.it', 'liebro.it', 'libeor.it'],
  'hotmail.it': ['hotmail', 'hotnail.it', 'hotmaill.it', 'hotmial.it', 'hotmai.it', 'hotmal.it', 'hotmil.it', 'hotmail.ti', 'hotamil.it', 'hotmali.it', 'hotmsil.it'],
  'hotmail.com': ['hotmial.com', 'hotmai.com', 'hotmal.com', 'hotmil.com', 'hotmail.con', 'hotmail.co', 'hotamil.com', 'hotmail.cm'],
  'outlook.it': ['outlok.it', 'outloook.it', 'oulook.it', 'outlook.ti', 'otlook.it', 'oultook.it', 'outllok.it', 'outlokk.it'],
  'outlook.com': ['outlok.com', 'oulook.com', 'outlook.con', 'outlook.co', 'otlook.com', 'outloook.com'],
  'yahoo.it': ['yaoo.it', 'yaho.it', 'yahho.it', 'yhaoo.it', 'yahoo.ti', 'yhoo.it', 'yahooo.it'],
  'yahoo.com': ['yaho.com', 'yahoo.con', 'yhaoo.com', 'yahoo.co', 'yahooo.com'],
  'icloud.com': ['iclod.com', 'icloud.con', 'iclaud.com', 'icloud.co', 'icoud.com', 'icloud.cm', 'iclooud.com', 'icluod.com'],
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
  [/\.(?:con|cmo|ocm|vom|xom|cpm|cim|comm|comn|conm|coom)$/, '.com'],
  [/\.(?:ti|itt|iy|ot)$/, '.it'],
];

/** Names with a slip that firms may have as well. */
const NAMES_OF_OTHERS = ['liber', 'liberi', 'alce', 'alic', 'vigilio', 'gemail', 'gmall'];

const nameOf = (domain: string): string => domain.slice(0, domain.lastIndexOf('.'));
const providers = new Map(
  [...meant]
    .filter(([typo]) => typo.includes('.'))
    .map(([typo, domain]) => [nameOf(typo), nameOf(domain)] as const)
    .filter(([typo]) => !NAMES_OF_OTHERS.includes(typo)),
);

const ownDomain = (domain: string): string => {
  const provider = providers.get(nameOf(domain)) ?? nameOf(domain);
  const end = domain.slice(domain.lastIndexOf('.'));
  const own = Object.keys(MEANT).filter((one) => nameOf(one) === provider);
  return own.includes(provider + end) ? provider + end : (own[0] ?? domain);
};

/** Gmail has one domain only. */
const GMAIL = /^gmail\.(?!com$)[a-z]{1,5}$/;

export const domainMeant = (address: string): string | undefined => {
  const domain = address.trim().toLowerCase().split('@')[1] ?? '';
  if (GMAIL.test(domain)) return 'gmail.com';
  const known = meant.get(domain);
  if (known !== undefined || domain === '') return known;
  const [typo, end] = ENDS.find(([pattern]) => pattern.test(domain)) ?? [];
  const mended = typo === undefined || end === undefined ? domain : domain.replace(typo, end);
  const isSlip = mended !== domain || (providers.get(nameOf(domain)) ?? nameOf(domain)) !== nameOf(domain);
  return isSlip ? (meant.get(mended) ?? ownDomain(mended)) : undefined;
};
