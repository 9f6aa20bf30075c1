import { linkAudit } from '../../../server/jobs/auditChain';
import { eraseRequest } from '../../../server/privacy/erase';
import { verifyAudit } from '../../../server/privacy/verifyAudit';
import { signed, type testService } from '../support';

type Service = ReturnType<typeof testService>;

export const found = async ({ deps }: Service): Promise<readonly string[]> => {
  await linkAudit(deps, { ofAnyAge: true });
  return (await verifyAudit(deps)).findings;
};

export const erasedRequest = async (service: Service): Promise<string> => {
  const { guid } = (await signed(service)).step;
  await linkAudit(service.deps);
  await eraseRequest(service.deps, guid, 'command', { evenSigned: true });
  return guid;
};
