import { stepTable } from '../../src/contract/steps/table';
import type { Step } from '../../src/contract/wire';
import type { Config } from '../config';
import { numberOf } from '../domain/sequence';

/** It contains no data of the request. */
export const thanksStep = ({ STEP_NUMBERING }: Pick<Config, 'STEP_NUMBERING'>, guid: string): Step => ({
  number: numberOf('thanks', STEP_NUMBERING),
  name: stepTable.thanks.title,
  widgets: [],
  contactId: '',
  guid,
  invitations: [],
  contracts: [],
  paperworkList: [],
  errorMessage: [],
});
