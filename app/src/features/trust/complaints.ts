import { ApiProblem, appeal, type Complaint, complain, type FieldError } from '@velluto/api-client';
import { emailProblem } from '@velluto/rules';
import type { FieldProblemCode, Problem } from '@velluto/ui/model';
import { toProblem } from '../../platform/map/problem.ts';
import type { Visit } from '../../platform/visit.ts';
import type { ReportWords } from './report.ts';

/** A complaint as it is typed. Name and address are asked of visitors only. */
export interface ComplaintValues extends ReportWords {
  name: string;
  email: string;
}

/** What is missing or refused, by field. */
export interface ComplaintProblems {
  reason?: boolean;
  text?: boolean;
  name?: boolean;
  email?: FieldProblemCode;
}

/** Shortest words of a complaint or an appeal. */
export const shortestWords = 10;

/** What is missing; whoever tells of somebody under 18 may stay unnamed. */
export function complaintProblems(values: ComplaintValues, member: boolean): ComplaintProblems {
  const { reason, text, name, email } = values;
  const unnamed = member || (reason === 'minor' && name.trim() === '' && email.trim() === '');
  const address = unnamed ? null : emailProblem(email);
  return {
    ...(reason === '' ? { reason: true } : {}),
    ...(text.trim().length < shortestWords ? { text: true } : {}),
    ...(!unnamed && name.trim().length < 2 ? { name: true } : {}),
    ...(address ? { email: address } : {}),
  };
}

const refusedFields = (errors: readonly FieldError[]): ComplaintProblems => {
  const email = errors.find(({ field }) => field === 'email');
  const has = (name: string) => errors.some(({ field }) => field === name);
  return {
    ...(has('text') ? { text: true } : {}),
    ...(has('name') ? { name: true } : {}),
    ...(email ? { email: email.code } : {}),
  };
};

/** Why a call came to nothing: fields, or the whole. */
export interface ComplaintRefused {
  fields?: ComplaintProblems;
  problem?: Problem;
}

function refused(error: unknown): ComplaintRefused {
  const fields = error instanceof ApiProblem ? refusedFields(error.fields) : {};
  return Object.keys(fields).length > 0 ? { fields } : { problem: toProblem(error) };
}

/** Complains about the service, or about the person of the page; the same again gives the same complaint. */
export async function sendComplaint(
  visit: Visit,
  values: ComplaintValues,
  profile: string | null,
): Promise<{ complaint: Complaint } | ComplaintRefused> {
  const member = visit.session.state.user !== null;
  const fields = complaintProblems(values, member);
  const { reason } = values;
  if (reason === '' || Object.keys(fields).length > 0) return { fields };
  const [name, email] = [values.name.trim(), values.email.trim()];
  try {
    return await complain(visit.client, {
      ...{ reason, text: values.text.trim() },
      ...(profile ? { profile } : {}),
      ...(!member && name && email ? { name, email } : {}),
    });
  } catch (error) {
    return refused(error);
  }
}

/** Appeals against a decision; `key` is that of a mailed link. */
export async function sendAppeal(
  visit: Visit,
  about: { reference: string; key: string | null; text: string },
): Promise<{ complaint: Complaint } | ComplaintRefused> {
  const { reference, key } = about;
  const text = about.text.trim();
  if (text.length < shortestWords) return { fields: { text: true } };
  try {
    return await appeal(visit.client, { reference, text, ...(key ? { key } : {}) });
  } catch (error) {
    return refused(error);
  }
}
