import type { components } from '@velluto/api-client/schema';
import { canonicalEmail, emailKey, emailProblem, type Language } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import type { SignedIn } from '../../../context/signed-in.ts';
import { invalidFields } from '../../../domain/api-error.ts';
import { cleanText } from '../../../domain/message-text.ts';
import type { Site } from '../../../domain/sites/site.ts';
import * as queries from './complaint-queries.ts';
import { hashOf } from './subject.ts';

/** Complaints that a member may make within a day, since each costs an operator time. */
const PER_DAY = 20;
/** The same for an unconfirmed address, since each complaint sends a mail to it. */
export const PER_ADDRESS = 3;

/** Where a complaint is made and in which language. */
export interface Visit {
  site: Site;
  language: Language;
}

type ComplaintRequest = components['schemas']['ComplaintRequest'];

/** The person who makes a complaint. */
export interface Reporter {
  key: string;
  memberId: string | null;
  name: string;
  email: string | null;
  perDay: number;
}

/** A member. */
export async function memberReporter(
  ctx: Context,
  { id, name }: Pick<SignedIn, 'id' | 'name'>,
): Promise<Reporter> {
  const email = (await queries.selectAddressee(ctx.db, id))?.email ?? null;
  return { key: id, memberId: id, name, email, perDay: PER_DAY };
}

/**
 * A person who is not logged in.
 *
 * @throws ApiError `invalid_request`
 */
export function visitorReporter({ site }: Visit, sent: ComplaintRequest): Reporter {
  const name = cleanText(sent.name ?? '');
  const email = canonicalEmail(sent.email ?? '');
  // harm to children may be reported anonymously (Article 16, paragraph 2, letter c, of the Digital Services Act)
  const anonymous = sent.reason === 'minor' && name === '' && email === '';
  if (!anonymous) {
    if (name === '') throw invalidFields({ field: 'name', code: 'required' });
    if (!isMailableName(name)) throw invalidFields({ field: 'name', code: 'format' });
    const problem = emailProblem(email);
    if (problem) throw invalidFields({ field: 'email', code: problem });
  }
  const key = anonymous ? `anonymous:${site.pool}` : addressKey(site, email);
  const perDay = anonymous ? Number.POSITIVE_INFINITY : PER_ADDRESS;
  return { key, memberId: null, name: anonymous ? '' : name, email: anonymous ? null : email, perDay };
}

/** The name goes into a mail to an address that nobody has confirmed: it can carry no message. */
export const isMailableName = (name: string) =>
  /^[\p{L}\p{M}][\p{L}\p{M} '’.-]{1,59}$/u.test(name) && !/\.\S/.test(name);

const addressKey = ({ pool }: Pick<Site, 'pool'>, email: string) =>
  `mail:${hashOf(`${pool}:${emailKey(email)}`)}`;

/** The author of a request that a person has to look into: a member, or a visitor with a valid address. */
export type SupportClient = Pick<SignedIn, 'id' | 'name'> | { email: string; name: string };

/** A visitor with a valid address, for whom a complaint is filed. */
export function addressReporter(
  { site }: Visit,
  { email, name: typed }: { email: string; name: string },
): Reporter {
  const name = cleanText(typed);
  return {
    key: addressKey(site, email),
    memberId: null,
    name: isMailableName(name) ? name : email,
    email,
    perDay: Number.POSITIVE_INFINITY,
  };
}
