import type { components } from '@velluto/api-client/schema';
import { dayOf, RECIPIENT_MONTHS } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import * as queries from './active-recipients-queries.ts';

/** The first moment of the month that is `months` after that of a moment, in UTC. */
const monthOf = (moment: Date, months = 0): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months, 1));

/**
 * Counts a member who is active for the first time in this month. Only the number of the month is kept, not who was counted. With demo
 * members nothing is counted, since everybody knows the passwords of their log-ins.
 *
 * @param lastActive the member's last activity before; null when the account was confirmed just now
 */
export async function countRecipient(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  db: Db,
  memberId: string,
  lastActive: Date | null,
): Promise<void> {
  const now = clock.now();
  const month = monthOf(now);
  if (config.demo || (lastActive && lastActive >= month)) return;
  await queries.countFirst(db, memberId, { month, now, confirmed: lastActive === null });
}

/**
 * The average of the last six whole months (Regulation (EU) 2022/2065, Art. 24 (2)), of a younger site of those since the first in which
 * a member was counted; undefined before that one has ended.
 */
export async function averageRecipients(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  siteId: string,
): Promise<components['schemas']['MonthlyRecipients'] | undefined> {
  const current = monthOf(clock.now());
  let from = monthOf(current, -RECIPIENT_MONTHS);
  const { first, sum } = await queries.selectMonths(db, siteId, from, current);
  if (first === null || new Date(first) >= current) return undefined;
  let months = RECIPIENT_MONTHS;
  while (from < new Date(first)) {
    from = monthOf(from, 1);
    months -= 1;
  }
  return {
    average: Math.round(sum / months),
    months,
    from: dayOf(from.getTime()),
    until: dayOf(current.getTime() - 1),
  };
}
