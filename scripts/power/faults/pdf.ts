import type { Fault } from '../fault';

/** The documents that are signed. */
export const pdf: readonly Fault[] = [
  {
    name: 'changed-answers-keep-the-old-contract',
    sequence: true,
    file: 'server/pdf/ensureContracts.ts',
    find: `known.every((contract) => contract.dataHash === dataHash)) return known;`,
    replace: `known.every((contract) => contract.dataHash !== '')) return known;`,
  },
  {
    name: 'signed-document-is-made-anew',
    sequence: true,
    file: 'server/pdf/ensureContracts.ts',
    find: `if (known.some(({ signedAt }) => signedAt !== null)) return known;`,
    replace: `if (known.length > 0 && known.every(({ signedAt }) => signedAt !== null)) return known;`,
  },
  {
    name: 'contract-shows-keys-for-words',
    file: 'server/pdf/optionTexts.ts',
    find: `options.find(({ key, value }) => key === text || value === text)?.value ?? text;`,
    replace: `options.find(({ key, value }) => key === text || value === text)?.key ?? text;`,
  },
  {
    name: 'place-of-the-signature-is-the-residence',
    file: 'server/pdf/signature.ts',
    find: '({ company, contact, at }: ContractData)',
    replace: '({ address, contact, at }: ContractData)',
    and: [
      {
        file: 'server/pdf/signature.ts',
        find: 'place: `${company.sedeLegale.citta}, ',
        replace: 'place: `${address.residenza.citta}, ',
      },
    ],
  },
  {
    name: 'signature-is-recorded-without-the-text-it-was-given-to',
    sequence: true,
    file: 'server/pdf/signatures.ts',
    find: `event === 'document-made' && details['stampeId'] === stampeId,`,
    replace: `event === 'document-signed' && details['stampeId'] === stampeId,`,
  },
];
