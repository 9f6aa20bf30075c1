import { fields, filled, listed } from './reading';

export const invitationReaders = {
  legacyInvitation: listed(fields<{ readonly campaignUrl?: string }>({ campaignUrl: filled })),
};
