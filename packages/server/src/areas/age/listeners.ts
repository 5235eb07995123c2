import type { Context } from '../../context/context.ts';
import type { Site } from '../../domain/sites/site.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { recordDeclaration } from './age.ts';

/** Notes that a new member declared to be old enough. */
export const noteAge = (
  ctx: Context,
  tx: Tx,
  { memberId, site, country }: { memberId: string; site: Site; country: string },
): Promise<void> => recordDeclaration(tx, memberId, { site, countries: [country] }, ctx.clock.now());
