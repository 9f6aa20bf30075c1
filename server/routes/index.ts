import type { FastifyInstance } from 'fastify';
import { contractRoutes } from './contracts';
import { customerRoutes } from './customer';
import { invitationRoutes } from './invitations';
import { lookupRoutes } from './lookups';
import { onboardingRoutes } from './onboarding';
import { paperworkRoutes } from './paperwork';
import { questionnaireRoutes } from './questionnaire';
import { resumeRoutes } from './resume';
import { uploadRoutes } from './uploads';
import { validationRoutes } from './validation';

/** Every route of the contract's endpoint table, by the families of the spec's section 7. */
export const registerRoutes = (app: FastifyInstance): void => {
  onboardingRoutes(app);
  lookupRoutes(app);
  validationRoutes(app);
  customerRoutes(app);
  contractRoutes(app);
  questionnaireRoutes(app);
  invitationRoutes(app);
  uploadRoutes(app);
  resumeRoutes(app);
  paperworkRoutes(app);
};
