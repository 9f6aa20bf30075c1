import { contractCalls, reviewCalls, signCalls } from '../contract/calls/paperwork';
import { paperworkReaders } from './answers/paperwork';
import './hooks';
import { injectCalls } from './injectCalls';

export const paperworkApi = injectCalls({ ...contractCalls, ...signCalls, ...reviewCalls }, paperworkReaders);

export const { useStampaContrattoMutation } = paperworkApi;
