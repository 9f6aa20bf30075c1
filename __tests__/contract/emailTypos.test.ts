import { domainMeant } from '../../src/contract/emailTypos';

it.each([
  ['mario@gmial.con', 'gmail.com'],
  ['Mario@GMIAL.com ', 'gmail.com'],
  ['mario@gmail.con', 'gmail.com'],
  ['mario@libero.ti', 'libero.it'],
  ['mario@studiorossi.con', 'studiorossi.com'],
  ['mario@hotmial.it', 'hotmail.it'],
  ['mario@libero.con', 'libero.it'],
  ['mario@alice.con', 'alice.it'],
  ['mario@icloud.ti', 'icloud.com'],
  ['mario@hotmail.con', 'hotmail.com'],
  ['mario@gmaul.com', 'gmail.com'],
  ['mario@gmail.it', 'gmail.com'],
  ['mario@gmail', 'gmail.com'],
  ['mario@gmail.coom', 'gmail.com'],
  ['mario@hotnail.it', 'hotmail.it'],
  ['mario@hotmaill.it', 'hotmail.it'],
  ['mario@libeero.it', 'libero.it'],
  ['mario@yaoo.it', 'yahoo.it'],
  ['mario@gmial.ti', 'gmail.com'],
  ['mario@gmial.it', 'gmail.com'],
  ['mario@gmail.comn', 'gmail.com'],
  ['mario@gmail.c', 'gmail.com'],
  ['mario@gmail.net', 'gmail.com'],
  ['mario@gmail.de', 'gmail.com'],
  ['mario@gmaik.com', 'gmail.com'],
  ['mario@gmall.com', 'gmail.com'],
  ['mario@gmaol.com', 'gmail.com'],
  ['mario@gmailc.om', 'gmail.com'],
  ['mario@hotmali.it', 'hotmail.it'],
  ['mario@hotmali.com', 'hotmail.com'],
  ['mario@hotnail.con', 'hotmail.com'],
  ['mario@liebro.it', 'libero.it'],
  ['mario@liebro.con', 'libero.it'],
  ['mario@outlok.ti', 'outlook.it'],
  ['mario@yaho.con', 'yahoo.com'],
  ['mario@studiorossi.comn', 'studiorossi.com'],
])('%s means %s', (address, domain) => expect(domainMeant(address)).toBe(domain));

it.each([
  'mario@gmail.com', 'mario@libero.it', 'mario@studiorossi.it', 'mario@mail.com', 'mario@ymail.com', 'mario@gmx.net', 'mario@pec.it',
  'mario@inwind.it', 'mario@me.com', 'mario@libero.com', 'mario@hotmail.fr', 'mario@yahoo.de', 'mario@liberi.com', 'mario@alce.com', 'mario', 'mario@', '',
])('nothing else is meant by %j', (address) => expect(domainMeant(address)).toBeUndefined()); // prettier-ignore

it('never proposes a domain with a slip in it', () => {
  const ends = ['com', 'it', 'con', 'ti', 'comn', 'itt', 'net'];
  const names = ['gmial', 'gmai', 'gnail', 'gmil', 'hotmial', 'hotmali', 'outlok', 'yaho', 'iclod', 'liebro', 'libeo', 'virglio', 'legamail'];
  const proposed = names.flatMap((name) => ends.map((end) => domainMeant(`mario@${name}.${end}`)));
  const own = ['gmail.com', 'hotmail.it', 'hotmail.com', 'outlook.it', 'outlook.com', 'yahoo.it', 'yahoo.com', 'icloud.com', 'libero.it', 'virgilio.it', 'legalmail.it'];
  expect(proposed.filter((domain) => domain === undefined || !own.includes(domain))).toEqual([]);
}); // prettier-ignore
