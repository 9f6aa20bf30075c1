/** What the pages do for a person, call by call: (f) her way never ends. */
import { Violation } from '../violation';
import type { Heard } from '../world';
import { begin, check, confirmEmail, confirmPhone, isSuccess, tellEmail, tellPhone } from './contact';
import { enterResumeCode, list, locateByGuid, open, sendResumeCode } from './resume';
import { ownerOf, pickOf, type Turn } from './turn';

const MOST_WAITS = 2;
const HOUR_SECONDS = 3600;

const must = (what: string, heard: Heard | undefined): void => {
  if (heard && !isSuccess(heard)) throw new Violation('f', `${what}: ${heard.httpStatus} ${heard.message}`);
};

/**
 * A code may have to be waited for: a minute since the last one, or until the hour or the day leaves room.
 */
const waitFor = (turn: Turn, { httpStatus, message }: Heard): void => {
  const isDay = / (?:[2-9]|\d\d) ore/.test(message);
  if (httpStatus !== 429) turn.world.pass({ seconds: 60 });
  else turn.world.pass({ seconds: isDay ? 24 * HOUR_SECONDS : HOUR_SECONDS });
  turn.world.log.push(`${ownerOf(turn).name} waits: ${message}`);
};

const MUST_WAIT = /Ti abbiamo appena inviato|troppi codici/;

const patiently = async (turn: Turn, what: string, work: () => Promise<Heard | undefined>): Promise<void> => {
  for (let waits = 0; ; waits += 1) {
    const heard = await work();
    if (heard === undefined || isSuccess(heard)) return;
    if (waits === MOST_WAITS || !MUST_WAIT.test(heard.message)) must(what, heard);
    waitFor(turn, heard);
  }
};

/** The check of her name may answer anything. */
export const beginByPages = async (turn: Turn): Promise<void> => {
  const { world, index } = turn;
  const [email] = ownerOf(turn).emails;
  const [phone] = ownerOf(turn).phones;
  const right: Turn = { ...turn, picks: [0, 0] };
  await patiently(turn, 'She cannot begin', async () => {
    world.renew(index);
    await begin(turn);
    must('Her check was refused', await check(turn, ownerOf(turn)));
    const mailed = await tellEmail(turn, email);
    if (!isSuccess(mailed)) return mailed;
    must('Her e-mail code was refused', await confirmEmail(right));
    const texted = await tellPhone(turn, phone);
    if (!isSuccess(texted)) return texted;
    must('Her phone code was refused', await confirmPhone(right));
    return undefined;
  });
};

export const comeBackByPages = async (turn: Turn): Promise<void> => {
  const { world, index } = turn;
  const { cf, emails, phones } = ownerOf(turn);
  const own = [...world.facts.requests.values()].filter(
    (one) => one.cf === cf && phones.includes(one.phone) && emails.includes(one.email),
  );
  const request = pickOf(turn, 0, own);
  if (!request) return;
  const { guid, phone, email } = request;
  const byLink = pickOf(turn, 1, [true, false]) ?? true;
  await patiently(turn, 'She is sent no code', async () => {
    world.renew(index);
    if (byLink) await locateByGuid(turn, request);
    else {
      const identity = { cf, numCell: phone, prefCell: '+39', mail: email };
      must('Her data find nothing', await world.call(index, 'contactNext', identity));
    }
    const sent = await sendResumeCode({ ...turn, picks: [0] });
    if (!isSuccess(sent)) return sent;
    must('Her code was refused', await enterResumeCode({ ...turn, picks: [0, 0] }));
    return undefined;
  });
  const listed = await list(turn);
  must('Her list was refused', listed);
  const data = listed.body['data'] as readonly { readonly guid: string }[];
  if (!data.some((one) => one.guid === guid)) throw new Violation('f', `Her list misses ${request.label}`);
  must('Her request does not open', await open({ ...turn, picks: [0, 1] }, request));
};
