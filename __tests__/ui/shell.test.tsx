import { act, render, screen, within, waitFor } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../../src/ui/shell/Dialog';
import { ErrorDialog } from '../../src/ui/shell/ErrorDialog';
import { InfoDialog } from '../../src/ui/shell/InfoDialog';
import { LoadingOverlay } from '../../src/ui/shell/LoadingOverlay';
import { PageHeading } from '../../src/ui/shell/PageHeading';
import { Stepper } from '../../src/ui/shell/Stepper';
import { stepperLabels } from '../../src/contract/steps/table';
import { button, press } from './hands';

it('the stepper says in words which steps are done and which is the one', () => {
  render(<Stepper steps={stepperLabels} current={2} />);
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said[0]).toMatch(/ \(completato\)$/);
  expect(said[1]).toMatch(/ \(in corso\)$/);
  expect(said[2]).toMatch(/[^)]$/);
});

it('the stepper marks no step past the end', () => {
  render(<Stepper steps={stepperLabels} current={stepperLabels.length + 1} />);
  expect(screen.getAllByRole('listitem').some((item) => item.hasAttribute('aria-current'))).toBe(false);
  expect(screen.queryByText(/^Passo/)).not.toBeInTheDocument();
});

it('[R2.3-01] says the page within a step of several, and fills its segment page by page', () => {
  const { container, rerender } = render(
    <Stepper steps={stepperLabels} current={1} pages={{ page: 3, pages: 6 }} />,
  );
  expect(container.querySelector('p')).toHaveTextContent('Passo 1 di 7·Inizio·3 di 6');
  expect(container.querySelectorAll('.cells > *')).toHaveLength(6);
  expect(container.querySelectorAll('.cells > .reached')).toHaveLength(3);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Inizio 3 di 6');
  rerender(<Stepper steps={stepperLabels} current={1} pages={{ page: 0, pages: 6 }} />);
  expect(container.querySelector('p')).toHaveTextContent('Passo 1 di 7·Inizio');
});

describe('LoadingOverlay', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

  it('[R2.3-04] is announced after 150 ms, not for what is quick, and then stays long enough not to flicker', () => {
    const { rerender } = render(<LoadingOverlay active />);
    pass(100);
    rerender(<LoadingOverlay active={false} />);
    pass(1000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<LoadingOverlay active />);
    pass(149);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    pass(1);
    expect(screen.getByRole('status')).toHaveTextContent('Caricamento in corso…');
    rerender(<LoadingOverlay active={false} />);
    pass(399);
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
    pass(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

function WithDialog({ onRetry }: { onRetry: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Apri</button>
      <ErrorDialog
        open={open}
        message="Il codice è scaduto"
        onRetry={onRetry}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

describe('dialogs', () => {
  it("[R2.3-05] the error dialog is titled 'Errore', 'Riprova' does it again, and the focus comes and goes with it", async () => {
    const onRetry = jest.fn();
    render(<WithDialog onRetry={onRetry} />);
    await press('Apri');
    const dialog = screen.getByRole('alertdialog', { name: 'Errore' });
    expect(dialog).toHaveAccessibleDescription('Il codice è scaduto');
    expect(within(dialog).getByRole('heading')).toHaveFocus();
    await press('Riprova');
    expect(onRetry).toHaveBeenCalledTimes(1);
    await press('Chiudi');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(button('Apri')).toHaveFocus();
  });

  it('stays open while a part loads, and after', async () => {
    const onClose = jest.fn();
    let arrive = () => {};
    const loading = new Promise<void>((resolve) => (arrive = resolve));
    const Loaded = lazy(async () => {
      await loading;
      return { default: () => <p>Testo</p> };
    });
    const page = (loads: boolean) => (
      <Suspense>
        <InfoDialog open title="Novità" onClose={onClose}>
          {loads && <Loaded />}
        </InfoDialog>
      </Suspense>
    );
    const { rerender } = render(page(false));
    const dialog = screen.getByRole('dialog');
    rerender(page(true));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await act(async () => arrive());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await screen.findByText('Testo')).toBeVisible();
    expect(dialog).toHaveAttribute('open');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('whose browser closes it on a second Esc is closed by the page, or stays', async () => {
    const onClose = jest.fn();
    const { rerender } = render(
      <Dialog open title="Novità" onClose={onClose}>
        Testo
      </Dialog>,
    );
    const end = () => act(async () => screen.getByRole<HTMLDialogElement>('dialog').close());
    await end();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    rerender(
      <Dialog open title="Novità">
        Testo
      </Dialog>,
    );
    await waitFor(() => expect(document.querySelector('dialog')).not.toHaveAttribute('open'));
    document.querySelector('dialog')?.dispatchEvent(new Event('close'));
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
  });

  it.each(['gone', 'nowhere'])('gives the focus to the title where it was %s before', async (before) => {
    const page = (open: boolean, button: boolean) => (
      <>
        <PageHeading>I tuoi dati</PageHeading>
        {button && <button type="button">Apri</button>}
        <InfoDialog open={open} title="Novità" onClose={jest.fn()}>
          Testo
        </InfoDialog>
      </>
    );
    const { rerender } = render(page(false, true));
    if (before === 'gone') button('Apri').focus();
    rerender(page(true, true));
    rerender(page(true, false));
    rerender(page(false, false));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
