import { act, render, screen, within, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ErrorDialog } from '../../src/ui/shell/ErrorDialog';
import { InfoDialog } from '../../src/ui/shell/InfoDialog';
import { LoadingOverlay } from '../../src/ui/shell/LoadingOverlay';
import { PageHeading } from '../../src/ui/shell/PageHeading';
import { Stepper } from '../../src/ui/shell/Stepper';
import { stepperLabels } from '../../src/contract/steps/table';
import { button, press } from './hands';

it('[R2.2-02] the stepper marks no step past the end', () => {
  render(<Stepper steps={stepperLabels} current={stepperLabels.length + 1} />);
  expect(screen.getAllByRole('listitem').some((item) => item.hasAttribute('aria-current'))).toBe(false);
  expect(screen.queryByText(/^Passo/)).not.toBeInTheDocument();
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
