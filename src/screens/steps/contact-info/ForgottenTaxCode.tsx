import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { calculatorCopy, greetingCopy } from '../../../copy/contact-info';
import { useBoundField, useFieldActions } from '../../../ui/form/useBoundField';
import { Button } from '../../../ui/shell/Button';
import { extra } from '../../../ui/shell/extra';
import { LoadingOverlay } from '../../../ui/shell/LoadingOverlay';
import { LostDialog } from '../../../ui/shell/LostDialog';
import type { TaxCodePaths } from '../../shared/TaxCodeWatcher';
import { whenIdle } from '../../shared/whenIdle';
import type { ComputedTaxCode, TaxCodeCalculatorProps } from './TaxCodeCalculator';

const loadCalculator = () =>
  import(/* webpackChunkName: "screen-contact-info-calculator" */ './TaxCodeCalculator');
const TaxCodeCalculator = extra<TaxCodeCalculatorProps>(
  loadCalculator,
  ({ onClose }) => (
    <LostDialog title={calculatorCopy.title} message={calculatorCopy.lost} onClose={onClose} />
  ),
  { waiting: <LoadingOverlay active /> },
);

export function ForgottenTaxCode({ paths }: { paths: TaxCodePaths }) {
  const [names, setNames] = useState<{ readonly nome: string; readonly cognome: string }>();
  const nome = useBoundField<string>(paths.nome, '');
  const cognome = useBoundField<string>(paths.cognome, '');
  const cf = useFieldActions<string>(paths.cf);
  useEffect(() => whenIdle(() => loadCalculator().catch(() => undefined)), []);
  const take = (computed: ComputedTaxCode) => {
    nome.onCommit(computed.nome);
    cognome.onCommit(computed.cognome);
    cf.onCommit(computed.cf);
    setNames(undefined);
  };
  const open = () => setNames({ nome: nome.value, cognome: cognome.value });
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={open}>
        {greetingCopy.forgotten}
      </Button>
      {names &&
        createPortal(
          <TaxCodeCalculator {...names} onComputed={take} onClose={() => setNames(undefined)} />,
          document.body,
        )}
    </>
  );
}
