import { REFUSALS_GATHERED_MS } from '../../../server/repositories/reviewMails';
import { sendDueMails } from '../../../server/review/sendMails';
import type { toJson } from '../../../server/review/reviewers/toJson';
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

export const gather = async ({ clock, deps }: TestApp): Promise<void> => {
  clock.pass({ seconds: REFUSALS_GATHERED_MS / 1000 });
  await sendDueMails(deps);
};

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
    /** Newest first, without the codes, once refusals wait for no further ones. */
    mailsTo: async ({ applicant }: Journey) => {
      await gather(service());
      return (await service().outbox()).filter(
        ({ recipient, code }) => recipient === applicant.email && code === '',
      );
    },
  };
};
