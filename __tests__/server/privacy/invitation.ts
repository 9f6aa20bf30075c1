import type { NewInvitation } from '../../../server/repositories/invitations';
import { applicant } from '../seed';

export const invitationOf = (guid: string, createdAt: Date): NewInvitation => ({
  guid,
  createdAt,
  actorType: 'TITOLARE',
  codiceFiscale: applicant.cf,
  email: applicant.email,
  phoneNumber: applicant.cellulare,
  stepSlug: 'contact-info',
  type: 'x',
  contactId: 'x',
  stepNumber: 1,
  campaignUrl: '',
  encryptedReporterId: '',
  promoCode: '',
  analyticsId: '',
});
