import type { FastifyInstance } from 'fastify';
import { contractRoutes } from './contracts';
import { customerRoutes } from './customer';
import { invitationRoutes } from './invitations';
import { lookupRoutes } from './lookups';
import { onboardingRoutes } from './onboarding';
import { paperworkRoutes } from './paperwork';
import { questionnaireRoutes } from './questionnaire';
import { resumeRoutes } from './resume';
import { supportRoutes } from './support';
import { uploadRoutes } from './uploads';
import { validationRoutes } from './validation';

/** Grouped as in the specification's section 7. */
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
  supportRoutes(app);
};
