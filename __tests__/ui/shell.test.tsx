import { act, render, screen, within, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ActionBar } from '../../src/ui/shell/ActionBar';
import { ErrorDialog } from '../../src/ui/shell/ErrorDialog';
import { InfoDialog } from '../../src/ui/shell/InfoDialog';
import { LoadingOverlay } from '../../src/ui/shell/LoadingOverlay';
import { NavigationContext, PageHeading } from '../../src/ui/shell/PageHeading';
import { Stepper } from '../../src/ui/shell/Stepper';
import { stepperLabels as labels } from '../../src/contract/steps/table';
import { button, press } from './hands';

describe('Stepper', () => {
  it('[R2.2-01] is an ordered list of the labels, the step in hand marked', () => {
    render(<Stepper steps={labels} current={3} />);
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.lastChild?.firstChild?.textContent)).toEqual(labels);
    expect(items.findIndex((item) => item.getAttribute('aria-current') === 'step')).toBe(2);
    expect(items[1]).toHaveTextContent('completato');
    expect(items[3]).not.toHaveTextContent('completato');
    expect(screen.getByText('Passo 3 di 7')).toBeInTheDocument();
  });

  it('[R2.2-02] marks none past the end', () => {
    render(<Stepper steps={labels} current={8} />);
    expect(screen.getAllByRole('listitem').some((item) => item.hasAttribute('aria-current'))).toBe(false);
    expect(screen.queryByText(/^Passo/)).not.toBeInTheDocument();
  });
});

it('[R2.3-03] Back is there only when there is where to go back to', async () => {
  const onBack = jest.fn();
  const onContinue = jest.fn();
  const { rerender } = render(<ActionBar onContinue={onContinue} />);
  expect(screen.queryByRole('button', { name: 'Indietro' })).not.toBeInTheDocument();
  rerender(<ActionBar onContinue={onContinue} onBack={onBack} />);
  await press('Indietro');
  await press('Continua');
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(onContinue).toHaveBeenCalledTimes(1);
  rerender(<ActionBar onContinue={onContinue} onBack={onBack} busy />);
  await press('Continua');
  expect(onContinue).toHaveBeenCalledTimes(1);
});

describe('LoadingOverlay', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

  it('[R2.3-04] is announced after 150 ms, and then stays long enough not to flicker', () => {
    const { rerender } = render(<LoadingOverlay active />);
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

  it('shows nothing for what is quick', () => {
    const { rerender } = render(<LoadingOverlay active />);
    pass(100);
    rerender(<LoadingOverlay active={false} />);
    pass(1000);
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

  it('a help dialog is left by its button', async () => {
    const onClose = jest.fn();
    render(
      <InfoDialog open title="Codice ATECO" onClose={onClose} closeLabel="Ho capito">
        Bastano 4 cifre.
      </InfoDialog>,
    );
    await press('Ho capito');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('PageHeading', () => {
  it('[R2.3-06] takes the focus and scrolls up at every navigation, not at the first load', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const page = (key: string | undefined) => (
      <NavigationContext value={key}>
        <PageHeading>Dati personali</PageHeading>
      </NavigationContext>
    );
    const { rerender } = render(page(undefined));
    expect(screen.getByRole('heading')).not.toHaveFocus();
    rerender(page('a'));
    expect(screen.getByRole('heading')).toHaveFocus();
    screen.getByRole('heading').blur();
    rerender(page('a'));
    expect(screen.getByRole('heading')).not.toHaveFocus();
    rerender(page('b'));
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });
});
