import { contractCalls, reviewCalls, signCalls } from '../contract/calls/paperwork';
import './hooks';
import { injectCalls } from './injectCalls';

export const paperworkApi = injectCalls({ ...contractCalls, ...signCalls, ...reviewCalls });

export const { useStampaContrattoMutation } = paperworkApi;
