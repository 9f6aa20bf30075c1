import type { toJson } from '../../../server/reviewers/view';
import type { Journey, TestApp } from '../support';

interface Answer {
  readonly httpStatus: number;
  readonly status: string;
  readonly message?: string;
  readonly warning?: string;
  readonly data: ReturnType<typeof toJson>;
}

export const done = { httpStatus: 200, status: 'success' };
export const no = (message: string) => ({ httpStatus: 200, status: 'bad_request', message });

/** The moves of a review as the command line makes them. */
export const movesOf = (service: () => TestApp) => {
  const move = async (guid: string, name: string, payload?: object, headers = {}): Promise<Answer> => {
    const url = `/sandbox/requests/${guid}/${name}`;
    const client = service().client();
    const response = await client.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
    return { httpStatus: response.statusCode, ...response.json<Omit<Answer, 'httpStatus'>>() };
  };
  return {
    move,
    refuse: (guid: string, document: string, reason = 'la foto è sfocata') =>
      move(guid, 'refuse', { document, reason }),
    /** Newest first, without the codes. */
    mailsTo: async ({ applicant }: Journey) =>
      (await service().outbox()).filter(
        ({ recipient, code }) => recipient === applicant.email && code === '',
      ),
  };
};
