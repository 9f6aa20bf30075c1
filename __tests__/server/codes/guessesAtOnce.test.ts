import { startTestApp, type TestApp } from '../support';
import { named, not, SUCCESS, WORN_OUT, WRONG } from './people';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

it.each([1, 5, 6, 9])(
  '[R6-02] of nine guesses sent at once five count: the right one at place %d is taken only among them',
  async (place) => {
    const { client, applicant } = await named(service);
    const indirizzo = applicant.email;
    await client.call('validateEmail', { indirizzo });
    const right = await service.lastCode(indirizzo);
    const guesses = Array.from({ length: 9 }, (_, index) => (index + 1 === place ? right : not(right)));
    const answers = await Promise.all(
      guesses.map((codice) => client.call('confermaEmail', { indirizzo, codice })),
    );
    expect(answers[place - 1]).toMatchObject(place <= 5 ? SUCCESS : WORN_OUT);
    if (place > 5) expect(answers.filter(({ message }) => message === WRONG.message)).toHaveLength(5);
  },
);
