import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InputBaseProps } from '@mui/material/InputBase';
import { SelectField } from '../../src/ui/fields/SelectField';
import { TextField } from '../../src/ui/fields/TextField';
import { UppercaseField } from '../../src/ui/fields/UppercaseField';
import { renderForm } from './renderForm';

const rendered: string[] = [];

jest.mock('@mui/material/InputBase', () => {
  const actual = jest.requireActual<{ default: (props: InputBaseProps) => React.JSX.Element }>(
    '@mui/material/InputBase',
  );
  return {
    ...actual,
    __esModule: true,
    default: (props: InputBaseProps) => {
      rendered.push(props.id ?? 'select');
      return <actual.default {...props} />;
    },
  };
});

const names = Array.from({ length: 24 }, (_, index) => `c${index}`);
const options = [{ value: 'a', label: 'A' }];

it('a key renders its own field once, and no other of twenty-five', async () => {
  const user = userEvent.setup();
  renderForm(
    { w: Object.fromEntries([...names, 'cf', 'sel'].map((name) => [name, ''])) },
    <>
      {names.map((name) => (
        <TextField key={name} name={`w.${name}`} label={name} hint="Un aiuto" />
      ))}
      <UppercaseField name="w.cf" label="cf" />
      <SelectField name="w.sel" label="sel" options={options} />
    </>,
    { validate: () => ({}) },
  );
  await user.click(screen.getByLabelText('c3'));
  rendered.length = 0;
  await user.keyboard('x');
  expect(rendered).toEqual(['campo-w-c3']);
  await user.click(screen.getByLabelText('cf'));
  rendered.length = 0;
  await user.keyboard('x');
  expect(rendered).toEqual(['campo-w-cf']);
});
