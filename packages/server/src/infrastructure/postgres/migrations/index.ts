import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { codeOf } from '../../../domain/start-error.ts';
import { members } from './0001-members.ts';
import { conversations } from './0002-conversations.ts';
import { money } from './0003-money.ts';
import { mail } from './0004-mail.ts';
import { heldLikes } from './0005-held-likes.ts';
import { notices } from './0006-notices.ts';
import { account } from './0007-account.ts';
import { blocksAndInvisibleMode } from './0008-blocks-and-invisible-mode.ts';
import { complaints } from './0009-complaints.ts';
import { discover } from './0010-discover.ts';
import { lookingFor } from './0011-looking-for.ts';
import { messageKinds } from './0012-message-kinds.ts';
import { refundsLimitsReceipts } from './0013-refunds-limits-receipts.ts';
import { directDebit } from './0014-direct-debit.ts';
import { sessionVersion } from './0015-session-version.ts';
import { searchIndexes } from './0016-search-indexes.ts';
import { spendingPause } from './0017-spending-pause.ts';
import { searchIndexesLookingFor } from './0018-search-indexes-looking-for.ts';
import { secondFactor } from './0019-second-factor.ts';
import { memberTally } from './0020-member-tally.ts';
import { memberTallyIndex } from './0021-member-tally-index.ts';
import { keepDiscountUses } from './0022-keep-discount-uses.ts';
import { invisibleModeVersion } from './0023-invisible-mode-version.ts';
import { pushSession } from './0024-push-session.ts';
import { debitNoticeDays } from './0025-debit-notice-days.ts';
import { appealedComplaints } from './0026-appealed-complaints.ts';
import { invisibleCharacters } from './0027-invisible-characters.ts';
import { refundedMessagesIndex } from './0028-refunded-messages-index.ts';
import { loginCodes } from './0029-login-codes.ts';
import { storageKeys } from './0030-storage-keys.ts';
import { appealRounds } from './0031-appeal-rounds.ts';
import { sqlFunctions } from './0032-sql-functions.ts';
import { fetchedMessages } from './0033-fetched-messages.ts';
import { profileViews } from './0034-profile-views.ts';
import { creditLotsIndex } from './0035-credit-lots-index.ts';
import { forgetUnaskedSources } from './0036-forget-unasked-sources.ts';
import { unprovedAddresses } from './0037-unproved-addresses.ts';
import { signupNext } from './0038-signup-next.ts';
import { discountsForStaying } from './0039-discounts-for-staying.ts';
import { beginRequests } from './0040-begin-requests.ts';
import { priceHistory } from './0041-price-history.ts';
import { groundsOfDecisions } from './0042-grounds-of-decisions.ts';
import { preferences } from './0043-preferences.ts';
import { openToVisitors } from './0044-open-to-visitors.ts';
import { cancellations } from './0045-cancellations.ts';
import { repaymentsOfClosedAccounts } from './0046-repayments-of-closed-accounts.ts';
import { consentToSharing } from './0047-consent-to-sharing.ts';
import { proofOfAge } from './0048-proof-of-age.ts';
import { newLikesOfMembers } from './0049-new-likes-of-members.ts';
import { profilesByCompany } from './0050-profiles-by-company.ts';
import { deletedPurchaseDetails } from './0051-deleted-purchase-details.ts';
import { newLikesAsMarked } from './0052-new-likes-as-marked.ts';
import { requestsForProofOfAge } from './0053-requests-for-proof-of-age.ts';
import { identityMarks } from './0054-identity-marks.ts';
import { advertisingConsent } from './0055-advertising-consent.ts';
import { tallyByOrigin } from './0056-tally-by-origin.ts';
import { mailDelivery } from './0057-mail-delivery.ts';
import { declarations } from './0058-declarations.ts';
import { waitingCredits } from './0059-waiting-credits.ts';
import { statementsOfReasons } from './0060-statements-of-reasons.ts';
import { informedAuthorities } from './0061-informed-authorities.ts';
import { subscriptionsEndedByDeclarations } from './0062-subscriptions-ended-by-declarations.ts';
import { monthlyRecipients } from './0063-monthly-recipients.ts';
import { transparencyRecords } from './0064-transparency-records.ts';
import { payers } from './0065-payers.ts';
import { oneRuleOfVisibility } from './0066-one-rule-of-visibility.ts';
import { misuse } from './0067-misuse.ts';
import { activationCodes } from './0068-activation-codes.ts';
import { sessionPositions } from './0069-session-positions.ts';
import { ledgerPeriods } from './0070-ledger-periods.ts';
import { poolMoves } from './0071-pool-moves.ts';
import { applyFunctions } from './functions.ts';
import { renameRecorded } from './renamed.ts';

