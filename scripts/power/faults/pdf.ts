import type { Fault } from '../fault';

/** The documents that are signed. */
export const pdf: readonly Fault[] = [
  {
    name: 'changed-answers-keep-the-old-contract',
    sequence: true,
    file: 'server/pdf/ensureContracts.ts',
    find: `known.every((contract) => contract.dataHash === dataHash);`,
    replace: `known.every((contract) => contract.dataHash !== '');`,
  },
  {
    name: 'signed-document-is-made-anew',
    sequence: true,
    file: 'server/pdf/ensureContracts.ts',
    find: `if (known.some(({ signedAt }) => signedAt !== null)) return undefined;`,
    replace: `if (known.length > 0 && known.every(({ signedAt }) => signedAt !== null)) return undefined;`,
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
  {
    name: 'contract-prints-the-first-name-as-surname',
    file: 'server/pdf/contractPdf.ts',
    find: `half('Cognome', contact.anagrafica.cognome)`,
    replace: `half('Cognome', contact.anagrafica.nome)`,
  },
  {
    name: 'contract-prints-the-legal-seat-as-administrative',
    file: 'server/pdf/contractPdf.ts',
    find: `? addressLine(sedeAmministrativa)`,
    replace: `? addressLine(sedeLegale)`,
  },
  {
    name: 'office-of-a-relative-lasts-as-long-as-the-own',
    file: 'server/pdf/questionnairePdf.ts',
    find: 'answers[`durataIncaricoCaricaPolitica${suffix}`]',
    replace: 'answers[`durataIncaricoCaricaPolitica`]',
  },
  {
    name: 'contract-prints-the-key-of-a-consent',
    file: 'server/pdf/fromAnswers.ts',
    find: `  consensoInformativa: 'Foglio informativo',
`,
    replace: '',
  },
  {
    name: 'new-conditions-keep-the-old-documents',
    sequence: true,
    file: 'server/pdf/ensureContracts.ts',
    find: `sha256(JSON.stringify(data))`,
    replace: `sha256(JSON.stringify({ ...data, brand: undefined }))`,
  },
];
