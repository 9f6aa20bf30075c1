import { screen, waitFor, within } from '@testing-library/react';
import { maskDate, maskMonth, tidyPastDate } from '../../src/contract/dateText';
import { DateField } from '../../src/ui/fields/DateField';
import { MonthField } from '../../src/ui/fields/MonthField';
import { press, user } from './hands';
import { renderForm } from './renderForm';

describe('the mask of a date', () => {
  it.each([
    ['1/2/2030', '01/02/2030'],
    ['010', '01/0'],
    ['01', '01/'],
    ['1/', '01/'],
    ['01/022', '01/02/2'],
    ['01/02/20304', '01/02/2030'],
    ['a', 'a'],
    ['1 febbraio 2030', '01/02/2030'],
    ['2030-02-0', '2030-02-0'],
    ['20/20/-', '2020-'],
    ['1 febbra', '1 febbra'],
  ])('makes %s into %s', (text, masked) => expect(maskDate(text, true)).toBe(masked));

  it.each(['01/', '01', '0/02/2030', '1 febbra 2020'])('puts nothing back while %s is deleted', (text) =>
    expect(maskDate(text, false)).toBe(text),
  );

  it.each(['2020-02-01', '1985-10-30', '2020.02.01', '1 febbraio 2020', 'il 1 feb 2020'])(
    'understands %s, typed key by key',
    (text) => {
      const typed = [...text].reduce((shown, key) => maskDate(shown + key, true), '');
      expect(typed).toBe(tidyPastDate(text));
      expect(typed).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    },
  );

  it.each([
    ['022030', '02/2030'],
    ['2/2030', '02/2030'],
    ['2020-01', '01/2020'],
    ['2010-12', '12/2010'],
    ['gennaio 2020', '01/2020'],
    ['2020-', '2020-'],
  ])('understands the month %s, typed key by key', (text, month) =>
    expect([...text].reduce((shown, key) => maskMonth(shown + key, true), '')).toBe(month),
  );

  it.each(['====', '----', '/', 'gg/mm/aaaa', '?', 'ILIMITATA', 'n.d.'])('leaves %s as it is typed', (text) =>
    expect([...text].reduce((shown, key) => maskDate(shown + key, true), '')).toBe(text),
  );

  it('leaves no hanging slash', () => expect(tidyPastDate('01/')).toBe('01'));
});

describe('DateField', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Data di rilascio');
  const open = (data: string) =>
    renderForm({ a: { data } }, <DateField name="a.data" label="Data di rilascio" />);

  it('is typed as digits alone, pasted, and deleted to the beginning, over the slashes', async () => {
    open('');
    await user.type(field(), '01022030');
    expect(field()).toHaveValue('01/02/2030');
    await user.type(field(), '{Backspace>10/}');
    expect(field()).toHaveValue('');
    await user.paste('1/2/2030');
    expect(field()).toHaveValue('01/02/2030');
  });

  it('[R5.6-03] shows the full year when the field is left', async () => {
    open('');
    await user.type(field(), '1/2/30');
    await user.tab();
    expect(field()).toHaveValue('01/02/1930');
  });

  it('[R5.6-03] names the form of a date once, in every error of a text that is none', async () => {
    const wrong = { a: { data: 'Data di rilascio non è valido' } };
    renderForm({ a: { data: '' } }, <DateField name="a.data" label="Data di rilascio" />, {
      validate: () => wrong,
    });
    const says = (words: RegExp) => waitFor(() => expect(field()).toHaveAccessibleDescription(words));
    for (const typed of ['', '31/04/2020', '2015', '1/2']) {
      await user.clear(field());
      await user.type(field(), typed === '' ? '1{Backspace}' : typed);
      await user.tab();
      await says(/^Data di rilascio non è valido Scrivila come 05\/03\/2019. [^.]*: gg\/mm\/aaaa$/);
    }
    await user.clear(field());
    await user.type(field(), '01/02/2099');
    await user.tab();
    await says(/Data di rilascio non è valido Non può essere nel futuro/);
  });

  it('keeps the caret in the middle', async () => {
    open('0/02/2030');
    await user.type(field(), '5', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field()).toHaveValue('05/02/2030');
    expect(field().selectionStart).toBe(2);
  });

  it('opens an Italian calendar on the date that is there, and takes the day picked', async () => {
    open('01/02/2026');
    await press('Scegli dal calendario: Data di rilascio');
    // Its title would be read after its name.
    const titled = await screen.findByRole('dialog');
    expect(titled.querySelectorAll('button[title]')).toHaveLength(0);
    const dialog = await screen.findByRole('dialog', { name: 'Data di rilascio' }, { timeout: 20_000 });
    expect(within(dialog).getByText('febbraio 2026')).toBeVisible();
    await user.click(within(dialog).getByRole('gridcell', { name: '14' }));
    await waitFor(() => expect(field()).toHaveValue('14/02/2026'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('[R5.5-03] names the form of a month once, and leaves a year alone as it is', async () => {
  const wrong = { a: { mese: 'Data di Termine non è valido' } };
  renderForm({ a: { mese: '' } }, <MonthField name="a.mese" label="Fine" />, { validate: () => wrong });
  const month = screen.getByLabelText('Fine');
  await user.type(month, '2015');
  await user.tab();
  expect(month).toHaveValue('2015');
  await waitFor(() =>
    expect(month).toHaveAccessibleDescription(
      /^Data di Termine non è valido Scrivila come 06\/2024. [^.]*: mm\/aaaa$/,
    ),
  );
});

it('a month is typed as digits alone', async () => {
  const { onSubmit } = renderForm({ a: { mese: '' } }, <MonthField name="a.mese" label="Fine" />);
  await user.type(screen.getByLabelText('Fine'), '112025{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ a: { mese: '11/2025' } }));
});
