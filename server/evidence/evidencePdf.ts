import { PHONE_PREFIX } from '../../src/contract/limits';
import { documentNames } from '../domain/documentNames';
import { frontUploadTypeOf, isBack } from '../domain/sides';
import { fields, half, heading, note, paragraph, wide, type Block } from '../pdf/blocks';
import { drawBlock } from '../pdf/draw';
import { NOT_GIVEN, orNotGiven, phoneText } from '../pdf/formatting';
import type { PrintedBrand } from '../pdf/printedBrand';
import { Sheet } from '../pdf/sheet';
import { size } from '../pdf/theme';
import type { Evidence } from './evidence';
import { eventBlocks } from './eventBlocks';
import { inParts, time } from './formats';
import { pathOf } from './unlikeAudit';
import { channels, codeWords, decisions, erasers, kinds, purposes, seals } from './words';

const check = ({ erased }: Evidence, isAsStored: boolean): string => {
  if (!erased)
    return isAsStored ? 'Il file conservato ha questa impronta' : 'Il file manca o non ha questa impronta';
  const found = isAsStored ? 'aveva questa impronta' : 'mancava o non aveva questa impronta';
  return `Al momento della cancellazione il file conservato ${found}`;
};

const marker =
  ({ unlikeAudit }: Evidence) =>
  (path: string, value: string): string =>
    unlikeAudit.includes(path) ? `${value} (non coincide con il registro)` : value;

const unlikeBlocks = ({ unlikeAudit }: Evidence): Block[] =>
  unlikeAudit.length === 0
    ? []
    : [
        paragraph(
          'Attenzione: in questo fascicolo alcuni dati, segnati uno per uno, non coincidono con il registro degli eventi: ' +
            `${unlikeAudit.join(', ')}.`,
        ),
      ];

const erasureBlocks = ({ erased }: Evidence): Block[] =>
  erased
    ? [
        heading('La cancellazione'),
        fields(
          half('Cancellata', time(erased.at)),
          half('Da chi', orNotGiven(erasers[erased.by] ?? erased.by)),
        ),
        paragraph(
          'Dopo la firma la richiesta è stata cancellata: i suoi dati e i suoi file non sono più conservati. ' +
            'Questo fascicolo dice com’erano al momento della cancellazione.',
        ),
      ]
    : [];

const documentName = (type: string): string =>
  `${documentNames[frontUploadTypeOf(type)] ?? type}${isBack(type) ? ' (retro)' : ''}`;

const who = (evidence: Evidence): Block => {
  const { person, video } = evidence;
  const mark = marker(evidence);
  return fields(
    half('Nome e cognome', orNotGiven(`${person.nome} ${person.cognome}`)),
    half('Codice fiscale', orNotGiven(person.cf)),
    half('Email', orNotGiven(person.email)),
    half('Confermata con un codice', mark(pathOf.person('emailConfirmedAt'), time(person.emailConfirmedAt))),
    half('Cellulare', person.phone === '' ? NOT_GIVEN : phoneText(PHONE_PREFIX, person.phone)),
    half('Confermato con un codice', mark(pathOf.person('phoneConfirmedAt'), time(person.phoneConfirmedAt))),
    ...(video
      ? [half('Frase letta nel video', video.phrase), half('Video confermato', time(video.confirmedAt))]
      : []),
  );
};

const contractBlocks = (evidence: Evidence): Block[] =>
  evidence.contracts.flatMap((contract) => {
    const mark = (name: keyof typeof contract, value: string): string =>
      marker(evidence)(pathOf.contract(contract.kind, name), value);
    return [
      heading(`${kinds[contract.kind]} ${contract.barCode}`),
      fields(
        half('Preparato', mark('createdAt', time(contract.createdAt))),
        half('Aperto dal cliente', mark('noticeAt', time(contract.noticeAt))),
        half('Firmato', mark('signedAt', time(contract.signedAt))),
        half('Sigillo elettronico', mark('seal', seals[contract.seal])),
        ...(contract.stampedAt === null
          ? []
          : [half('Marca temporale', mark('stampedAt', time(contract.stampedAt)))]),
        ...(contract.agreedSha256 === ''
          ? []
          : [
              wide(
                'Impronta SHA-256 del testo accettato',
                mark('agreedSha256', inParts(contract.agreedSha256)),
              ),
              wide(
                'Il testo accettato',
                mark('agreedSize', `i primi ${contract.agreedSize} byte del file sigillato`),
              ),
            ]),
        wide('Impronta SHA-256 del file', mark('sha256', inParts(contract.sha256))),
        wide('Verifica', check(evidence, contract.isAsStored)),
      ),
    ];
  });

