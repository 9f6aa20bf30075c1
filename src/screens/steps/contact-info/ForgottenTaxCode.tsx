import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { greetingCopy } from '../../../copy/contact-info';
import { useBoundField } from '../../../ui/form/useBoundField';
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
  const [open, setOpen] = useState(false);
  const nome = useBoundField<string>(paths.nome, '');
  const cognome = useBoundField<string>(paths.cognome, '');
  const cf = useBoundField<string>(paths.cf, '');
  useEffect(() => whenIdle(loadCalculator), []);
  const take = (computed: ComputedTaxCode) => {
    nome.onCommit(computed.nome);
    cognome.onCommit(computed.cognome);
    cf.onCommit(computed.cf);
    setOpen(false);
  };
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {greetingCopy.forgotten}
      </Button>
      {open &&
        createPortal(
          <Suspense fallback={<LoadingOverlay active />}>
            <TaxCodeCalculator
              nome={nome.value}
              cognome={cognome.value}
              onComputed={take}
              onClose={() => setOpen(false)}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
