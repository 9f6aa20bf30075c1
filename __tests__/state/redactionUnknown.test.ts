import fc from 'fast-check';
import { isSensitiveComponent, REDACTED } from '../../src/contract/sensitive';
import { redact } from '../../src/state/redaction';

it('a component of any name is masked, unless its value is known to be a choice of the flow', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z]{1,20}$/), fc.stringMatching(/^[a-z ]{1,30}$/), (name, value) => {
      const shown = JSON.parse(JSON.stringify({ any: [{ name, value, status: '' }] }, redact)) as {
        any: [{ value: string }];
      };
      expect(shown.any[0].value).toBe(isSensitiveComponent(name) ? REDACTED : value);
    }),
  );
});