/** A signed document whose row is gone has its mark all the same. */
const removedBlocks = (evidence: Evidence): Block[] =>
  Object.entries(kinds).flatMap(([kind, name]) => {
    const path = pathOf.contract(kind, 'signedAt');
    const isRemoved =
      evidence.unlikeAudit.includes(path) && !evidence.contracts.some((one) => one.kind === kind);
    return isRemoved ? [heading(name), fields(half('Firmato', marker(evidence)(path, NOT_GIVEN)))] : [];
  });

const documentBlocks = (evidence: Evidence): Block[] =>
  evidence.documents.map(({ type, contentType, size: bytes, ...document }) => {
    const mark = (name: keyof Evidence['documents'][number], value: string): string =>
      marker(evidence)(pathOf.document(type, name), value);
    return fields(
      half(documentName(type), mark('size', `${contentType}, ${bytes} byte`)),
      half('Ricevuto', mark('createdAt', time(document.createdAt))),
      half('Esito della revisione', decisions[document.sign] ?? document.sign),
      half('Verifica', check(evidence, document.isAsStored)),
      wide('Impronta SHA-256 del file ricevuto', mark('receivedSha256', inParts(document.receivedSha256))),
      wide(
        evidence.erased
          ? 'Impronta SHA-256 del file conservato fino alla cancellazione'
          : 'Impronta SHA-256 del file conservato',
        mark('sha256', inParts(document.sha256)),
      ),
    );
  });

const codeBlocks = ({ codes }: Evidence): Block[] =>
  codes.length === 0
    ? [paragraph(NOT_GIVEN)]
    : codes.map(({ at, what, purpose, channel, mask }) =>
        fields(
          half(`${codeWords[what]}: ${purposes[purpose] ?? purpose}`, time(at)),
          half(channels[channel] ?? channel, mask),
        ),
      );

const consentBlocks = (evidence: Evidence): Block[] =>
  evidence.consents.length === 0
    ? [paragraph(NOT_GIVEN)]
    : evidence.consents.map(({ name, textVersion, value, givenAt }) =>
        fields(
          half(`${name}, testo versione ${textVersion}`, marker(evidence)(pathOf.consent(name), value)),
          half('Dato', time(givenAt)),
        ),
      );

const blocksOf = (evidence: Evidence): Block[] => {
  const { request, documents } = evidence;
  return [
    ...unlikeBlocks(evidence),
    ...erasureBlocks(evidence),
    heading('Chi'),
    who(evidence),
    heading('La richiesta'),
    fields(
      half('Identificativo', request.guid),
      half('Prodotto', request.productCode),
      half('Iniziata', time(request.createdAt)),
      half('Conclusa con la firma', time(request.completedAt)),
    ),
    note(
      'Il servizio non conserva l’indirizzo di rete né il dispositivo da cui la richiesta è stata compilata.',
    ),
    ...contractBlocks(evidence),
    ...removedBlocks(evidence),
    heading('Testi e consensi'),
    ...consentBlocks(evidence),
    heading('Codici'),
    ...codeBlocks(evidence),
    heading('Documenti e video'),
    ...(documents.length === 0 ? [paragraph(NOT_GIVEN)] : documentBlocks(evidence)),
    ...eventBlocks(evidence),
  ];
};

/** Tagged, in Italian. The same evidence produces the same bytes. */
export const evidencePdf = async (
  evidence: Evidence,
  { brand, legalLine }: { readonly brand: PrintedBrand; readonly legalLine: string },
): Promise<Buffer> => {
  const title = 'Fascicolo di prova';
  const lead = `Richiesta ${evidence.request.guid}, al ${time(evidence.madeAt)}`;
  const at = new Date(evidence.madeAt);
  const sheet = new Sheet({ title, subject: lead, author: legalLine, brand, at });
  sheet.text(sheet.root, 'H1', title, { size: size.title, weight: 'strong' });
  sheet.skip(4);
  sheet.text(sheet.root, 'P', lead, { colour: 'soft', size: size.article });
  sheet.skip(14);
  for (const block of blocksOf(evidence)) drawBlock(sheet, block);
  return sheet.end();
};
