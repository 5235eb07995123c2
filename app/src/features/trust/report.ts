import { type ComplaintReason, report } from '@velluto/api-client';
import type { AppContext } from '../../platform/app-context.ts';
import { type FormErrors, requireFields } from '../../platform/problem.ts';

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

/** What is reported. */
export type ReportTarget =
  | { kind: 'profile'; profile: string }
  | { kind: 'photo'; photo: string }
  | { kind: 'message'; message: string };

/** Why, and what happened. */
export interface ReportValues {
  reason: ComplaintReason | '';
  text: string;
}

/** Requires a reason, and a text where the reason alone says nothing. */
export const validateReport = (values: ReportValues): FormErrors<keyof ReportValues> | undefined =>
  requireFields(values, values.reason === 'other' ? ['text'] : ['reason']);

/** Reports something and gives the reference. The same again, while it is undecided, gives the same one. */
export async function sendReport(
  { client }: AppContext,
  reported: ReportTarget,
  { reason, text }: ReportValues,
): Promise<string> {
  const { complaint } = await report(client, {
    ...reported,
    reason: reason as ComplaintReason, // the form was refused without one
    text: text.trim(),
  });
  return complaint.reference;
}
