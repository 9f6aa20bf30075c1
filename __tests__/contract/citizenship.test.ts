// The flag that decides the second document's types: its name and its words are the back end's.
import { saysItalian } from '../../src/contract/rules/documents';
import { ownWidgets } from '../../src/contract/steps/naming';

it.each(['false', 'FALSE', 'N', 'no', '0', ' f '])('%j denies that the applicant is Italian', (flag) => {
  expect(saysItalian(flag)).toBe(false);
});

it.each(['true', 'S', '1', '', 'selected'])('%j does not deny it', (flag) => {
  expect(saysItalian(flag)).toBe(true);
});

it.each(['italiano', 'isItaliano', 'cittadinoItaliano', 'flagItaliana', 'cittadinanzaItaliana'])(
  'the component %s is the flag',
  (name) => {
    const components = [{ name, value: 'N', status: '', errorMessage: [] }];
    const widgets = [{ name: 'dati', code: 'D', errorMessage: [], components }];
    expect(ownWidgets('identification', widgets, {})).toMatchObject([
      { name: 'secondoDocumento', components: [{ name: 'cittadinanzaItaliana', value: 'N' }] },
    ]);
  },
);
