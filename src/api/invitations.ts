import { invitationCalls } from '../contract/calls/invitations';
import { invitationReaders } from './answers/invitations';
import './hooks';
import { injectCalls } from './injectCalls';

export const invitationsApi = injectCalls(invitationCalls, invitationReaders);

export const { usePromocodeCheckMutation } = invitationsApi;
