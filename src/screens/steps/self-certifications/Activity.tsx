import { useCallback, useState } from 'react';
import { selfCertificationsCopy } from '../../../copy/self-certifications';
import { AutocompleteField } from '../../../ui/fields/AutocompleteField';
import { SelectField } from '../../../ui/fields/SelectField';
import { useFormScope } from '../../../ui/form/FormScope';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { Button } from '../../../ui/shell/Button';
import { InfoDialog } from '../../../ui/shell/InfoDialog';
import { useAtecoCodes, useBusinessTypes, useSectors } from './lists';

const copy = selfCertificationsCopy.company.activity;
const TYPE = 'attivita.tipoSocieta';
const SECTOR = 'attivita.settoreAttivita';
const ATECO = 'attivita.codiceAteco';

/** Each list depends on the choice before it. */
export function Activity() {
  const { write } = useFormScope();
  const clearAteco = useCallback(() => write(ATECO, ''), [write]);
  const clearSector = useCallback(() => {
    write(SECTOR, '');
    clearAteco();
  }, [write, clearAteco]);
  const types = useBusinessTypes();
  return (
    <>
      <SelectField name={TYPE} label={copy.tipoSocieta} onValueChange={clearSector} {...types} />
      <Sector onValueChange={clearAteco} />
      <Ateco />
    </>
  );
}

function Sector({ onValueChange }: { onValueChange: () => void }) {
  const type = useFieldValue(TYPE);
  const sectors = useSectors(type);
  return (
    <AutocompleteField
      name={SECTOR}
      label={copy.settoreAttivita}
      hint={type === '' ? copy.settoreFirst : copy.settoreHint}
      disabled={type === ''}
      onValueChange={onValueChange}
      {...sectors}
    />
  );
}

function Ateco() {
  const typed = useFieldValue(SECTOR);
  const { options } = useSectors(useFieldValue(TYPE));
  // A text that is no sector has no codes.
  const sector = options.some(({ value }) => value === typed) ? typed : '';
  const codes = useAtecoCodes(sector);
  return (
    <>
      <AutocompleteField
        name={ATECO}
        label={copy.codiceAteco}
        hint={sector === '' ? copy.atecoFirst : copy.atecoHint}
        noMatch={copy.atecoNoMatch}
        formerLabel={copy.atecoFormer}
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
