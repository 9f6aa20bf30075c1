import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { greetingCopy } from '../../../copy/contact-info';
import { useFormScope } from '../../../ui/form/FormScope';
import { useFieldActions } from '../../../ui/form/useBoundField';
import { Button } from '../../../ui/shell/Button';
import { LoadingOverlay } from '../../../ui/shell/LoadingOverlay';
import type { TaxCodePaths } from '../../shared/TaxCodeWatcher';
import { whenIdle } from '../../shared/whenIdle';
import type { ComputedTaxCode } from './TaxCodeCalculator';

const loadCalculator = () =>
  import(/* webpackChunkName: "screen-contact-info-calculator" */ './TaxCodeCalculator');
const TaxCodeCalculator = lazy(loadCalculator);

/** Opens the calculator. Its result fills in the code and the names, from which the code is computed. */
export function ForgottenTaxCode({ paths }: { paths: TaxCodePaths }) {
  const { text } = useFormScope().values;
  const [names, setNames] = useState<{ readonly nome: string; readonly cognome: string }>();
  const nome = useFieldActions<string>(paths.nome);
  const cognome = useFieldActions<string>(paths.cognome);
  const cf = useFieldActions<string>(paths.cf);
  useEffect(() => whenIdle(loadCalculator), []);
  const take = (computed: ComputedTaxCode) => {
    nome.onCommit(computed.nome);
    cognome.onCommit(computed.cognome);
    cf.onCommit(computed.cf);
    setNames(undefined);
  };
  const open = () => setNames({ nome: text(paths.nome), cognome: text(paths.cognome) });
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={open}>
        {greetingCopy.forgotten}
      </Button>
      {names &&
        createPortal(
          <Suspense fallback={<LoadingOverlay active />}>
            <TaxCodeCalculator {...names} onComputed={take} onClose={() => setNames(undefined)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
