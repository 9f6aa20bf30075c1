import { httpError, networkError, timeoutError } from '../../../src/api/failures';
import { contactPages } from '../../../src/contract/steps/table';
import { greetingSubmitted, mobileSubmitted } from '../../../src/flows/actions';
import { selectDialog, selectSubPage } from '../../../src/state/selectors';
import { userChanged } from '../../../src/state/step';
import { answer, component, onStep, refusal, widget } from '../support';
import { running } from '../running';

const ok = { status: 'success' };
const person = { nome: 'Mario', cognome: 'Rossi', cf: 'RSSMRA80A01H501U' };
const TOO_SOON = 'Ti abbiamo appena inviato un codice. Potrai richiederne uno nuovo tra 59 secondi.';

const channels = [
  {
    name: 'email',
    send: 'validateEmail',
    flag: 'validateEmail',
    widget: 'email',
    targets: ['a@example.it', 'b@example.it'],
    page: contactPages.verifyEmail,
    tell: (email: string) => greetingSubmitted({ ...person, email, promoCode: '' }),
  },
  {
    name: 'cellulare',
    send: 'validateCellulare',
    flag: 'otpCellulare',
    widget: 'cellulare',
    targets: ['3331234567', '3477654321'],
    page: contactPages.verifyPhone,
    tell: (numero: string) => mobileSubmitted({ numero }),
  },
] as const;
type Channel = (typeof channels)[number];

/** The service sends an address one code a minute; `lose` says which answers do not arrive. */
const serviceOf = (
  { send, flag, widget: name }: Channel,
  lose: (call: number) => unknown,
  isMinuteOver = false,
) => {
  const sent: string[] = [];
  let calls = 0;
  const onSend = (request: Record<string, string>) => {
    calls += 1;
    const target = request.indirizzo ?? request.numero ?? '';
    const lost = lose(calls);
    if (lost === 'unsent') return networkError(send);
    if (!isMinuteOver && sent.includes(target)) return refusal(send, TOO_SOON);
    sent.push(target);
    return lost ?? ok;
  };
  const current = () => {
    const target = sent.at(-1);
    const told = [component(name, target), component(flag, '', { status: 'pending' })];
    return answer('contact-info', { widgets: target === undefined ? [] : [widget(name, told)] });
  };
  const answers = {
    checkCustomerInfo: { ...ok, data: { stato: '', cellulare: '' } },
    onboardingNext: current,
    [send]: onSend,
  };
  return { answers, sent };
};

const at = () => onStep('contact-info', {}, contactPages.info, [userChanged(person)]);

describe.each(channels)('a code by $name', (channel) => {
  const { tell, page, targets } = channel;
  const [first, second] = targets;

  it.each([
    ['the line breaks', networkError(channel.send)],
    ['nothing comes in time', timeoutError(channel.send)],
    ['a proxy answers 504', httpError(channel.send, 504)],
  ])('[R4.3-01] that was sent, but %s: Riprova leads to its page and sends no other', async (_, lost) => {
    const { answers, sent } = serviceOf(channel, (call) => (call === 1 ? lost : undefined), true);
    const app = await running(at(), answers);
    await app.send(tell(first));
    expect(selectDialog(app.state())?.retry).toBeDefined();
    await app.tryAgain();
    expect(selectDialog(app.state())).toBeNull();
    expect(selectSubPage(app.state())).toBe(page);
    expect(sent).toEqual([first]);
    // The pause belongs to a code that was sent: another cannot be asked for at once.
    expect(app.state().codes[channel.name === 'email' ? 'email' : 'sms']).toBeDefined();
  });

  it('[R4.3-01] whose call never arrived is sent by Riprova', async () => {
    const { answers, sent } = serviceOf(channel, (call) => (call === 1 ? 'unsent' : undefined));
    const app = await running(at(), answers);
    await app.send(tell(first));
    await app.tryAgain();
    expect(selectSubPage(app.state())).toBe(page);
    expect(sent).toEqual([first]);
  });

  it('[R4.3-01] that this page knows nothing of, and the service refuses to send again: its page all the same', async () => {
    const { answers, sent } = serviceOf(channel, () => undefined);
    sent.push(first);
    const app = await running(at(), answers);
    await app.send(tell(first));
    expect(selectDialog(app.state())).toBeNull();
    expect(selectSubPage(app.state())).toBe(page);
    expect(sent).toEqual([first]);
  });

  it('[R4.3-01] lost for one address is sent to another entered then', async () => {
    const lost = networkError(channel.send);
    const { answers, sent } = serviceOf(channel, (call) => (call === 1 ? lost : undefined));
    const app = await running(at(), answers);
    await app.send(tell(first));
    await app.send(tell(second));
    expect(sent).toEqual([first, second]);
    expect(selectSubPage(app.state())).toBe(page);
  });
});