/** All migrations by name, in the order of their names. Add at the end; never change one that was released. */
export const migrations: Record<string, Migration> = {
  '0001-members': members,
  '0002-conversations': conversations,
  '0003-money': money,
  '0004-mail': mail,
  '0005-held-likes': heldLikes,
  '0006-notices': notices,
  '0007-account': account,
  '0008-blocks-and-invisible-mode': blocksAndInvisibleMode,
  '0009-complaints': complaints,
  '0010-discover': discover,
  '0011-looking-for': lookingFor,
  '0012-message-kinds': messageKinds,
  '0013-refunds-limits-receipts': refundsLimitsReceipts,
  '0014-direct-debit': directDebit,
  '0015-session-version': sessionVersion,
  '0016-search-indexes': searchIndexes,
  '0017-spending-pause': spendingPause,
  '0018-search-indexes-looking-for': searchIndexesLookingFor,
  '0019-second-factor': secondFactor,
  '0020-member-tally': memberTally,
  '0021-member-tally-index': memberTallyIndex,
  '0022-keep-discount-uses': keepDiscountUses,
  '0023-invisible-mode-version': invisibleModeVersion,
  '0024-push-session': pushSession,
  '0025-debit-notice-days': debitNoticeDays,
  '0026-appealed-complaints': appealedComplaints,
  '0027-invisible-characters': invisibleCharacters,
  '0028-refunded-messages-index': refundedMessagesIndex,
  '0029-login-codes': loginCodes,
  '0030-storage-keys': storageKeys,
  '0031-appeal-rounds': appealRounds,
  '0032-sql-functions': sqlFunctions,
  '0033-fetched-messages': fetchedMessages,
  '0034-profile-views': profileViews,
  '0035-credit-lots-index': creditLotsIndex,
  '0036-forget-unasked-sources': forgetUnaskedSources,
  '0037-unproved-addresses': unprovedAddresses,
  '0038-signup-next': signupNext,
  '0039-discounts-for-staying': discountsForStaying,
  '0040-begin-requests': beginRequests,
  '0041-price-history': priceHistory,
  '0042-grounds-of-decisions': groundsOfDecisions,
  '0043-preferences': preferences,
  '0044-open-to-visitors': openToVisitors,
  '0045-cancellations': cancellations,
  '0046-repayments-of-closed-accounts': repaymentsOfClosedAccounts,
  '0047-consent-to-sharing': consentToSharing,
  '0048-proof-of-age': proofOfAge,
  '0049-new-likes-of-members': newLikesOfMembers,
  '0050-profiles-by-company': profilesByCompany,
  '0051-deleted-purchase-details': deletedPurchaseDetails,
  '0052-new-likes-as-marked': newLikesAsMarked,
  '0053-requests-for-proof-of-age': requestsForProofOfAge,
  '0054-identity-marks': identityMarks,
  '0055-advertising-consent': advertisingConsent,
  '0056-tally-by-origin': tallyByOrigin,
  '0057-mail-delivery': mailDelivery,
  '0058-declarations': declarations,
  '0059-waiting-credits': waitingCredits,
  '0060-statements-of-reasons': statementsOfReasons,
  '0061-informed-authorities': informedAuthorities,
  '0062-subscriptions-ended-by-declarations': subscriptionsEndedByDeclarations,
  '0063-monthly-recipients': monthlyRecipients,
  '0064-transparency-records': transparencyRecords,
  '0065-payers': payers,
  '0066-one-rule-of-visibility': oneRuleOfVisibility,
  '0067-misuse': misuse,
  '0068-activation-codes': activationCodes,
  '0069-session-positions': sessionPositions,
  '0070-ledger-periods': ledgerPeriods,
  '0071-pool-moves': poolMoves,
};

/** The name of the newest migration of this version. */
export const newestMigration = Object.keys(migrations).toSorted().at(-1) ?? '';

/** What a migration waits for a table at once: every call that wants the table waits behind it. */
const LOCK_TIMEOUT = '1s';
/** Milliseconds between two tries. */
const PAUSE = 1_000;
/** After so many tries a migration is given up: something holds a table for a quarter of an hour. */
const TRIES = 900;
/** Another transaction held a table, or the two waited for each other. */
const busy: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

/**
 * Brings the database to the newest version: runs the migrations that are missing, then replaces the functions that changed.
 * Several processes may call it at once; one of them does the work. Servers of the previous version go on meanwhile: a table that a long
 * statement reads, such as a backup, is asked for again and again instead of stopping everybody behind it.
 *
 * @param all migrations by name; those of this version when left out
 */
export async function migrate<Database>(db: Kysely<Database>, all = migrations): Promise<void> {
  await renameRecorded(db);
  for (let tries = 1; ; tries++) {
    const { error, results } = await migrateOnce(db, all);
    if (error === undefined) break;
    if (busy.has(codeOf(error)) && tries < TRIES) {
      await setTimeout(PAUSE);
      continue;
    }
    const failed = results?.find(result => result.status === 'Error');
    const where = failed ? ` at ${failed.migrationName}` : '';
    throw new Error(`The database could not be brought to the current version${where}.`, { cause: error });
  }
  await applyFunctions(db);
}

/** Runs the migrations that are missing in one transaction, which changes nothing when one of them fails. */
const migrateOnce = <Database>(db: Kysely<Database>, all: Record<string, Migration>) =>
  db.connection().execute(async connection => {
    await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, false)`.execute(connection);
    try {
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: async () => all },
        // a branch that is merged late may add a lower number after a higher one was applied
        allowUnorderedMigrations: true,
      });
      return await migrator.migrateToLatest();
    } finally {
      await sql`reset lock_timeout`.execute(connection);
    }
  });
