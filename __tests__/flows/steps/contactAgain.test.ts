import fc from 'fast-check';
import { contactPages } from '../../../src/contract/steps/table';
import {
  greetingSubmitted,
  emailCodeSubmitted,
  mobileSubmitted,
  smsCodeSubmitted,
} from '../../../src/flows/actions';
import { selectSubPage } from '../../../src/state/selectors';
import { dialogClosed } from '../../../src/state/ui';
import { userChanged } from '../../../src/state/step';
import { refusal, onStep } from '../support';
import { running } from '../running';

const ok = { status: 'success' };
const person = { nome: 'Mario', cognome: 'Rossi', cf: 'RSSMRA80A01H501U' };

const move = fc.record({
  does: fc.constantFrom('tell', 'confirm'),
  which: fc.nat({ max: 1 }),
  isRefused: fc.boolean(),
});

const channels = [
  {
    name: 'e-mail address',
    send: 'validateEmail',
    confirmBy: 'confermaEmail',
    targets: ['a@example.it', 'b@example.it'],
    pages: [contactPages.verifyEmail, contactPages.mobilePhone],
    tell: (email: string) => greetingSubmitted({ ...person, email, promoCode: '' }),
    confirm: emailCodeSubmitted({ codice: '123456' }),
  },
  {
    name: 'mobile number',
    send: 'validateCellulare',
    confirmBy: 'confermaCellulare',
    targets: ['3331234567', '3477654321'],
    pages: [contactPages.verifyPhone, contactPages.createPassword],
    tell: (numero: string) => mobileSubmitted({ numero }),
    confirm: smsCodeSubmitted({ codice: '123456' }),
  },
] as const;

it.each(channels)(
  '[R4.3-01] a code is sent to the $name exactly where it is another than before, or none has left',
  async ({ send, confirmBy, targets, pages, tell, confirm }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 6 }), async (moves) => {
        let refuses = false;
        const answer = (endpoint: 'validateEmail') => (refuses ? refusal(endpoint) : ok);
        const app = await running(onStep('contact-info', {}, 1, [userChanged(person)]), {
          checkCustomerInfo: { ...ok, data: { stato: '', cellulare: '' } },
          [send]: () => answer('validateEmail'),
          [confirmBy]: () => answer('validateEmail'),
        });
        let told = '';
        let status: '' | 'pending' | 'valid' = '';
        let sent = 0;
        for (const { does, which, isRefused } of moves) {
          const target = targets[which] ?? '';
          // A code is confirmed where one is on its way.
          if (does === 'confirm' && status !== 'pending') continue;
          refuses = isRefused;
          await app.send(does === 'confirm' ? confirm : tell(target));
          await app.send(dialogClosed());
          if (does === 'tell') {
            const isNew: boolean = target !== told || status === '';
            if (isNew) sent += 1;
            const isLost: boolean = isNew && isRefused;
            // An address to which no code could be sent is stored all the same; a number is not.
            if (isLost && send === 'validateCellulare') continue;
            told = target;
            status = isLost ? '' : isNew ? 'pending' : status;
            if (!isLost) expect(selectSubPage(app.state())).toBe(pages[status === 'valid' ? 1 : 0]);
          } else if (!isRefused) {
            status = 'valid';
            expect(selectSubPage(app.state())).toBe(pages[1]);
          }
          expect(app.names().filter((name) => name === send)).toHaveLength(sent);
        }
      }),
      { numRuns: 25 },
    );
  },
  60_000,
);
