import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { members } from './0001-members.ts';
import { conversations } from './0002-conversations.ts';
import { money } from './0003-money.ts';
import { mail } from './0004-mail.ts';
import { heldLikes } from './0005-held-likes.ts';
import { notices } from './0006-notices.ts';
import { messageNotices } from './0006-notices-of-messages.ts';
import { account } from './0007-account.ts';
import { trust } from './0008-trust.ts';
import { complaints } from './0008b-complaints.ts';
import { discover } from './0009-discover.ts';
import { lookingFor } from './0009-looking-for.ts';
import { chat } from './0010-chat.ts';
import { moneyComplete } from './0011-money-complete.ts';
import { directDebit } from './0012-direct-debit.ts';
import { sessionVersion } from './0014-session-version.ts';
import { searchOrder } from './0016-search-order.ts';
import { spendingPause } from './0016-spending-pause.ts';
import { onePause } from './0017-one-pause.ts';
import { soughtInOrder } from './0017-sought-in-order.ts';
import { secondFactor } from './0018-second-factor.ts';
import { memberTally } from './0019-member-tally.ts';
import { tallyInIndex } from './0020-tally-in-index.ts';
import { firstMessageTold } from './0021-first-message-told.ts';
import { usesStay } from './0022-uses-stay.ts';
import { invisibleTold } from './0023-invisible-told.ts';
import { pushOfSessions } from './0024-push-of-sessions.ts';
import { debitPromises } from './0026-debit-promises.ts';
import { appealedStandAlone } from './0028-appealed-stand-alone.ts';
import { namesSeen } from './0029-names-seen.ts';
import { paidBack } from './0030-paid-back.ts';
import { loginCodes } from './0031-login-codes.ts';
import { storageKeys } from './0032-storage-keys.ts';
import { appealsOfBoth } from './0033-appeals-of-both.ts';

/** All migrations by name, in the order of their names. Add at the end; never change one that was released. */
export const migrations: Record<string, Migration> = {
  '0001-members': members,
  '0002-conversations': conversations,
  '0003-money': money,
  '0004-mail': mail,
  '0005-held-likes': heldLikes,
  '0006-notices': notices,
  '0006-notices-of-messages': messageNotices,
  '0007-account': account,
  '0008-trust': trust,
  '0008b-complaints': complaints,
  '0009-discover': discover,
  '0009-looking-for': lookingFor,
  '0010-chat': chat,
  '0011-money-complete': moneyComplete,
  '0012-direct-debit': directDebit,
  '0014-session-version': sessionVersion,
  '0016-search-order': searchOrder,
  '0016-spending-pause': spendingPause,
  '0017-one-pause': onePause,
  '0017-sought-in-order': soughtInOrder,
  '0018-second-factor': secondFactor,
  '0019-member-tally': memberTally,
  '0020-tally-in-index': tallyInIndex,
  '0021-first-message-told': firstMessageTold,
  '0022-uses-stay': usesStay,
  '0023-invisible-told': invisibleTold,
  '0024-push-of-sessions': pushOfSessions,
  '0026-debit-promises': debitPromises,
  '0028-appealed-stand-alone': appealedStandAlone,
  '0029-names-seen': namesSeen,
  '0030-paid-back': paidBack,
  '0031-login-codes': loginCodes,
  '0032-storage-keys': storageKeys,
  '0033-appeals-of-both': appealsOfBoth,
};

/** Brings the database to the newest version; several processes may try at once, one of them does the work. */
export async function migrate<Database>(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    ...{ db, provider: { getMigrations: async () => migrations } },
    // work that went on side by side brings a lower number after a higher one was used
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  const failed = results?.find(result => result.status === 'Error');
  if (error) {
    const where = failed ? ` at ${failed.migrationName}` : '';
    throw new Error(`The database could not be brought to the current version${where}.`, { cause: error });
  }
}
