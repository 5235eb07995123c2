import type { Context } from '../../context/context.ts';
import { ApiError } from '../../domain/api-error.ts';
import { isSigned, signature } from '../../infrastructure/mail/signature.ts';
import { type MeasureRow, selectMeasure } from './suspension-queries.ts';

/** The key with which whoever a measure is about objects without a log-in: it is in the mail that says why, and in a refused log-in. */
export const objectionKey = (ctx: Pick<Context, 'keys'>, measureId: string): Promise<string> =>
  signature(ctx, 'objection', measureId);

/**
 * The warning or suspension that somebody objects to with the key of its mail.
 *
 * @throws ApiError `not_found` for another key, or in another pool
 */
export async function objectedMeasure(
  ctx: Context,
  pool: string,
  { measure: reference, key }: { measure: string; key?: string | undefined },
): Promise<MeasureRow> {
  const row = await selectMeasure(ctx.db, pool, reference);
  if (!row || !(await isSigned(ctx, 'objection', row.id, key))) throw new ApiError('not_found');
  return row;
}
