import { type Language, siteLanguage } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { OperatorError } from '../../../infrastructure/config/operator-error.ts';
import type { MisuseMeasureTable } from '../../../infrastructure/postgres/tables/moderation.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import type { ComplaintRow } from '../complaints/complaint-queries.ts';
import { selectAddressee, selectComplaints } from '../complaints/complaint-queries.ts';
import { selectId } from '../complaints/decision-queries.ts';

/** Whom an operator looks at: the reporter, the party who appealed, or the member of a complaint. */
export interface About {
  /** Reference of one of the complaints. */
  reference: string;
  misuse: MisuseMeasureTable['misuse'];
  /** Whose appeals, where both parties have appealed. */
  role?: Role | undefined;
}

/** Who made a complaint, or is restricted by the decision on it. */
export type Role = ComplaintRow['parties'][number]['role'];

/** Somebody who may misuse the service: a member, or whoever has an e-mail address. */
export interface Misuser {
  /** Id of a member, or a hash of the address, as complaints have it. */
  subject: string;
  memberId: string | null;
  name: string;
  email: string | null;
  language: Language;
  siteId: string;
  pool: string;
}

/**
 * Whom a misuse is about: the reporter, whoever appealed, or the reported member.
 *
 * @throws OperatorError where there is nobody
 */
export async function misuserOf(ctx: Context, db: Db, about: About): Promise<Misuser> {
  const id = await selectId(db, about.reference);
  const [row] = id === undefined ? [] : await selectComplaints(db, [id]);
  if (!row) throw new OperatorError('There is no complaint with this reference.');
  const { languages } = ctx.sites.byId(row.site_id);
  const { site_id: siteId, pool } = row;
  const person = about.misuse === 'illegal_content' ? await reported(db, row) : party(row, about);
  return { ...person, language: siteLanguage(languages, person.language), siteId, pool };
}

async function reported(db: Db, { about_id, about_origin }: ComplaintRow) {
  const member =
    about_id === null || about_origin !== 'member' ? undefined : await selectAddressee(db, about_id);
  if (!member) throw new OperatorError('It is about no private member who is still here.');
  const { id, name, email, language } = member;
  return { subject: id, memberId: id, name, email, language };
}

function party(row: ComplaintRow, { misuse, role }: About) {
  const appealed = row.parties.filter(({ appeal }) => appeal !== null);
  const candidates =
    misuse === 'unfounded_notices'
      ? row.parties.filter(candidate => candidate.role === 'reporter')
      : appealed.filter(candidate => role === undefined || candidate.role === role);
  const [found, ...more] = candidates;
  if (!found) throw new OperatorError('Nobody has appealed.');
  if (more.length > 0) throw new OperatorError('Both have appealed: say --role reporter or affected.');
  const subject = found.role === 'reporter' ? row.reporter_key : found.member_id;
  if (subject === null || (found.member_id === null && found.email === null))
    throw new OperatorError('Nobody knows who that was.');
  const { member_id: memberId, name, email, language } = found;
  return { subject, memberId, name, email, language };
}

/**
 * The reasons for a reader.
 *
 * @throws OperatorError for another language, and for a text that is too short or too long
 */
export function textFor(language: Language, reasons: { language: string; text: string }): string {
  if (reasons.language !== language)
    throw new OperatorError(`The reader reads "${language}": say --reasons ${language}=<text or @file>.`);
  const text = reasons.text.trim();
  if (text.length < 20 || text.length > 5000)
    throw new OperatorError('Give reasons in 20 to 5,000 characters: the cases, and why they are manifest.');
  return text;
}
