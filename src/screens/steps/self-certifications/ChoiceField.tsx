import { FREE_TEXT_MAX_LENGTH } from '../../../contract/limits';
import { AutocompleteField } from '../../../ui/fields/AutocompleteField';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import type { Choice } from './questionnaireLists';

interface ChoiceFieldProps {
  name: string;
  label: string;
  options: readonly Choice[];
  searched?: boolean;
}

/** Where the back end has no such list, the applicant writes the answer. */
export function ChoiceField({ searched = false, options, ...look }: ChoiceFieldProps) {
  if (options.length === 0)
    return <TextField {...look} autoComplete="off" maxLength={FREE_TEXT_MAX_LENGTH} />;
  const List = searched ? AutocompleteField : SelectField;
  return <List {...look} options={options} />;
}
