import { UsageError } from './arguments';
import { CommandError, type Opened } from './command';
import type { Link } from './crypto/auditChain';
import { linkAudit } from './jobs/auditChain';
import { verifyAudit } from './privacy/verifyAudit';

const END = /^(\d+):([0-9a-f]{64})$/;

/** As it was noted: '1204:5f…'. Throws UsageError. */
export const notedEnd = (text: string | undefined): Pick<Link, 'position' | 'hash'> | undefined => {
  if (text === undefined) return undefined;
  const [, position, hash] = END.exec(text) ?? [];
  if (position === undefined || hash === undefined)
    throw new UsageError(`verify: '${text}' is not an end of the chain, POSITION:HASH.`);
  return { position: Number(position), hash };
};

/** Throws CommandError with what was found. */
export const verifyCommand = async (opened: Opened, [noted]: readonly string[]): Promise<string> => {
  await linkAudit(opened, { ofAnyAge: true });
  const { links, erased, last, findings, doubts, withoutEvidence } = await verifyAudit(
    opened,
    notedEnd(noted),
  );
  const doubted =
    doubts.length === 0
      ? []
      : ['A clock was set back before these rows, or somebody else than the service added them:', ...doubts];
  const end = `Its end is ${last.position}:${last.hash}.`;
  if (findings.length > 0)
    throw new CommandError(['The audit was changed:', ...findings, ...doubted, end].join('\n'));
  const whole = `The audit is as it was recorded: ${links} rows, ${erased} of them erased with their requests. ${end}`;
  const none = withoutEvidence.map((guid) => `No evidence was kept of request ${guid}, signed and erased.`);
  return [whole, ...doubted, ...none].join('\n');
};
