import { signupsAllowed } from '@velluto/rules';
import type { Visit } from '../../platform/visit.ts';

/** Whether this visitor may not sign up: it is closed, or open only to those who came by an advertising link. */
export const signupsClosed = ({ site, traffic }: Visit): boolean =>
  !signupsAllowed(site.signups, traffic.remembered || traffic.source !== null);
