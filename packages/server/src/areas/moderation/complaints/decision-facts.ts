import type { ComplaintRow } from './complaint-queries.ts';

type Decision = ComplaintRow['decisions'][number];

/** Days within which a decision can be appealed: six months (Article 20 of the Digital Services Act). */
export const APPEAL_DAYS = 183;
const day = 86_400_000;

/** When the time for an appeal against a decision ends. */
export const appealEnd = ({ decided_at }: Pick<Decision, 'decided_at'>): Date =>
  new Date(decided_at.getTime() + APPEAL_DAYS * day);

/** Whether an outcome restricts a member. */
export const restricts = (outcome: Decision['outcome']): boolean =>
  outcome !== 'rejected' && outcome !== 'upheld';

/** The reasons that a party reads; decisions from before have one text for both. */
export const reasonsOf = (
  { reasons, reasons_affected }: Decision,
  role: ComplaintRow['parties'][number]['role'],
): string => (role === 'affected' ? (reasons_affected ?? reasons) : reasons);
