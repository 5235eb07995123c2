import { domainEvent } from '../../context/events.ts';
import type { Site } from '../../domain/sites/site.ts';
import type { Visit } from '../marketing/api.ts';

/** A visitor signed up; the address is not confirmed. */
export const memberJoined = domainEvent<{
  memberId: string;
  site: Site;
  country: string;
  /** What may be remembered of the visit that led to the sign-up; null for nothing. */
  visit: Visit | null;
}>('member.joined');

/** A member confirmed the e-mail address; `lockForConfirmation` was called before. */
export const memberConfirmed = domainEvent<{
  memberId: string;
  site: Site;
  /** What the member wrote at the sign-up, and to whom. */
  firstMessage: { to: string; text: string } | null;
}>('member.confirmed');

/** A new member turned out to have had an account before: what is given once is taken back. */
export const welcomeEnded = domainEvent<{ memberId: string }>('welcome.ended');
