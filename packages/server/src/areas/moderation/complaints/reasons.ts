import { type Language, siteLanguage } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { OperatorError } from '../../../infrastructure/config/operator-error.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import type { ComplaintRow } from './complaint-queries.ts';
import { selectAddressee } from './complaint-queries.ts';

type Role = ComplaintRow['parties'][number]['role'];

/** Reasons of a decision by reader, each with the language it is written in. */
export type Reasons = { [Reader in Role]?: { language: string; text: string } | undefined };

/** Languages of those who read a decision; `affected` is null when nobody can be restricted. */
export interface Readers {
  reporter: Language;
  affected: Language | null;
  /** Whether the member was restricted before, and so learns of each further decision. */
  affectedReads: boolean;
}

/** Who reads the decision on a complaint, and in which language. */
export async function readersOf(ctx: Context, db: Db, row: ComplaintRow): Promise<Readers> {
  const { languages } = ctx.sites.byId(row.site_id);
  const partyIn = (role: Role) => row.parties.find(party => party.role === role);
  const affected =
    partyIn('affected') ?? (row.about_id === null ? undefined : await selectAddressee(db, row.about_id));
  return {
    reporter: siteLanguage(languages, partyIn('reporter')?.language ?? ''),
    affected: affected ? siteLanguage(languages, affected.language) : null,
    affectedReads: partyIn('affected') !== undefined,
  };
}

/**
 * The texts that each reader of a decision gets.
 *
 * @param restricts whether the decision restricts the member, who then reads it
 * @throws OperatorError when a reader has no text in their language, or one too short or too long; when there is a text without reader
 */
export function reasonsFor(
  { reporter, affected, affectedReads }: Readers,
  given: Reasons,
  restricts: boolean,
): { reporter: string; affected: string | null } {
  const reads = affected !== null && (restricts || affectedReads);
  if (!reads && given.affected) {
    throw new OperatorError('The decision restricts nobody: give reasons for the reporter only.');
  }
  return {
    reporter: textFor('reporter', reporter, given),
    affected: reads ? textFor('affected', affected, given) : null,
  };
}

function textFor(role: Role, language: Language, given: Reasons): string {
  const reasons = given[role];
  if (reasons?.language !== language) {
    throw new OperatorError(
      `The ${role} reads "${language}": add --reasons ${role}.${language}=<text or @file>.`,
    );
  }
  const text = reasons.text.trim();
  if (text.length < 20 || text.length > 5000) {
    throw new OperatorError(
      `Give the ${role} reasons in 20 to 5,000 characters: the facts, and how they break the rule.`,
    );
  }
  return text;
}
