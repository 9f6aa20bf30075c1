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
])('%s means %s', (address, domain) => expect(domainMeant(address)).toBe(domain));

it.each([
  'mario@gmail.com', 'mario@libero.it', 'mario@studiorossi.it', 'mario@mail.com', 'mario@ymail.com', 'mario@gmx.net', 'mario@pec.it',
  'mario@inwind.it', 'mario@me.com', 'mario@libero.com', 'mario', 'mario@', '',
])('nothing else is meant by %j', (address) => expect(domainMeant(address)).toBeUndefined()); // prettier-ignore
