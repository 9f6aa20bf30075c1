import { invitationCalls } from '../contract/calls/invitations';
import './hooks';
import { injectCalls } from './injectCalls';

export const invitationsApi = injectCalls(invitationCalls);

export const { usePromocodeCheckMutation } = invitationsApi;
