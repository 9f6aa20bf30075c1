/**
 * Injects every call at once. A page loads the calls that it makes; what replays a recording gets answers of
 * any page, and RTK Query's reducer cannot take that of a call which was not injected.
 */
import './contact';
import './customer';
import './invitations';
import './lookups';
import './onboarding';
import './paperwork';
import './questionnaire';
import './support';
import './uploads';
import './validation';
