import { type ComplaintReason, report } from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import { toProblem } from '../../platform/map/problem.ts';
import type { Visit } from '../../platform/visit.ts';

/** What is reported. */
export type Reported =
  | { kind: 'profile'; profile: string }
  | { kind: 'photo'; photo: string }
  | { kind: 'message'; message: string };

/** Why, and what happened. */
export interface ReportWords {
  reason: ComplaintReason | '';
  text: string;
}

/** What is still missing in a report; words are needed where the reason alone says nothing. */
export const reportProblems = ({ reason, text }: ReportWords): { reason: boolean; text: boolean } => ({
  reason: reason === '',
  text: reason === 'other' && text.trim() === '',
});

/** Reports something; the answer has the reference. The same again, while it is undecided, gives the same one. */
export async function sendReport(
  visit: Visit,
  reported: Reported,
  { reason, text }: ReportWords,
): Promise<{ reference: string } | { problem: Problem }> {
  if (reason === '') return { problem: { code: 'invalid_request' } };
  try {
    const { complaint } = await report(visit.client, { ...reported, reason, text: text.trim() });
    return { reference: complaint.reference };
  } catch (error) {
    return { problem: toProblem(error) };
  }
}
