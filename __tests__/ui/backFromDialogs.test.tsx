import { render, screen } from '@testing-library/react';
import { Dialog } from '../../src/ui/shell/Dialog';

const page = (control: React.ReactNode, open: boolean) => (
  <>
    <h1 tabIndex={-1}>Titolo</h1>
    {control}
    <Dialog open={open} title="Dialogo" onClose={() => undefined}>
      <p>Testo</p>
    </Dialog>
  </>
);
const opener = <button id="riquadro">Scegli</button>;

it.each<[string, React.ReactNode, string]>([
  ['to what opened it', opener, 'Scegli'],
  [
    'to what stands in its place with its id',
    <div key="d" id="riquadro" tabIndex={-1}>
      In invio
    </div>,
    'In invio',
  ],
  ['to the title where nothing does', null, 'Titolo'],
])('the focus goes back %s', async (_, after, words) => {
  const { rerender } = render(page(opener, false));
  screen.getByRole('button').focus();
  rerender(page(opener, true));
  rerender(page(after, true));
  rerender(page(after, false));
  await screen.findByText(words);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText(words)).toHaveFocus();
});
