import { OFFICE_ENDED } from '../../../contract/questionnaire';
import { selfCertificationsCopy } from '../../../copy/self-certifications';
import { AutocompleteField } from '../../../ui/fields/AutocompleteField';
import { MonthField } from '../../../ui/fields/MonthField';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField';
import { SelectField } from '../../../ui/fields/SelectField';
import { useFieldFlag, useFieldValue } from '../../../ui/form/useFieldValue';
import type { QuestionnaireLists } from './useQuestionnaire';

const copy = selfCertificationsCopy.questionnaire;
const path = (name: string): string => `questionario.${name}`;

interface OfficeFieldsProps {
  lists: QuestionnaireLists;
  /** '' for the applicant's own office, 'Legame' for the related person's. */
  suffix: '' | 'Legame';
  labels: { tipologia: string; area: string; durata: string; conclusione: string };
}

/** The fields of a public office: type, country or area, duration, and end if it has ended. */
function OfficeFields({ lists, suffix, labels }: OfficeFieldsProps) {
  const duration = path(`durataIncaricoCaricaPolitica${suffix}`);
  return (
    <>
      <SelectField
        name={path(`tipologiaIncaricoPolitico${suffix}`)}
        label={labels.tipologia}
        options={lists.officeTypes}
      />
      <AutocompleteField
        name={path(`areaGeograficaSvolgimentoIncaricoPolitico${suffix}`)}
        label={labels.area}
        options={lists.countries}
      />
      <RadioGroupField name={duration} label={labels.durata} options={copy.durations} />
      <OfficeEnd
        duration={duration}
        name={path(`conclusioneCaricaPolitica${suffix}`)}
        label={labels.conclusione}
      />
    </>
  );
}

function OfficeEnd({ duration, name, label }: { duration: string; name: string; label: string }) {
  return useFieldValue(duration) === OFFICE_ENDED ? <MonthField name={name} label={label} /> : null;
}

export function OwnOffice({ lists }: { lists: QuestionnaireLists }) {
  const name = path('funzionePolitica');
  return (
    <>
      <RadioGroupField name={name} label={copy.office.funzionePolitica} />
      {useFieldFlag(name) && <OfficeFields lists={lists} suffix="" labels={copy.office} />}
    </>
  );
}

export function RelatedOffice({ lists }: { lists: QuestionnaireLists }) {
  const name = path('funzionePoliticaLegame');
  return (
    <>
      <RadioGroupField name={name} label={copy.relative.funzionePoliticaLegame} />
      {useFieldFlag(name) && (
        <>
          <SelectField
            name={path('tipoLegame')}
            label={copy.relative.tipoLegame}
            options={lists.relationshipTypes}
          />
          <OfficeFields lists={lists} suffix="Legame" labels={copy.relative} />
        </>
      )}
    </>
  );
}
