import { render, screen } from '@testing-library/react';
import { PasswordChecklist } from '../../src/ui/fields/PasswordChecklist';
import { PasswordField } from '../../src/ui/fields/PasswordField';
import { press, user } from './hands';
import { renderForm } from './renderForm';

it('[R5.2-06] the checklist shows each rule and announces the count', () => {
  const { rerender } = render(<PasswordChecklist rules={[{ label: 'Una cifra', met: false }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Una cifra (requisito mancante)');
  rerender(<PasswordChecklist rules={[{ label: 'Una cifra', met: true }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Una cifra (requisito soddisfatto)');
  expect(screen.getByRole('status')).toHaveTextContent('Requisiti soddisfatti: 1 di 1');
});

it('shows and hides the password, without touching it', async () => {
  renderForm({ a: { password: '' } }, <PasswordField name="a.password" label="Password" />);
  const field = screen.getByLabelText('Password');
  await user.type(field, ' Abc ');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  await press('Mostra password');
  expect(field).toHaveAttribute('type', 'text');
  await press('Nascondi password');
  await user.tab();
  expect(field).toHaveValue(' Abc ');
});
