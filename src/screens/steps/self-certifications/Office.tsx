import { OFFICE_ENDED } from '../../../contract/questionnaire';
import { selfCertificationsCopy } from '../../../copy/self-certifications';
import { MonthField } from '../../../ui/fields/MonthField';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField';
import { useFieldFlag, useFieldValue } from '../../../ui/form/useFieldValue';
import { ChoiceField } from './ChoiceField';
import type { QuestionnaireLists } from './questionnaireLists';

const copy = selfCertificationsCopy.questionnaire;
const path = (name: string): string => `questionario.${name}`;

interface OfficeFieldsProps {
  lists: QuestionnaireLists;
  /** '' for the applicant's own office, 'Legame' for the related person's. */
  suffix: '' | 'Legame';
  labels: { tipologia: string; area: string; durata: string; conclusione: string };
}

function OfficeFields({ lists, suffix, labels }: OfficeFieldsProps) {
  const duration = path(`durataIncaricoCaricaPolitica${suffix}`);
  return (
    <>
      <ChoiceField
        name={path(`tipologiaIncaricoPolitico${suffix}`)}
        label={labels.tipologia}
        options={lists.officeTypes}
      />
      <ChoiceField
        searched
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
          <ChoiceField
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
