import { emailKey } from '@velluto/rules';
import type { Kysely } from 'kysely';
import type { Clock } from '../../domain/clock.ts';
import type { Encryption } from '../encryption/encryption.ts';
import type { Database } from '../postgres/schema.ts';

/** Why nothing more is sent to an address: mails came back, or its owner reported one as unwanted. */
export type SuppressionReason = 'bounced' | 'complaint';

/** An entry of the list. */
export interface Suppression {
  reason: SuppressionReason;
  /** Codes of the mail server, such as `550 5.1.1`; empty when it gave none. */
  status: string;
  created_at: Date;
}

/** Addresses to which nothing more is sent. */
export interface Suppressions {
  /** Adds an address; the same address and reason again changes nothing. The pages of its members show it at the next poll. */
  add(address: string, reason: SuppressionReason, status: string): Promise<void>;
  /** The entries of an address. */
  of(address: string): Promise<Suppression[]>;
  /** Removes an address from the list, for one reason or for all; true when it was there. */
  lift(address: string, reason?: SuppressionReason): Promise<boolean>;
}

/** The list in the database. Addresses are kept as keyed hashes: it outlives accounts, and nobody can read it. */
export function suppressionList({
  db,
  encryption,
  clock,
}: {
  db: Kysely<Database>;
  encryption: Encryption;
  clock: Clock;
}): Suppressions {
  const keyOf = async (address: string) =>
    (await encryption.fingerprint(`suppression:${emailKey(address)}`)).toString('base64url');
  const refreshMembers = async (address: string) => {
    await db
      .updateTable('user_state')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('member_id', 'in', eb =>
        eb.selectFrom('account').select('member_id').where('email_key', '=', emailKey(address)),
      )
      .execute();
  };
  return {
    add: async (address, reason, status) => {
      await db
        .insertInto('mail_suppression')
        .values({ address_key: await keyOf(address), reason, status, created_at: clock.now() })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      await refreshMembers(address);
    },
    of: async address =>
      db
        .selectFrom('mail_suppression')
        .select(['reason', 'status', 'created_at'])
        .where('address_key', '=', await keyOf(address))
        .orderBy('created_at')
        .execute(),
    lift: async (address, reason) => {
      const all = db.deleteFrom('mail_suppression').where('address_key', '=', await keyOf(address));
      const chosen = reason === undefined ? all : all.where('reason', '=', reason);
      const { numDeletedRows } = await chosen.executeTakeFirst();
      const wasThere = numDeletedRows > 0n;
      if (wasThere) await refreshMembers(address);
      return wasThere;
    },
  };
}
