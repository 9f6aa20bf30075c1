import { newPhrase } from '../../../server/uploads/newPhrase';

it('[R7.8-07] a new phrase is never the one before', () => {
  let before = newPhrase();
  for (let turn = 0; turn < 500; turn += 1) {
    const phrase = newPhrase(before);
    expect(phrase.split(' ')[0]).not.toBe(before.split(' ')[0]);
    before = phrase;
  }
});
