/** Invitations and promo codes (spec, 7.7). */
import { emptyApi, mutation } from './emptyApi';
import './hooks';

export const invitationsApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    invitations: mutation(build, 'invitations'),
    legacyInvitation: mutation(build, 'legacyInvitation'),
    promocodeCheck: mutation(build, 'promocodeCheck'),
  }),
});

export const { usePromocodeCheckMutation } = invitationsApi;
