/** Compares the rows of a request with its audit, since only the audit's rows are in a chain. */
import type { AuditRow } from '../crypto/auditChain';

type Of<Names extends string, Value> = Readonly<Record<Names, Value>>;
interface Facts {
  readonly person: Of<'emailConfirmedAt' | 'phoneConfirmedAt', string | null>;
  readonly consents: readonly Of<'name' | 'textVersion', string>[];
  readonly documents: readonly (Of<'type' | 'createdAt' | 'sign' | 'sha256' | 'receivedSha256', string> &
    Of<'size', number>)[];
  readonly contracts: readonly (Of<
    'kind' | 'stampeId' | 'createdAt' | 'agreedSha256' | 'seal' | 'sha256',
    string
  > &
    Of<'noticeAt' | 'signedAt' | 'stampedAt', string | null> &
    Of<'agreedSize', number>)[];
}
type Row = Pick<AuditRow, 'event' | 'details'> & { readonly at: string };
type Contract = Facts['contracts'][number];

/** Between the times of two rows that one call writes. */
const SAME_CALL_MS = 60_000;

export const pathOf = {
  person: (name: string) => `person.${name}`,
  consent: (name: string) => `consents.${name}`,
  document: (type: string, name: string) => `documents.${type}.${name}`,
  contract: (kind: string, name: string) => `contracts.${kind}.${name}`,
};

const newest = (rows: readonly Row[], event: string, such: Row['details']): Row | undefined =>
  rows.findLast(
    (row) =>
      row.event === event && Object.entries(such).every(([name, value]) => row.details[name] === value),
  );

const isSameCall = (one: string | null, other: string | undefined): boolean =>
  one === null || other === undefined
    ? one === null && other === undefined
    : Math.abs(Date.parse(one) - Date.parse(other)) <= SAME_CALL_MS;

const unlike = <Values extends object>(
  values: Values,
  audited: Partial<Record<keyof Values, unknown>>,
  path: (name: keyof Values) => string,
): string[] =>
  (Object.keys(audited) as (keyof Values)[])
    .filter((name) => values[name] !== audited[name])
    .map((name) => path(name));

const ofContract = (rows: readonly Row[], contract: Contract): string[] => {
  const { kind, stampeId } = contract;
  const made = newest(rows, 'document-made', { kind, stampeId });
  const signed = newest(rows, 'document-signed', { kind, stampeId })?.details ?? {};
  const stamped = newest(rows, 'document-stamped', { kind })?.details ?? {};
  const audited = {
    createdAt: made?.at,
    noticeAt: newest(rows, 'document-noticed', { kind, stampeId })?.at ?? null,
    signedAt: signed['signedAt'] ?? null,
    agreedSha256: signed['sha256'] ?? '',
    agreedSize: signed['bytes'] ?? 0,
    seal: signed['seal'] ?? '',
    sha256: stamped['sealedSha256'] ?? signed['sealedSha256'] ?? made?.details['sha256'],
    stampedAt: stamped['stampedAt'] ?? null,
  };
  return unlike(contract, audited, (name) => pathOf.contract(kind, name));
};

const ofDocument = (rows: readonly Row[], document: Facts['documents'][number]): string[] => {
  const { type, createdAt, sign } = document;
  // It was asked for, and has no file yet.
  if (sign === 'never_uploaded' && document.sha256 === '') return [];
  const stored = newest(rows, 'document-stored', { type });
  const { size, sha256, receivedSha256 } = stored?.details ?? {};
  return [
    ...unlike(document, { size, sha256, receivedSha256 }, (name) => pathOf.document(type, name)),
    ...(isSameCall(createdAt, stored?.at) ? [] : [pathOf.document(type, 'createdAt')]),
  ];
};

const ofPerson = (
  rows: readonly Row[],
  { emailConfirmedAt, phoneConfirmedAt }: Facts['person'],
): string[] => {
  const confirmed = (purpose: string) => newest(rows, 'code_confirmed', { purpose })?.at;
  return [
    ...(isSameCall(emailConfirmedAt, confirmed('email')) ? [] : [pathOf.person('emailConfirmedAt')]),
    ...(isSameCall(phoneConfirmedAt, confirmed('sms')) ? [] : [pathOf.person('phoneConfirmedAt')]),
  ];
};

/** The newest document was made with these texts. Consents to earlier versions stay beside them. */
const ofConsents = (rows: readonly Row[], consents: Facts['consents']): string[] => {
  const texts = newest(rows, 'document-made', {})?.details['consents'] ?? {};
  return Object.entries(texts).flatMap(([name, version]) =>
    consents.some((one) => one.name === name && one.textVersion === version) ? [] : [pathOf.consent(name)],
  );
};

const ofRemoved = (rows: readonly Row[], contracts: readonly Contract[]): string[] =>
  rows.flatMap(({ event, details: { kind } }) =>
    event === 'document-signed' && !contracts.some((one) => one.kind === kind)
      ? [pathOf.contract(String(kind), 'signedAt')]
      : [],
  );

export const unlikeAudit = (facts: Facts, rows: readonly Row[]): string[] => [
  ...ofPerson(rows, facts.person),
  ...ofConsents(rows, facts.consents),
  ...facts.documents.flatMap((document) => ofDocument(rows, document)),
  ...facts.contracts.flatMap((contract) => ofContract(rows, contract)),
  ...ofRemoved(rows, facts.contracts),
];
