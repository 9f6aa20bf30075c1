import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../../src/ui/fields/TextField';
import { renderForm } from './renderForm';

const initial = { dati: { nome: '', cognome: '' } };
const fields = (
  <>
    <TextField name="dati.nome" label="Nome" />
    <button type="button">Aiuto</button>
  </>
);
const validate = ({ dati }: Readonly<Record<string, Readonly<Record<string, string | boolean>>>>) =>
  dati?.['nome'] === '' ? { dati: { nome: 'Nome è obbligatorio' } } : {};
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('a press that leaves a field', () => {
  const press = async () => {
    renderForm(initial, fields, { validate });
    await userEvent.click(screen.getByLabelText('Nome'));
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Aiuto' }));
    fireEvent.blur(screen.getByLabelText('Nome'));
  };

  it('shows no message, which would move the page, before the press has become a click', async () => {
    await press();
    await settled();
    expect(screen.queryByText('Nome è obbligatorio')).not.toBeInTheDocument();
    fireEvent.pointerUp(document.body);
    expect(await screen.findByText('Nome è obbligatorio')).toBeVisible();
  });

  it('judges all the same when the end of the press is never told', async () => {
    await press();
    await waitFor(() => expect(screen.getByText('Nome è obbligatorio')).toBeVisible(), { timeout: 1500 });
  });
});
