import type { SandboxMessage, SandboxRequest, SandboxReview } from './service';

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const time = (iso: string): string => new Date(iso).toLocaleString('sv-SE', { timeZone: 'Europe/Rome' });

export const requestsText = (requests: readonly SandboxRequest[]): string =>
  requests.length === 0
    ? 'No requests yet.'
    : table(
        requests.map(({ guid, state, step, email, updatedAt }) => [
          guid,
          state,
          step,
          time(updatedAt),
          email || '-',
        ]),
      );

export const codesText = (messages: readonly SandboxMessage[]): string =>
  messages.length === 0
    ? 'No codes yet.'
    : table(messages.map(({ at, channel, to, code }) => [time(at), channel, to, code]));

const othersText = ({ others, othersDiffer }: SandboxReview): readonly string[] => {
  if (others.length === 0) return [];
  const differ =
    othersDiffer.length === 0 ? 'same phone and email' : `different ${othersDiffer.join(' and ')}`;
  return [
    `other requests with the same tax code, ${differ}:`,
    table(
      others.map(({ guid, state, step, phone, updatedAt }) => [guid, state, step, phone, time(updatedAt)]),
    ),
  ];
};

export const reviewText = (review: SandboxReview, url: string): string =>
  [
    `${review.guid}  ${review.state}  ${review.step}`,
    [review.name, review.email, review.phone].filter(Boolean).join('  '),
    `resume    ${url}${review.resume}`,
    `reupload  ${url}${review.reupload}`,
    ...othersText(review),
    ...(review.documents.length === 0
      ? ['No documents yet.']
      : [
          table(
            review.documents.map(({ document, barCode, description, label, feedback }) => [
              document,
              barCode,
              description,
              label,
              feedback,
            ]),
          ),
        ]),
  ].join('\n');
