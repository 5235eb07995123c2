import { type RawBuilder, sql } from 'kysely';
import type { ComplaintRow } from './complaint-queries.ts';

type Reason = ComplaintRow['reason'];

/** Reasons that may mean a crime threatening life or safety (Article 18 of the Digital Services Act). */
export const mayThreatenLife: readonly Reason[] = ['minor', 'exploitation', 'violence', 'illegal_speech'];

/** Reasons that are about the service; a complaint for them is no notice of content. */
const aboutService: readonly Reason[] = ['payment', 'moderation', 'accessibility', 'service'];

/** Whether a complaint is a notice of content (Article 16), and not about the service. */
export const isNoticeOf = ({ kind, reason }: Pick<ComplaintRow, 'kind' | 'reason'>): boolean =>
  !aboutService.includes(reason) && !(reason === 'other' && kind === 'general');

/** Whether a complaint may wait for the end of a suspension: what may be about a life, or is about the service, never does. */
export const mayWait = (complaint: Pick<ComplaintRow, 'kind' | 'reason'>): boolean =>
  isNoticeOf(complaint) && !mayThreatenLife.includes(complaint.reason);

/** SQL: the same as `isNoticeOf` of a row of `complaint`. */
export const isNotice: RawBuilder<boolean> = sql<boolean>`(reason <> all(${aboutService}::text[])
  and not (reason = 'other' and kind = 'general'))`;

/** SQL: whether a complaint is decided before others: it may be about a life, or is a notice of a trusted flagger (Article 22). */
export const isUrgent: RawBuilder<boolean> = sql<boolean>`(trusted_flagger is not null or reason = any(${mayThreatenLife}::text[]))`;
