import { domainEvent } from '../../context/events.ts';

/** Every access of a member ended: sessions, and what was requested before to get one. */
export const accessRevoked = domainEvent<{ memberId: string }>('access.revoked');

/** Some sessions of a member ended otherwise than by logging out: one, or all but one. */
export const sessionsRevoked = domainEvent<{ memberId: string } & ({ only: Buffer } | { except: Buffer })>(
  'sessions.revoked',
);
