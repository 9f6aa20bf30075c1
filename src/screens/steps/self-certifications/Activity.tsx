import { useFormikContext } from 'formik';
import { useCallback, useState } from 'react';
import { selfCertificationsCopy } from '../../../copy/self-certifications';
import { AutocompleteField } from '../../../ui/fields/AutocompleteField';
import { SelectField } from '../../../ui/fields/SelectField';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { Button } from '../../../ui/shell/Button';
import { InfoDialog } from '../../../ui/shell/InfoDialog';
import { useAtecoCodes, useBusinessTypes, useSectors } from './lists';

const copy = selfCertificationsCopy.company.activity;

/** Business type, sector, ATECO code: each list depends on the choice before, which clears what follows. */
export function Activity() {
  const { setFieldValue } = useFormikContext();
  const clear = useCallback((name: string) => void setFieldValue(name, '', false), [setFieldValue]);
  const clearSector = useCallback(() => {
    clear('attivita.settoreAttivita');
    clear('attivita.codiceAteco');
  }, [clear]);
  const clearAteco = useCallback(() => clear('attivita.codiceAteco'), [clear]);
  const types = useBusinessTypes();
  return (
    <>
      <SelectField
        name="attivita.tipoSocieta"
        label={copy.tipoSocieta}
        onValueChange={clearSector}
        {...types}
      />
      <Sector onValueChange={clearAteco} />
      <Ateco />
    </>
  );
}

function Sector({ onValueChange }: { onValueChange: () => void }) {
  const type = useFieldValue('attivita.tipoSocieta');
  const sectors = useSectors(type);
  return (
    <AutocompleteField
      name="attivita.settoreAttivita"
      label={copy.settoreAttivita}
      hint={type === '' ? copy.settoreHint : undefined}
      disabled={type === ''}
      onValueChange={onValueChange}
      {...sectors}
    />
  );
}

function Ateco() {
  const sector = useFieldValue('attivita.settoreAttivita');
  const codes = useAtecoCodes(sector);
  return (
    <>
      <AutocompleteField
        name="attivita.codiceAteco"
        label={copy.codiceAteco}
        hint={copy.atecoHint}
        disabled={sector === ''}
        {...codes}
      />
      <AtecoHelp />
    </>
  );
}

function AtecoHelp() {
  const [open, setOpen] = useState(false);
  const { title, text, example } = selfCertificationsCopy.company.atecoDialog;
  return (
    <div>
      <Button variant="link" onClick={() => setOpen(true)}>
        {copy.atecoHelp}
      </Button>
      <InfoDialog open={open} title={title} onClose={() => setOpen(false)}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>{example}</p>
      </InfoDialog>
    </div>
  );
}
