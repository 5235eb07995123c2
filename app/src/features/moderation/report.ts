import { type Complaint, type ComplaintReason, report } from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';
import { type FormErrors, requireFields } from '../../lib/problem.ts';

/** Reasons to report a member, the likeliest first. */
export const memberReportReasons: readonly ComplaintReason[] = [
  'harassment',
  'scam',
  'false_identity',
  'undeclared_fictional',
  'sexual_content',
  'intimate_images',
  'minor',
  'illegal_speech',
  'violence',
  'exploitation',
  'illegal_goods',
  'spam',
  'privacy',
  'intellectual_property',
  'other',
];

/** The reported profile, photo or message. */
export type ReportTarget =
  | { kind: 'profile'; profile: string }
  | { kind: 'photo'; photo: string }
  | { kind: 'message'; message: string };

/** Values of the report form. */
export interface ReportValues {
  reason: ComplaintReason | '';
  text: string;
}

/** Errors when the reason is missing, or a text that this reason needs. */
export const validateReport = (values: ReportValues): FormErrors<keyof ReportValues> | undefined =>
  requireFields(values, values.reason === 'other' ? ['text'] : ['reason']);

/** Reports something and returns what is stored of it. Reporting the same again, while undecided, returns the same. */
export async function sendReport(
  { client }: AppContext,
  reported: ReportTarget,
  { reason, text }: ReportValues,
): Promise<Complaint> {
  const { complaint } = await report(client, {
    ...reported,
    reason: reason as ComplaintReason, // the form makes sure that a reason is chosen
    text: text.trim(),
  });
  return complaint;
}
