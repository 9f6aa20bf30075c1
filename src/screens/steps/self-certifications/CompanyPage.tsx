import { useCallback } from 'react';
import { DEFAULT_COUNTRY } from '../../../contract/limits';
import { selfCertificationsCopy } from '../../../copy/self-certifications';
import { AutocompleteField } from '../../../ui/fields/AutocompleteField';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { useFormScope } from '../../../ui/form/FormScope';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { Section } from '../../../ui/shell/Section';
import { Activity } from './Activity';
import type { QuestionnaireLists } from './questionnaireLists';

/** Where the back end has no countries: the default of the specification. */
const ITALY = [{ value: DEFAULT_COUNTRY, label: DEFAULT_COUNTRY }];

const copy = selfCertificationsCopy.company;

export function CompanyPage({ lists, withDetails }: { lists: QuestionnaireLists; withDetails: boolean }) {
  return (
    <>
      <Section title={copy.activity.title}>
        <Activity />
      </Section>
      {withDetails && <Details />}
      <Section title={copy.place.title}>
        <Place lists={lists} />
      </Section>
      <Section title={copy.relationship.title}>
        <SelectField
          name="rapporto.scopoRapporto"
          label={copy.relationship.scopoRapporto}
          options={lists.purposes}
        />
        <SelectField
          name="rapporto.origineFondi"
          label={copy.relationship.origineFondi}
          hint={copy.relationship.origineHint}
          options={lists.fundsOrigins}
        />
      </Section>
    </>
  );
}

function Place({ lists }: { lists: QuestionnaireLists }) {
  const { write } = useFormScope();
  const clearRegion = useCallback(() => write('questionario.regione', ''), [write]);
  return (
    <>
      <AutocompleteField
        name="questionario.nazione"
        label={copy.place.nazione}
        options={lists.countries.length > 0 ? lists.countries : ITALY}
        onValueChange={clearRegion}
      />
      <Region options={lists.regions} />
    </>
  );
}

function Region({ options }: { options: QuestionnaireLists['regions'] }) {
  const country = useFieldValue('questionario.nazione');
  return country === DEFAULT_COUNTRY ? (
    <SelectField name="questionario.regione" label={copy.place.regione} options={options} />
  ) : null;
}

function Details() {
  return (
    <Section title={copy.details.title}>
      <TextField
        name="dettaglioAttivita.professione"
        label={copy.details.professione}
        autoComplete="organization-title"
      />
      <TextField
        name="dettaglioAttivita.settoreEconomico"
        label={copy.details.settoreEconomico}
        autoComplete="off"
      />
      <TextField
        name="dettaglioAttivita.attivitaSvolta"
        label={copy.details.attivitaSvolta}
        autoComplete="off"
      />
    </Section>
  );
}
