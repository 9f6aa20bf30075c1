/** @jest-environment jsdom */
import fc from 'fast-check';
import { licencesPage } from '../../scripts/licences/page';

it('shows every package once, with its text as it is', () => {
  const notice = fc.record({
    name: fc.stringMatching(/^[a-z]{3,9}$/),
    version: fc.constant('1.2.3'),
    licence: fc.constantFrom('MIT', 'ISC'),
    text: fc.oneof(fc.constant('the same {{terms}}'), fc.stringMatching(/^[a-zè<>&"']{1,9}$/)),
  });
  fc.assert(
    fc.property(fc.uniqueArray(notice, { selector: ({ name }) => name, minLength: 1 }), (notices) => {
      const page = new DOMParser().parseFromString(
        licencesPage(notices, (frame) => frame),
        'text/html',
      );
      const shown = [...page.querySelectorAll('details')].map((one) => ({
        names: (one.querySelector('summary')?.textContent ?? '').replace(/: [^:]*$/, '').split(', '),
        text: one.querySelector('pre')?.textContent ?? '',
      }));
      const names = (one: { readonly text: string }) =>
        notices.filter(({ text }) => text === one.text).map(({ name, version }) => `${name} ${version}`);
      expect(shown.flatMap((one) => one.names)).toHaveLength(notices.length);
      for (const one of shown) expect([...one.names].sort()).toEqual(names(one).sort());
    }),
  );
});
