import {
  ApiProblem,
  appeal,
  type Complaint,
  type ComplaintReason,
  type ComplaintsResponse,
  complain,
  getComplaint,
  getComplaints,
} from '@velluto/api-client';
import { canonicalEmail, emailProblem } from '@velluto/rules';
import type { AppContext } from '../../lib/app-context.ts';
import type { FormErrors } from '../../lib/problem.ts';
import { type LoadContext, RouteError, requireListPage } from '../../lib/router/route.ts';
import { memberReportReasons, type ReportValues } from './report.ts';

/** The complaint of a mailed link, or all complaints of the user; none for a visitor. */
export async function load({ client, search, app, signal }: LoadContext): Promise<ComplaintsResponse> {
  const reference = search.get('reference');
  const key = search.get('key');
  if (reference) {
    const query = { reference, ...(key ? { key } : {}) };
    try {
      const { complaint } = await getComplaint(client, query, { signal });
      return { complaints: [complaint], page: 1, pages: 1 };
    } catch (error) {
      // the reference is not well-formed, so there is no such complaint
      if (error instanceof ApiProblem && error.status === 400) throw new RouteError(404);
      throw error;
    }
  }
  if (app.session.state.user === null) return { complaints: [], page: 1, pages: 0 };
  const page = Math.trunc(Number(search.get('page'))) || 1;
  const list = await getComplaints(client, { page: Math.min(Math.max(page, 1), 500) }, { signal });
  requireListPage(page, list.pages);
  return list;
}

/** Reasons of a complaint, those about the service first. */
export const complaintReasons: readonly ComplaintReason[] = [
  'payment',
  'moderation',
  'service',
  'accessibility',
  ...memberReportReasons,
];

/** Values of the complaint form. Name and address are for visitors only. */
export interface ComplaintValues extends ReportValues {
  /** Address of what it is about, as typed. */
  url: string;
  name: string;
  email: string;
}

/** A warning or suspension because of misuse, and the key of its mail, by which whoever it is about objects without a log-in. */
export interface Objection {
  measure: string;
  key: string;
}

/** What the address says the complaint objects to; null for none. */
export function objectionIn(search: URLSearchParams): Objection | null {
  const [measure, key] = [search.get('measure'), search.get('key')];
  return measure && key ? { measure, key } : null;
}

/** Shortest text of a complaint or an appeal. */
const minTextLength = 10;

/** Checks the form; somebody who reports a minor may stay anonymous, and whoever is known gives no name. */
export function validateComplaint(
  { reason, text, name, email }: ComplaintValues,
  known: boolean,
): FormErrors<keyof ComplaintValues> | undefined {
  const unnamed = known || (reason === 'minor' && name.trim() === '' && email.trim() === '');
  const address = unnamed ? null : emailProblem(email);
  const fields: FormErrors<keyof ComplaintValues>['fields'] = {
    ...(reason === '' && { reason: 'required' }),
    ...(text.trim().length < minTextLength && { text: 'too_short' }),
    ...(!unnamed && name.trim().length < 2 && { name: 'too_short' }),
    ...(address && { email: address }),
  };
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}

/** Complains about the service, or about the person of the page; sending the same again returns the same complaint. */
export async function sendComplaint(
  { client, session }: AppContext,
  values: ComplaintValues,
  { profile, objection }: { profile: string | null; objection: Objection | null },
): Promise<Complaint> {
  const [name, email, url] = [values.name.trim(), canonicalEmail(values.email), values.url.trim()];
  const { complaint } = await complain(client, {
    reason: values.reason as ComplaintReason, // the form makes sure that a reason is chosen
    text: values.text.trim(),
    ...(profile ? { profile } : url && { url }),
    ...(session.state.user === null && name && email && { name, email }),
    ...objection,
  });
  return complaint;
}

/** Error when the text is empty. */
export const validateAppeal = ({ text }: { text: string }): FormErrors<'text'> | undefined =>
  text.trim().length < minTextLength ? { fields: { text: 'too_short' } } : undefined;

/** Appeals against a decision; `key` is that of a mailed link. */
export async function sendAppeal(
  { client }: AppContext,
  { reference, key, text }: { reference: string; key: string | null; text: string },
): Promise<Complaint> {
  const { complaint } = await appeal(client, { reference, text: text.trim(), ...(key && { key }) });
  return complaint;
}
