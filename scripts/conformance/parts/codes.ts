import type { EndpointName } from '../../../src/contract/endpoints';
import { OTP_DIGITS, OTP_RESEND_AFTER_MS } from '../../../src/contract/limits';
import type { Fields } from '../http/browser';
import { isTaken, refused, taken } from '../judge';
import { Blocked, CommandFailed, type Kit } from '../kit';

/** Sends a code; where that is refused, once more after the minute in which no other may be requested. */
const sent = async (kit: Kit, name: EndpointName, input?: Fields): Promise<void> => {
  let reply = await kit.browser.send(name, input);
  if (!isTaken(name, reply)) {
    await kit.pause(OTP_RESEND_AFTER_MS + 1000);
    reply = await kit.browser.send(name, input);
  }
  taken(kit, name, reply, 'sends a code');
};

const wrongFor = (code: string): string =>
  String((Number(code) + 1) % 10 ** OTP_DIGITS).padStart(OTP_DIGITS, '0');

interface Code {
  readonly send: EndpointName;
  readonly sendInput?: Fields;
  readonly check: EndpointName;
  readonly checkInput: (code: string) => Fields;
  readonly to: string;
  /** Called once the code is sent, before it is entered. */
  readonly meanwhile?: () => Promise<void>;
}

/** Throws Blocked if the command that knows the code fails. */
const lastCode = async ({ codeFor, report }: Kit, check: EndpointName, to: string): Promise<string> => {
  try {
    return await codeFor(to);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    report.commandFailed(check, 'a right code', error);
    throw new Blocked('no code');
  }
};

/** Throws Blocked if the code cannot be known. */
export const confirmed = async (kit: Kit, wanted: Code): Promise<Fields> => {
  const { send, sendInput, check, checkInput, to, meanwhile } = wanted;
  const before = await lastCode(kit, check, to);
  await sent(kit, send, sendInput);
  await meanwhile?.();
  const code = await lastCode(kit, check, to);
  if (code === '') {
    kit.report.notTried(check, 'a right code', `no code is known for ${to}: see --codes`);
    throw new Blocked('no code');
  }
  kit.report.check(send, 'sends six digits', /^\d{6}$/.test(code), 'six digits', code);
  kit.report.check(send, 'sends another code than before', code !== before, 'a new code', code);
  const wrong = await kit.browser.send(check, checkInput(wrongFor(code)));
  refused(kit, check, 'a wrong code is refused', wrong);
  const reply = await kit.browser.send(check, checkInput(code));
  return taken(kit, check, reply, 'the right code is taken') as unknown as Fields;
};
