import { Fragment } from 'react';
import { businessQuestions, fundDestinations } from '../../../contract/questionnaire';
import { selfCertificationsCopy } from '../../../copy/self-certifications';
import { CheckboxGroup } from '../../../ui/fields/CheckboxGroup';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField';
import { TextField } from '../../../ui/fields/TextField';
import { useFieldFlag } from '../../../ui/form/useFieldValue';
import { Section } from '../../../ui/shell/Section';
import { ChoiceField } from './ChoiceField';
import { OwnOffice, RelatedOffice } from './Office';
import type { QuestionnaireLists } from './questionnaireLists';

const copy = selfCertificationsCopy.questionnaire;

const destinations = fundDestinations.map(({ name }) => ({
  name: `questionario.${name}`,
  label: copy.destination.options[name],
}));

export function QuestionnairePage({ lists }: { lists: QuestionnaireLists }) {
  return (
    <>
      <Section title={copy.business.title}>
        {businessQuestions.map(({ name }) => (
          <Fragment key={name}>
            <RadioGroupField name={`questionario.${name}`} label={copy.business[name]} />
            {name === 'relazioniCommerciali' && <TradeCountry options={lists.countries} />}
          </Fragment>
        ))}
      </Section>
      <Section title={copy.office.title} text={copy.office.text}>
        <OwnOffice lists={lists} />
        <RelatedOffice lists={lists} />
      </Section>
      <Section title={copy.destination.title}>
        <CheckboxGroup
          label={copy.destination.legend}
          hint={copy.destination.hint}
          options={destinations}
          errorName="questionario.trasferimentiNonUE"
        />
        <OtherDestination />
      </Section>
    </>
  );
}

function TradeCountry({ options }: { options: QuestionnaireLists['countries'] }) {
  return useFieldFlag('questionario.relazioniCommerciali') ? (
    <ChoiceField
      searched
      name="questionario.paeseRelazioniCommerciali"
      label={copy.business.paeseRelazioniCommerciali}
      options={options}
    />
  ) : null;
}

function OtherDestination() {
  return useFieldFlag('questionario.altro') ? (
    <TextField
      name="questionario.altroDescription"
      label={copy.destination.altroDescription}
      autoComplete="off"
      maxLength={200}
    />
  ) : null;
}
