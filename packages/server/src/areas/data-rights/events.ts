import { domainEvent } from '../../context/events.ts';

/** A member deletes the account, which can be undone for some days; the member is hidden in the same transaction. */
export const accountDeleted = domainEvent<{
  memberId: string;
  /** Id of the deletion. */
  deletion: string;
  at: Date;
  /** Withdrawals that count for the next account of the same person too. */
  withdrawals: Date[];
}>('account.deleted');

/** A deletion was undone. */
export const accountRestored = domainEvent<{ memberId: string; deletion: string }>('account.restored');

/** A member is erased: listeners see the rows, which are deleted in the same transaction after them. The wallet is locked. */
export const memberErased = domainEvent<{ memberId: string; pool: string }>('member.erased');
