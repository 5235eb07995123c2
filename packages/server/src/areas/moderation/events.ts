import { domainEvent } from '../../context/events.ts';

/** A member blocked another. Deliveries to both are locked. */
export const memberBlocked = domainEvent<{ blocker: string; blocked: string }>('member.blocked');

/** A member lifted a block; the other one may block too. Deliveries to both are locked. */
export const memberUnblocked = domainEvent<{ blocker: string; blocked: string }>('member.unblocked');

/**
 * A member was hidden from everybody, by the deletion or the closing of the account; deliveries to the member and their wallet
 * are locked. `forGood` when the member did not decide it.
 */
export const memberHidden = domainEvent<{ memberId: string; forGood: boolean }>('member.hidden');

/** A hidden member is shown again. Deliveries to the member are locked. */
export const memberShown = domainEvent<{ memberId: string }>('member.shown');

/** A decision closed an account. */
export const accountClosed = domainEvent<{
  memberId: string;
  /** Tells this decision from others about the member. */
  decision: string;
  /** The decision rests on fraud. */
  fraud: boolean;
}>('account.closed');
